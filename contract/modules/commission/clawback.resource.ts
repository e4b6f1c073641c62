import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const CLAWBACK_CAUSES = [
  'sale_cancelled',
  'price_change',
  'wrong_payee',
  'developer_reversal',
  'developer_credit',
] as const
export type ClawbackCause = (typeof CLAWBACK_CAUSES)[number]
/** Those that somebody opens by hand; the others open by themselves. */
export const CLAIM_CAUSES = ['wrong_payee', 'price_change', 'developer_reversal'] as const
export const CLAWBACK_STATUSES = [
  'proposed',
  'declined',
  'open',
  'recovering',
  'recovered',
  'written_off',
] as const
export type ClawbackStatus = (typeof CLAWBACK_STATUSES)[number]

const figure = { kind: 'money', schema: amountText, ...KEPT } as const
const entry = { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT } as const

/** Commission that a seller was paid and has to pay back: of holdbacks at once, of later releases, or not at all. */
export const clawbackResource = defineResource({
  name: 'commission_clawback',
  path: '/commission/clawbacks',
  table: 'commission_clawback',
  permission: 'commission.clawback',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'sale_no',
  defaultSort: [{ field: 'opened_on', direction: 'desc' }],
  quick: 'status',
  fields: {
    sale_no: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    seller_id: { kind: 'reference', to: 'seller_profile', schema: idSchema, ...KEPT },
    cause: { kind: 'enum', schema: z.enum(CLAWBACK_CAUSES), ...KEPT },
    /** Of an incentive that the sale carries, not of its commission. */
    of_incentive: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    opened_on: { kind: 'date', schema: dateText, ...KEPT },
    gross_amount: figure,
    /** Of what was held back of the seller, at once. */
    applied_amount: figure,
    recovered_amount: figure,
    written_off_amount: figure,
    open_amount: figure,
    status: { kind: 'enum', schema: z.enum(CLAWBACK_STATUSES), ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    written_off_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    entry_id: entry,
    write_off_entry_id: entry,
    reason: { kind: 'long_text', schema: z.string().nullable() },
    /** Who opened it by hand, and who confirmed that. */
    asked_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
    confirmed_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
    /** Whoever asked to give it up; another person agrees. */
    write_off_asked_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
    write_off_reason: { kind: 'long_text', schema: z.string().nullable() },
    sale_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
    employee_id: { kind: 'id', schema: idSchema.nullable() },
  },
})

export type Clawback = Row<typeof clawbackResource>
