import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { dateText, daysCount, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

const days = { kind: 'days', schema: daysCount(), ...KEPT, total: true } as const

/** Report: days of approved leave by employee, type and month. Confidential types are masked as in requests. */
export const leaveUsageResource = defineResource({
  name: 'leave_usage',
  path: '/leave/usage',
  table: 'leave_usage_shown',
  permission: 'hr.leave',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'employee_name',
  defaultSort: [
    { field: 'month', direction: 'desc' },
    { field: 'employee_name', direction: 'asc' },
  ],
  fields: {
    employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
    employee_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    division_id: { kind: 'reference', to: 'division', schema: idSchema.nullable(), ...KEPT },
    leave_type_id: { kind: 'reference', to: 'leave_type', schema: idSchema, ...KEPT },
    /** Its first day. */
    month: { kind: 'date', schema: dateText, ...KEPT },
    days,
    paid_days: days,
    unpaid_days: days,
  },
})

export type LeaveUsage = Row<typeof leaveUsageResource>
