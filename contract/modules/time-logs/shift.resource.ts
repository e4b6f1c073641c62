import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { codeText, EVERYWHERE, isActiveField, maybe, nameText } from '@contract/kernel/field-declarations'

/** 09:00, 22:30: of the business clock. */
export const clockText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_malformed')

export const WORKDAYS = ['mon_fri', 'mon_sat', 'tue_sun', 'every_day'] as const

const minutes = (highest: number, usual: number) => z.number().int().min(0).max(highest).default(usual)

/** When somebody is expected, and how what they do is counted. */
export const shiftResource = defineResource({
  name: 'shift',
  path: '/people/shifts',
  table: 'shift',
  permission: 'hr.shift',
  scope: {},
  actions: { create: 'edit', deactivate: 'edit' },
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  isSmall: true,
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    start_time: { kind: 'code', schema: clockText, ...EVERYWHERE },
    /** At or before the start: on the next day. */
    end_time: { kind: 'code', schema: clockText, ...EVERYWHERE },
    break_start: { kind: 'code', schema: maybe(clockText), ...EVERYWHERE },
    break_minutes: { kind: 'integer', schema: minutes(240, 60), ...EVERYWHERE },
    /** Where the second half begins for one who is on leave in the morning; else after the break. */
    pm_start: { kind: 'code', schema: maybe(clockText), ...EVERYWHERE },
    workdays: { kind: 'enum', schema: z.enum(WORKDAYS).default('mon_fri'), ...EVERYWHERE },
    /** Of a half Saturday. */
    saturday_end: { kind: 'code', schema: maybe(clockText), ...EVERYWHERE },
    grace_minutes: { kind: 'integer', schema: minutes(120, 15), ...EVERYWHERE },
    ot_min_minutes: { kind: 'integer', schema: minutes(240, 30), ...EVERYWHERE },
    ot_round_minutes: { kind: 'integer', schema: z.number().int().min(1).max(60).default(15), ...EVERYWHERE },
    night_from: { kind: 'code', schema: clockText.default('22:00'), ...EVERYWHERE },
    night_to: { kind: 'code', schema: clockText.default('06:00'), ...EVERYWHERE },
    early_counts: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    /** Of everyone to whom no other was given. */
    is_default: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    is_active: isActiveField,
  },
})

export type ShiftRow = Row<typeof shiftResource>
