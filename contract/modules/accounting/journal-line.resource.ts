import { z } from 'zod'
import { defineResource, type ListedRow } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { PARTY_TYPES } from '@contract/modules/accounting/entry.rules'

/** The lines of all entries: the ledger of an account is those of one. */
export const journalLineResource = defineResource({
  name: 'journal_line',
  path: '/accounting/ledger',
  table: 'journal_line',
  permission: 'accounting.journal',
  scope: { ou: 'ou_id' },
  title: 'number',
  defaultSort: [
    { field: 'entry_date', direction: 'desc' },
    { field: 'number', direction: 'desc' },
    { field: 'seq', direction: 'asc' },
  ],
  fields: {
    number: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    seq: { kind: 'integer', schema: z.number().int(), ...KEPT },
    entry_date: { kind: 'date', schema: dateText, ...KEPT },
    account_id: { kind: 'reference', to: 'account', schema: idSchema, ...KEPT },
    debit: { kind: 'money', schema: amountText, ...KEPT },
    credit: { kind: 'money', schema: amountText, ...KEPT },
    /** Who a line of a control account is about. */
    party_type: { kind: 'enum', schema: z.enum(PARTY_TYPES).nullable(), ...KEPT },
    party_id: { kind: 'id', schema: idSchema.nullable(), listed: true, filterable: true },
    memo: { kind: 'text', schema: z.string().nullable(), searchable: true, ...KEPT },
    project_id: { kind: 'reference', to: 'project', schema: idSchema.nullable(), ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    entry_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
  },
})

export type JournalLine = ListedRow<typeof journalLineResource>
