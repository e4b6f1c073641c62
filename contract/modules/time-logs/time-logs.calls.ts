import { z } from 'zod'
import { listedSchema } from '@contract/kernel/define-resource'
import { dateText } from '@contract/kernel/field-declarations'
import { monthText } from '@contract/kernel/instant-text'
import { idSchema } from '@contract/kernel/ids'
import {
  ATTENDANCE_STATUSES,
  attendanceDayResource,
} from '@contract/modules/time-logs/attendance-day.resource'
import { DIRECTIONS, PUNCH_SOURCES } from '@contract/modules/time-logs/time-log.resource'

/** Which way; the time is the server's own and is never sent. */
export const punchCallSchema = z.strictObject({ direction: z.enum(['in', 'out']) })
export type PunchCall = z.infer<typeof punchCallSchema>

export const punchSchema = z.object({
  id: idSchema,
  punched_at: z.string(),
  work_date: dateText,
  direction: z.enum(DIRECTIONS),
  source: z.enum(PUNCH_SOURCES),
  reason: z.string().nullable(),
  is_void: z.boolean(),
  void_reason: z.string().nullable(),
})
export type ShownPunch = z.infer<typeof punchSchema>

const personSchema = z.object({ id: idSchema, full_name: z.string(), employee_no: z.string() })
const shiftSchema = z.object({ name: z.string(), start_time: z.string(), end_time: z.string() })

/** The day on which somebody would clock now; without an employee behind the account there is none. */
export const todaySchema = z.object({
  employee: personSchema.nullable(),
  now: z.string(),
  work_date: dateText,
  shift: shiftSchema.nullable(),
  suggested: z.enum(['in', 'out']),
  is_locked: z.boolean(),
  punches: z.array(punchSchema),
})
export type Today = z.infer<typeof todaySchema>

/** `repeated`: pressed twice, and the first press stands. */
export const punchAnswerSchema = z.object({ punch: punchSchema, repeated: z.boolean() })
export type PunchAnswer = z.infer<typeof punchAnswerSchema>

const count = z.number().int()
const summarySchema = z.object({
  days: count,
  by_status: z.record(z.enum(ATTENDANCE_STATUSES), count),
  late_days: count,
  worked_min: count,
  late_min: count,
  undertime_min: count,
  ot_raw_min: count,
  ot_approved_min: count,
  night_min: count,
})

export const monthQuerySchema = z.strictObject({ month: monthText, employee_id: idSchema.optional() })
export const personMonthSchema = z.object({
  employee: personSchema,
  month: monthText,
  today: dateText,
  /** The earliest day that staff may ask about; further back only HR corrects. */
  asked_back_to: dateText,
  is_locked: z.boolean(),
  days: z.array(listedSchema(attendanceDayResource)),
  punches: z.array(punchSchema),
  summary: summarySchema,
})
export type PersonMonth = z.infer<typeof personMonthSchema>

export const monthOnlySchema = z.strictObject({ month: monthText })
/** How a month of a unit stands, and what is still to be put right before it is closed. */
export const unitMonthSchema = z.object({
  ou_id: idSchema,
  ou_code: z.string(),
  ou_name: z.string(),
  is_locked: z.boolean(),
  reason: z.string().nullable(),
  changed_by: z.string().nullable(),
  incomplete: count,
  waiting: count,
})
export type UnitMonth = z.infer<typeof unitMonthSchema>

export const teamQuerySchema = z.strictObject({ month: monthText, ou_id: idSchema.optional() })
const personSummarySchema = personSchema.extend({
  ou_code: z.string(),
  head_id: idSchema.nullable(),
  head_name: z.string().nullable(),
  leave_days: z.string(),
  summary: summarySchema,
})
export type PersonSummary = z.infer<typeof personSummarySchema>
export const teamSummarySchema = z.object({ people: z.array(personSummarySchema), total: summarySchema })
export type TeamSummary = z.infer<typeof teamSummarySchema>
