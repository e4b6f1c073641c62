import { z } from 'zod'
import { defineResource, type ListedRow } from '@contract/kernel/define-resource'
import { amountText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** A developer's report as it was taken in, one record for each unit that it is about. */
export const paymentImportResource = defineResource({
  name: 'payment_import',
  path: '/sales/payment-imports',
  table: 'payment_import',
  permission: 'sales.payment',
  scope: { ou: 'ou_id', own: 'created_by' },
  title: 'file_name',
  defaultSort: [{ field: 'created_at', direction: 'desc' }],
  fields: {
    file_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    /** By what is in it, not by its name. */
    file_hash: { kind: 'code', schema: z.string() },
    row_count: { kind: 'integer', schema: z.number().int(), ...KEPT },
    left_out: { kind: 'integer', schema: z.number().int(), ...KEPT },
    total_amount: { kind: 'money', schema: amountText, ...KEPT },
    imported_by: { kind: 'user', to: 'user', schema: idSchema, ...KEPT },
    reversed_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    reversed_by: { kind: 'user', to: 'user', schema: idSchema.nullable(), ...KEPT },
    reverse_reason: { kind: 'long_text', schema: z.string().nullable(), listed: true },
  },
})
export type ListedPaymentImport = ListedRow<typeof paymentImportResource>
