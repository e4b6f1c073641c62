import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  amountText,
  dateText,
  EVERYWHERE,
  IN_RECORD,
  KEPT,
  lineText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { manualLinesSchema } from '@contract/modules/accounting/manual-line.schema'

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
  quick: 'status',
  fields: {
    memo: { kind: 'text', schema: lineText(3, 400), searchable: true, ...EVERYWHERE },
    entry_date: { kind: 'date', schema: dateText, ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    lines: { kind: 'json', schema: manualLinesSchema, ...IN_RECORD },
    /** The larger side of its lines so far. */
    total: { kind: 'money', schema: amountText, ...KEPT },
    status: { kind: 'enum', schema: z.enum(['draft', 'posted']), ...KEPT },
    entry_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
    /** Its mirror is posted on the first day of the next month. */
    reverses_next_month: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    /** The template that it was made of, and the day of the month for which that was done by itself. */
    template_id: { kind: 'reference', to: 'entry_template', schema: idSchema.nullable(), ...KEPT },
    recurs_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    /** The line of a bank statement that it explains. */
    bank_line_id: { kind: 'id', schema: idSchema.nullable() },
  },
})

export type ManualEntry = Row<typeof manualEntryResource>
