import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  amountText,
  dateText,
  EVERYWHERE,
  IN_RECORD,
  KEPT,
  lineText,
  maybe,
  maybeText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

const MOST_LINES = 200

/** An amount on one side; the other side says 0.00. */
export const manualLineSchema = z.strictObject({
  account_id: idSchema,
  debit: amountText,
  credit: amountText,
  project_id: maybe(idSchema),
  memo: maybeText(200),
})
export type ManualLine = z.infer<typeof manualLineSchema>

/** An entry that accounting writes by hand: a draft that may be left unfinished, until it is posted. */
export const manualEntryResource = defineResource({
  name: 'manual_entry',
  path: '/accounting/manual-entries',
  table: 'manual_entry',
  permission: 'accounting.journal',
  scope: { ou: 'ou_id' },
  // Whoever may draft one may change it.
  actions: { edit: 'create' },
  title: 'memo',
  // What is still to be posted comes first.
  defaultSort: [
    { field: 'status', direction: 'asc' },
    { field: 'entry_date', direction: 'desc' },
  ],
  fields: {
    memo: { kind: 'text', schema: lineText(3, 400), searchable: true, ...EVERYWHERE },
    entry_date: { kind: 'date', schema: dateText, ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    lines: { kind: 'json', schema: z.array(manualLineSchema).max(MOST_LINES).default([]), ...IN_RECORD },
    /** The larger side of its lines so far. */
    total: { kind: 'money', schema: amountText, ...KEPT },
    status: { kind: 'enum', schema: z.enum(['draft', 'posted']), ...KEPT },
    entry_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
  },
})

export type ManualEntry = Row<typeof manualEntryResource>
