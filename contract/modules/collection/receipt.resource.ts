import { z } from 'zod'
import { defineResource, type KeptRow, type Row } from '@contract/kernel/define-resource'
import {
  amountText,
  COMPANY_ACCOUNTS,
  dateText,
  EVERYWHERE,
  IN_RECORD,
  KEPT,
  maybe,
  maybeText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const RECEIPT_MODES = ['check', 'bank_transfer', 'cash', 'offset'] as const
export const RECEIPT_STATUSES = ['draft', 'posted', 'deposited', 'cleared', 'bounced', 'voided'] as const
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number]

const MOST_ALLOCATIONS = 500

/** How much of a receipt settles a line of a statement, tax withheld included. */
export const allocationSchema = z.strictObject({ line_id: idSchema, amount: amountText })
export const allocationsSchema = z.array(allocationSchema).max(MOST_ALLOCATIONS)
export type Allocation = z.infer<typeof allocationSchema>

const keptDate = { kind: 'date', schema: dateText.nullable(), ...KEPT } as const
const note = (longest: number) => ({ kind: 'code', schema: maybeText(longest), ...EVERYWHERE }) as const

/** Money that a developer paid, and the tax that it withheld of it. */
export const receiptResource = defineResource({
  name: 'collection',
  path: '/collection/records',
  table: 'collection',
  permission: 'collection.record',
  scope: { ou: 'ou_id' },
  // Whoever may draft one may change it.
  actions: { edit: 'create' },
  title: 'number',
  defaultSort: [{ field: 'received_on', direction: 'desc' }],
  quick: 'status',
  fields: {
    /** Given when it is posted. */
    number: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    developer_id: { kind: 'reference', to: 'developer', schema: idSchema, ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    received_on: { kind: 'date', schema: dateText, ...EVERYWHERE },
    mode: { kind: 'enum', schema: z.enum(RECEIPT_MODES).default('check'), ...EVERYWHERE },
    bank_id: {
      kind: 'reference',
      to: 'bank',
      offers: COMPANY_ACCOUNTS,
      schema: maybe(idSchema),
      ...EVERYWHERE,
    },
    check_no: { ...note(40), searchable: true, requiredWhen: { field: 'mode', is: 'check' } },
    check_date: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    check_bank: { kind: 'text', schema: maybeText(80), ...EVERYWHERE },
    cash_amount: { kind: 'money', schema: amountText, ...EVERYWHERE },
    ewt_amount: { kind: 'money', schema: amountText.default('0.00'), ...EVERYWHERE },
    certificate_no: { ...note(60), searchable: true },
    acknowledgement_no: { ...note(60), searchable: true },
    allocations: { kind: 'json', schema: allocationsSchema.default([]), ...IN_RECORD },
    /** What settles no statement yet. */
    unapplied_amount: { kind: 'money', schema: amountText, ...KEPT },
    /** For longer than the company allows. */
    is_unapplied_late: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    status: { kind: 'enum', schema: z.enum(RECEIPT_STATUSES), ...KEPT },
    posted_on: keptDate,
    deposited_on: keptDate,
    cleared_on: keptDate,
    ended_on: keptDate,
    /** Why it bounced or was voided. */
    end_reason: { kind: 'long_text', schema: z.string().nullable() },
    entry_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
  },
})

export type Receipt = Row<typeof receiptResource>
/** As its table keeps it, without the names of what it refers to. */
export type KeptReceipt = KeptRow<typeof receiptResource>
