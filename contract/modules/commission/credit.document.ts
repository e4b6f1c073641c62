import { z } from 'zod'
import { defineDocument } from '@contract/kernel/define-document'
import type { KeptRow, Row } from '@contract/kernel/define-resource'
import { amountText, dateText, EVERYWHERE, KEPT, linesText, ONCE } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { shareChangeSchema } from '@contract/selling/commission-adjustment'

/** A part of a billed tranche that the developer does not owe any more, though the sale stands as it is. */
export const credit = defineDocument({
  name: 'commission_credit',
  path: '/commission/credits',
  permission: 'commission.credit',
  type: 'commission_credit',
  numbers: 'commission_credit',
  names: {
    sale_id: 'Sale',
    tranche_id: 'Billed tranche',
    seq: 'Tranche',
    statement_no: 'Statement',
    developer_id: 'Developer',
    amount: 'Commission credited',
    gross_amount: 'Credited with VAT',
    reason: 'Reason',
    changes: 'Shares before and after',
    posted_on: 'Posted on',
    entry_id: 'Entry',
  },
  shown: ['developer_id', 'amount', 'gross_amount', 'sale_id', 'statement_no', 'seq', 'reason'],
  facts: ['amount'],
  amount: 'amount',
  canBeVoided: true,
  touches: ['commission_transaction', 'commission_statement', 'commission_clawback'],
  later: {
    statuses: ['posted'],
    moves: [
      ['post', 'approved', 'posted'],
      ['void', 'posted', 'voided'],
    ],
    commands: {
      post: {
        permission: 'commission.credit.post',
        summary: 'Post an approved credit',
        needsKey: true,
        posts: true,
      },
    },
  },
  fields: {
    sale_id: { kind: 'reference', to: 'sale', schema: idSchema, ...ONCE },
    tranche_id: { kind: 'id', schema: idSchema, creatable: true, changeable: true },
    seq: { kind: 'integer', schema: z.number().int(), ...KEPT },
    statement_no: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    developer_id: { kind: 'reference', to: 'developer', schema: idSchema, ...KEPT },
    amount: { kind: 'money', schema: amountText, ...EVERYWHERE },
    gross_amount: { kind: 'money', schema: amountText, ...KEPT },
    reason: { kind: 'long_text', schema: linesText(3, 400), ...EVERYWHERE },
    changes: { kind: 'json', schema: z.array(shareChangeSchema) },
    posted_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    entry_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
  },
})

export type Credit = Row<typeof credit.resource>
export type KeptCredit = KeptRow<typeof credit.resource>
