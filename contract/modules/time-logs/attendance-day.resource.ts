import { z } from 'zod'
import { defineResource, type ListedRow } from '@contract/kernel/define-resource'
import { dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const ATTENDANCE_STATUSES = [
  'present',
  'incomplete',
  'absent',
  'rest_day',
  'holiday',
  'on_leave',
  'half_leave',
] as const
const DAY_KINDS = ['work', 'rest', 'regular_holiday', 'special_holiday'] as const

const minutes = { kind: 'integer', schema: z.number().int(), ...KEPT } as const
const instant = { kind: 'instant', schema: z.string().nullable(), ...KEPT } as const

/** What a day came to: worked out from punches, shift, holidays and leave, and never typed in. */
export const attendanceDayResource = defineResource({
  name: 'attendance_day',
  path: '/time-logs/days',
  table: 'attendance_day',
  permission: 'timelog.record',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'work_date',
  defaultSort: [
    { field: 'work_date', direction: 'desc' },
    { field: 'employee_id', direction: 'asc' },
  ],
  fields: {
    work_date: { kind: 'date', schema: dateText, ...KEPT },
    employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    shift_id: { kind: 'reference', to: 'shift', schema: idSchema, ...KEPT },
    status: { kind: 'enum', schema: z.enum(ATTENDANCE_STATUSES), ...KEPT },
    first_in: instant,
    last_out: instant,
    worked_min: minutes,
    late_min: minutes,
    undertime_min: minutes,
    ot_raw_min: minutes,
    ot_approved_min: minutes,
    night_min: minutes,
    day_kind: { kind: 'enum', schema: z.enum(DAY_KINDS), ...KEPT },
    /** How much of the day approved leave takes. */
    leave_fraction: { kind: 'days', schema: z.string(), ...KEPT },
    is_locked: { kind: 'boolean', schema: z.boolean(), ...KEPT },
  },
})

export type AttendanceDay = ListedRow<typeof attendanceDayResource>
