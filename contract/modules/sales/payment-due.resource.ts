import { z } from 'zod'
import { defineResource, type ListedRow } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { SCHEDULE_KINDS } from '@contract/selling/schedule.rules'

/** What buyers of living sales still owe their developers, row by row of their schedules. */
export const paymentDueResource = defineResource({
  name: 'payment_due',
  path: '/sales/payments-due',
  table: 'payment_due_shown',
  permission: 'sales.payment',
  scope: {
    ou: 'ou_id',
    named: { table: 'sale_seller', record: 'sale_id', employee: 'employee_id', of: 'sale_id' },
  },
  title: 'sale_no',
  defaultSort: [{ field: 'due_date', direction: 'asc' }],
  fields: {
    sale_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
    sale_no: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    buyer_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    project_id: { kind: 'reference', to: 'project', schema: idSchema, ...KEPT },
    unit_code: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    kind: { kind: 'enum', schema: z.enum([...SCHEDULE_KINDS, 'misc']), ...KEPT },
    seq: { kind: 'integer', schema: z.number().int(), ...KEPT },
    due_date: { kind: 'date', schema: dateText, ...KEPT },
    amount: { kind: 'money', schema: amountText, ...KEPT },
    paid_amount: { kind: 'money', schema: amountText, ...KEPT },
    open_amount: { kind: 'money', schema: amountText, ...KEPT },
    /** Nothing where the day is still to come. */
    days_late: { kind: 'integer', schema: z.number().int(), ...KEPT },
    is_late: { kind: 'boolean', schema: z.boolean(), ...KEPT },
  },
})
export type ListedDue = ListedRow<typeof paymentDueResource>
