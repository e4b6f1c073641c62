import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  daysCount,
  EVERYWHERE,
  IN_RECORD,
  isActiveField,
  maybe,
  nameText,
  ONCE,
} from '@contract/kernel/field-declarations'

export const LEAVE_CATEGORIES = ['company', 'statutory'] as const
export const DAY_BASES = ['working', 'calendar'] as const
export const ACCRUALS = ['upfront', 'monthly', 'event'] as const

const typeCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9][A-Z0-9._-]{0,19}$/, 'code_malformed')

const flag = (use: typeof EVERYWHERE | typeof IN_RECORD, on = false) =>
  ({ kind: 'boolean', schema: z.boolean().default(on), ...use }) as const
const days = { kind: 'days', schema: maybe(daysCount()) } as const

/** What a leave is given for, to whom, and how it is counted and paid. */
export const leaveTypeResource = defineResource({
  name: 'leave_type',
  path: '/leave/types',
  table: 'leave_type',
  permission: 'hr.leave_type',
  scope: {},
  actions: { create: 'edit', deactivate: 'edit' },
  title: 'name',
  defaultSort: [
    { field: 'category', direction: 'asc' },
    { field: 'code', direction: 'asc' },
  ],
  isSmall: true,
  fields: {
    code: { kind: 'code', schema: typeCode, searchable: true, ...ONCE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    category: { kind: 'enum', schema: z.enum(LEAVE_CATEGORIES).default('company'), ...EVERYWHERE },
    day_basis: { kind: 'enum', schema: z.enum(DAY_BASES).default('working'), ...EVERYWHERE },
    allow_half_day: flag(EVERYWHERE, true),
    /** Empty: a policy or the event decides. */
    entitlement_days: { ...days, ...EVERYWHERE },
    accrual: { kind: 'enum', schema: z.enum(ACCRUALS).default('upfront'), ...EVERYWHERE },
    is_paid: flag(EVERYWHERE, true),
    paid_by: { kind: 'enum', schema: z.enum(['employer', 'sss']).default('employer'), ...EVERYWHERE },
    min_service_months: {
      kind: 'integer',
      schema: z.number().int().min(0).max(120).default(0),
      ...EVERYWHERE,
    },
    sex_eligibility: { kind: 'enum', schema: z.enum(['any', 'female', 'male']).default('any'), ...IN_RECORD },
    marital: { kind: 'enum', schema: z.enum(['any', 'married']).default('any'), ...IN_RECORD },
    needs_solo_parent: flag(IN_RECORD),
    regular_only: flag(IN_RECORD),
    /** Not for one who has as many days of other paid leave already. */
    unless_paid_days: { ...days, ...IN_RECORD },
    requires_document: flag(EVERYWHERE),
    document_deadline_days: {
      kind: 'integer',
      schema: maybe(z.number().int().min(0).max(365)),
      ...IN_RECORD,
    },
    carry_over_max: { kind: 'days', schema: daysCount().default('0.00'), ...EVERYWHERE },
    convertible_to_cash: flag(EVERYWHERE),
    /** Seen by HR and the one who asks alone; everybody else sees dates. */
    is_confidential: flag(EVERYWHERE),
    /** Whether mails to those who decide tell why: off for what may be about health. */
    reason_in_mails: flag(IN_RECORD),
    /** What is not at an approver's discretion is noted, never refused. */
    discretionary: flag(EVERYWHERE, true),
    max_per_event_days: { ...days, ...IN_RECORD },
    lifetime_max_events: { kind: 'integer', schema: maybe(z.number().int().min(1).max(99)), ...IN_RECORD },
    is_active: isActiveField,
  },
})

export type LeaveTypeRow = Row<typeof leaveTypeResource>
