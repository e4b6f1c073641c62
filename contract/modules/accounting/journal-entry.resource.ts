import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** What an entry comes from: the kinds of documents that post, and what the books began with. */
export const ENTRY_SOURCES = [
  'manual_entry',
  'expense',
  'expense_payment',
  'cash_advance',
  'commission_statement',
  'commission_release',
  'collection',
  'commission_clawback',
  'commission_credit',
  'incentive_grant',
  'sale',
  'opening',
] as const
export type EntrySource = (typeof ENTRY_SOURCES)[number]

/** What has no document that undoes it. */
export const isReversedByHand = (source: EntrySource): boolean =>
  source === 'manual_entry' || source === 'opening'

/** What was posted. It never changes; a correction is another entry, and both stay. */
export const journalEntryResource = defineResource({
  name: 'journal_entry',
  path: '/accounting/journal',
  table: 'journal_entry',
  permission: 'accounting.journal',
  scope: { ou: 'ou_id' },
  title: 'number',
  defaultSort: [
    { field: 'entry_date', direction: 'desc' },
    { field: 'number', direction: 'desc' },
  ],
  fields: {
    number: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    entry_date: { kind: 'date', schema: dateText, ...KEPT },
    memo: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    total: { kind: 'money', schema: amountText, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    source_type: { kind: 'enum', schema: z.enum(ENTRY_SOURCES), ...KEPT },
    source_id: { kind: 'id', schema: idSchema.nullable() },
    /** Posted in a month that is closed to everything else. */
    is_adjustment: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    /** The entry that this one undoes, and the one that undid it. */
    reversal_of_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
    reversed_by_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
    /** Its place in the chain of its unit, and the seal that a change behind the portal breaks. */
    chain_seq: { kind: 'integer', schema: z.number().int() },
    prev_hash: { kind: 'code', schema: z.string() },
    hash: { kind: 'code', schema: z.string() },
    hash_version: { kind: 'integer', schema: z.number().int() },
    /** Of the event: what posts twice makes one entry. */
    key: { kind: 'code', schema: z.string() },
  },
})

export type JournalEntry = Row<typeof journalEntryResource>
