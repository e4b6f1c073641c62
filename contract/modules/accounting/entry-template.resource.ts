import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  amountText,
  dateText,
  EVERYWHERE,
  IN_RECORD,
  isActiveField,
  KEPT,
  lineText,
  maybe,
  nameText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { manualLinesSchema } from '@contract/modules/accounting/manual-line.schema'

/** What accounting writes again and again: drafts are made of it by hand, or each month from a day to a day. */
export const entryTemplateResource = defineResource({
  name: 'entry_template',
  path: '/accounting/entry-templates',
  table: 'entry_template',
  permission: 'accounting.journal',
  scope: { ou: 'ou_id' },
  actions: { edit: 'create', deactivate: 'create' },
  title: 'name',
  defaultSort: [{ field: 'name', direction: 'asc' }],
  fields: {
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    memo: { kind: 'text', schema: lineText(3, 400), searchable: true, ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    lines: { kind: 'json', schema: manualLinesSchema, ...IN_RECORD },
    total: { kind: 'money', schema: amountText, ...KEPT, total: false },
    /** Each month on this day; in a shorter month on its last one. */
    recurs_from: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    recurs_until: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    /** The day of the next draft. */
    next_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    reverses_next_month: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    is_active: isActiveField,
  },
})

export type EntryTemplate = Row<typeof entryTemplateResource>
