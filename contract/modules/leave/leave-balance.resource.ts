import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { daysCount, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

const days = { kind: 'days', schema: daysCount(-400), ...KEPT } as const

/** The sum of the ledger, by employee, type and year. Never written. */
export const leaveBalanceResource = defineResource({
  name: 'leave_balance',
  path: '/leave/balances',
  table: 'leave_balance_shown',
  permission: 'hr.leave',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'employee_name',
  defaultSort: [
    { field: 'year', direction: 'desc' },
    { field: 'employee_name', direction: 'asc' },
  ],
  fields: {
    employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
    employee_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    division_id: { kind: 'reference', to: 'division', schema: idSchema.nullable(), ...KEPT },
    leave_type_id: { kind: 'reference', to: 'leave_type', schema: idSchema, ...KEPT },
    year: { kind: 'integer', schema: z.number().int(), ...KEPT },
    entitled: days,
    reserved: days,
    used: days,
    available: days,
  },
})

export type LeaveBalance = Row<typeof leaveBalanceResource>
