import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { chainForecastSchema } from '@contract/approvals/foresee-chain'
import { HOLIDAY_KINDS } from '@contract/modules/leave/holiday.resource'
import { leaveTypeResource } from '@contract/modules/leave/leave-type.resource'
import { EMPLOYMENT_TYPES } from '@contract/people/employee.resource'

/** GET /leave/without-account: whom HR may ask leave for. */
export const withoutAccountSchema = z.object({ id: idSchema, name: z.string(), detail: z.string() })
export type EmployeeWithoutAccount = z.infer<typeof withoutAccountSchema>

const day = z.object({
  on: dateText,
  part: z.enum(['full', 'am', 'pm', 'hours']),
  day_kind: z.enum(['work', 'rest', 'regular_holiday', 'special_holiday']),
  holiday: z.string().nullable(),
  charged: z.string(),
  paid: z.string(),
})
export type LeaveDayRow = z.infer<typeof day>

/** `path` is the field of the form that it stands beside; `code` is also the key of its words. */
const problem = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  dates: z.array(dateText),
})
export type LeavePreviewProblem = z.infer<typeof problem>

export const leavePreviewSchema = z.object({
  days: z.array(day),
  total: z.string(),
  paid_days: z.string(),
  unpaid_days: z.string(),
  /** By the year of the balance; empty where the type keeps none. */
  balances: z.array(z.object({ year: z.number().int(), available: z.string(), after: z.string() })),
  problems: z.array(problem),
  /** Told, never refused. Names of colleagues, no types. */
  cover: z.array(
    z.object({
      on: dateText,
      away: z.array(z.string()),
      present: z.number().int(),
      short: z.boolean(),
      reliever_away: z.boolean(),
    }),
  ),
  documents: z.object({ required: z.boolean(), due: dateText.nullable() }),
  /** Who will be asked; nobody yet while nothing is counted. */
  asked: chainForecastSchema.nullable(),
  /** Of leave whose length is the law's: the last day it may have from this first one. */
  last_day: dateText.nullable(),
})
export type LeavePreview = z.infer<typeof leavePreviewSchema>

const fraction = z.object({
  on: dateText,
  part: z.enum(['full', 'am', 'pm', 'hours']),
  fraction: z.number().int(),
})
const balance = z.object({
  year: z.number().int(),
  entitled: z.string(),
  reserved: z.string(),
  used: z.string(),
  available: z.string(),
})

/**
 * GET /leave/choices: all that the form of the one who asks stands on. `employee_id` is null for an account that is
 * nobody's: it asks for nothing.
 */
export const leaveChoicesSchema = z.object({
  employee_id: idSchema.nullable(),
  employee_name: z.string().nullable(),
  today: dateText,
  types: z.array(
    shownSchema(leaveTypeResource).extend({
      keeps_balance: z.boolean(),
      /** Of this year and the next; empty where no balance is kept. */
      balances: z.array(balance),
      events_taken: z.number().int(),
      other_paid_days: z.string(),
      /** Why not, for leave that began today: codes of eligibility. */
      problems: z.array(z.string()),
    }),
  ),
  /** In the words of the rules: fractions are hundredths of a day. */
  facts: z.object({
    calendar: z.object({
      workdays: z.number().int(),
      saturday: z.union([z.literal(0), z.literal(50), z.literal(100)]),
    }),
    holidays: z.array(
      z.object({
        on: dateText,
        name: z.string(),
        kind: z.enum(HOLIDAY_KINDS),
        ou_id: idSchema.nullable(),
        area_id: idSchema.nullable(),
      }),
    ),
    place: z.object({ ou_id: z.string(), area_ids: z.array(idSchema) }),
    applicant: z.object({
      date_hired: dateText,
      employment_type: z.enum(EMPLOYMENT_TYPES),
      /** Null where it is not on file: then nothing that depends on it is given. */
      sex: z.enum(['female', 'male']).nullable(),
      civil_status: z.string(),
      solo_parent_id_valid_to: dateText.nullable(),
    }),
    /** The days of the other living requests, with the request that takes them. */
    taken: z.array(fraction.extend({ request_id: idSchema })),
  }),
  relievers: z.array(z.object({ id: idSchema, label: z.string() })),
  settings: z.object({ president_above: z.string(), needed_cover: z.number().int() }),
})
export type LeaveChoices = z.infer<typeof leaveChoicesSchema>

/** GET /leave/requests/:id/days: each day, and what the ledger holds for the request. */
export const leaveDetailSchema = z.object({
  days: z.array(day),
  entries: z.array(
    z.object({
      id: idSchema,
      entry_date: dateText,
      year: z.number().int(),
      kind: z.string(),
      days: z.string(),
      note: z.string().nullable(),
    }),
  ),
  /** What the caller may do with it now. */
  may: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    discard: z.boolean(),
    withdraw: z.boolean(),
    recall: z.boolean(),
    ask_cancellation: z.boolean(),
    decide_cancellation: z.boolean(),
    split: z.boolean(),
    attach: z.boolean(),
    /** HR may do it for somebody without an account. */
    in_place: z.boolean(),
    see_files: z.boolean(),
  }),
})
export type LeaveDetail = z.infer<typeof leaveDetailSchema>
