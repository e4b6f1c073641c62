import { z } from 'zod'
import { defineResource, type ListedRow, type Row } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { PAYMENT_MODES, PAYMENT_SOURCES, PAYMENT_STATUSES } from '@contract/modules/sales/payment-state.rules'

const day = dateText.nullable()

/**
 * What a developer reports that a buyer paid: a memo, which moves the sale and never a journal. Written by commands
 * alone, and nothing of it changes but what became of it.
 */
export const buyerPaymentResource = defineResource({
  name: 'buyer_payment',
  path: '/sales/payments',
  table: 'buyer_payment',
  permission: 'sales.payment',
  scope: {
    ou: 'ou_id',
    named: { table: 'sale_seller', record: 'sale_id', employee: 'employee_id', of: 'sale_id' },
  },
  title: 'payment_no',
  defaultSort: [{ field: 'paid_on', direction: 'desc' }],
  search: 'indexed',
  countedBy: 'status',
  quick: 'status',
  fields: {
    /** The developer's receipt, or the cheque, or the day and amount: what people call it by. */
    payment_no: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    status: { kind: 'enum', schema: z.enum(PAYMENT_STATUSES), ...KEPT },
    paid_on: { kind: 'date', schema: dateText, ...KEPT },
    amount: { kind: 'money', schema: amountText, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    sale_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
    /** As the sale was when it was paid: a list of ten million needs no look beside it. */
    sale_no: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    buyer_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    project_id: { kind: 'reference', to: 'project', schema: idSchema, ...KEPT },
    unit_code: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    applied_principal: { kind: 'money', schema: amountText, ...KEPT },
    applied_interest: { kind: 'money', schema: amountText, ...KEPT },
    applied_penalty: { kind: 'money', schema: amountText, ...KEPT },
    mode: { kind: 'enum', schema: z.enum(PAYMENT_MODES), ...KEPT },
    source: { kind: 'enum', schema: z.enum(PAYMENT_SOURCES), ...KEPT },
    developer_or_no: { kind: 'code', schema: z.string().nullable(), ...KEPT },
    cheque_no: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    cleared_on: { kind: 'date', schema: day, ...KEPT },
    bounced_on: { kind: 'date', schema: day, ...KEPT },
    reversed_on: { kind: 'date', schema: day, ...KEPT },
    /** Why it bounced or was taken out of the sums. */
    reason: { kind: 'long_text', schema: z.string().nullable(), listed: true },
    /** confirmed, cleared where it is a cheque, and nothing came after. */
    is_collected: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    remarks: { kind: 'long_text', schema: z.string().nullable() },
    verified_by: { kind: 'user', to: 'user', schema: idSchema.nullable(), ...KEPT },
    verified_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    reversed_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
    import_batch_id: { kind: 'id', schema: idSchema.nullable(), listed: true, filterable: true },
  },
})

export type PaymentRow = Row<typeof buyerPaymentResource>
export type ListedPayment = ListedRow<typeof buyerPaymentResource>
