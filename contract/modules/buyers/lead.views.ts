import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { secretText } from '@contract/kernel/secret-text'
import { CONSENT_STEPS } from '@contract/modules/buyers/lead.calls'
import { LEAD_SOURCES, NEXT_ACTION_KINDS } from '@contract/modules/buyers/lead.resource'
import { ACTIVITY_KINDS } from '@contract/modules/buyers/activity-kinds'
import { LEAD_CATEGORIES } from '@contract/selling/lead-state.rules'

export const historyEntrySchema = z.object({
  id: idSchema,
  at: z.string(),
  kind: z.enum([...ACTIVITY_KINDS, ...CONSENT_STEPS, 'interest', 'assign', 'transfer', 'merge']),
  by_label: z.string().nullable(),
  outcome: z.string().nullable(),
  note: z.string().nullable(),
  next_action_at: z.string().nullable(),
  next_action_kind: z.string().nullable(),
  /** Statuses of a move, sellers of a transfer, the number of the lead that went into this one. */
  from_label: z.string().nullable(),
  to_label: z.string().nullable(),
  /** Written down on another lead, before the two became one. */
  came_from: z.string().nullable(),
})
export type HistoryEntry = z.infer<typeof historyEntrySchema>

/** A lead as a day or a board shows it: what a thumb needs and no more. */
export const leadCardSchema = z.object({
  id: idSchema,
  row_version: z.number().int(),
  lead_no: z.string(),
  full_name: z.string(),
  mobile_e164: z.string().nullable(),
  email: z.string().nullable(),
  status_id: idSchema,
  status_label: z.string(),
  category: z.enum(LEAD_CATEGORIES),
  owner_label: z.string().nullable(),
  source: z.enum(LEAD_SOURCES),
  next_action_at: z.string().nullable(),
  next_action_kind: z.enum(NEXT_ACTION_KINDS).nullable(),
  first_contact_at: z.string().nullable(),
  protected_until: z.string(),
  consent_withdrawn_at: z.string().nullable(),
  created_at: z.string(),
})
export type LeadCard = z.infer<typeof leadCardSchema>

/** On the board also what is looked for, and for how many days it has stood in its status. */
export const boardLeadSchema = leadCardSchema.extend({
  budget_min: z.string().nullable(),
  budget_max: z.string().nullable(),
  projects: z.array(z.string()),
  days_in_status: z.number().int(),
})
export type BoardLead = z.infer<typeof boardLeadSchema>

const dayPart = z.object({ count: z.number().int(), leads: z.array(leadCardSchema) })
export const agentDaySchema = z.object({
  today: z.string(),
  overdue: dayPart,
  /** Still to be done before midnight. */
  due_today: dayPart,
  never_contacted: dayPart,
  upcoming: dayPart,
})
export type AgentDay = z.infer<typeof agentDaySchema>
export const agentDayQuerySchema = z.strictObject({ owner_id: idSchema.optional() })

export const boardQuerySchema = z.strictObject({
  search: z.string().max(200).optional(),
  owner_id: idSchema.optional(),
  /** One column alone, further down. */
  status_id: idSchema.optional(),
  start: z.coerce.number().int().min(0).max(5_000).default(0),
})
export type BoardQuery = z.infer<typeof boardQuerySchema>

export const boardColumnSchema = z.object({
  status_id: idSchema,
  code: z.string(),
  name: z.string(),
  category: z.enum(LEAD_CATEGORIES),
  color: z.string(),
  count: z.number().int(),
  /** Of all its leads together, whichever are shown: each with as much as it would spend at most. */
  budget: z.string(),
  leads: z.array(boardLeadSchema),
})
export type BoardColumn = z.infer<typeof boardColumnSchema>

export const matchedUnitSchema = z.object({
  id: idSchema,
  unit_code: z.string(),
  project_label: z.string(),
  unit_type_label: z.string().nullable(),
  house_model_label: z.string().nullable(),
  lot_area_sqm: z.string().nullable(),
  floor_area_sqm: z.string().nullable(),
  list_price: z.string(),
})
export type MatchedUnit = z.infer<typeof matchedUnitSchema>

export const possibleDuplicateSchema = z.object({
  id: idSchema,
  lead_no: z.string(),
  full_name: z.string(),
  owner_label: z.string().nullable(),
  category: z.enum(LEAD_CATEGORIES),
  row_version: z.number().int(),
  /** What the two have in common. */
  same: z.array(z.enum(['mobile', 'email', 'name'])),
})
export type PossibleDuplicate = z.infer<typeof possibleDuplicateSchema>

/** What a form of leads offers from lists that are not its user's to see. */
export const leadChoicesSchema = z.object({
  /** Who may be given a lead by whoever asks. */
  sellers: z.array(z.object({ id: idSchema, label: z.string(), team: z.string().nullable() })),
  own_employee_id: idSchema.nullable(),
})
export type LeadChoices = z.infer<typeof leadChoicesSchema>

export const calendarFeedSchema = z.object({
  created_at: z.string(),
  last_read_at: z.string().nullable(),
})
/** Told once, when it is made: only a hash of it is kept. */
export const newCalendarFeedSchema = calendarFeedSchema.extend({ url: secretText })
export type CalendarFeed = z.infer<typeof calendarFeedSchema>
