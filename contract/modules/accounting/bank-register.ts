import { z } from 'zod'
import { dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { monthText } from '@contract/kernel/instant-text'
import { bankMappingSchema } from '@contract/modules/accounting/bank-file.rules'

/** An account of the books at a bank, in one unit. */
const place = { ou_id: idSchema, account_id: idSchema }
export type BankPlace = { ou_id: string; account_id: string }

export const bankAccountsSchema = z.array(
  z.object({
    ...place,
    ou_code: z.string(),
    ou_name: z.string(),
    code: z.string(),
    name: z.string(),
    balance: signedAmountText,
    /** The first and the last day of its statements, null without one; and the lines of them that nothing explains yet. */
    statement_since: dateText.nullable(),
    statement_until: dateText.nullable(),
    open_lines: z.number().int(),
    /** How the columns of its last file were read. */
    mapping: bankMappingSchema.nullable(),
  }),
)
export type BankAccount = z.infer<typeof bankAccountsSchema>[number]

export const bankRegisterQuerySchema = z
  .strictObject({ ...place, from: monthText, to: monthText })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'dates_reversed' })

const ledgerLine = {
  id: idSchema,
  entry_id: idSchema,
  number: z.string(),
  entry_date: dateText,
  memo: z.string(),
}

export const bankRegisterSchema = z.object({
  opening: signedAmountText,
  closing: signedAmountText,
  lines: z.array(
    z.object({
      ...ledgerLine,
      debit: signedAmountText,
      credit: signedAmountText,
      balance: signedAmountText,
      bank_line_id: idSchema.nullable(),
    }),
  ),
})
export type BankRegister = z.infer<typeof bankRegisterSchema>

export const bankLinesQuerySchema = z.strictObject({
  ...place,
  state: z.enum(['open', 'matched']).default('open'),
})

const matchedLine = z.object({ ...ledgerLine, amount: signedAmountText })
export type LedgerCandidate = z.infer<typeof matchedLine>

export const bankLinesSchema = z.object({
  lines: z.array(
    z.object({
      id: idSchema,
      line_date: dateText,
      amount: signedAmountText,
      description: z.string(),
      reference: z.string().nullable(),
      /** The draft that explains it once it is posted. */
      manual_entry_id: idSchema.nullable(),
      matched: z.array(matchedLine),
      suggestion: z.object({ line: matchedLine, is_sure: z.boolean() }).nullable(),
      /** The account that its words point to, where they do. */
      purpose_account_id: idSchema.nullable(),
    }),
  ),
  /** Lines of the books that no line of the bank is matched with. */
  open_entries: z.array(matchedLine),
  statements: z.array(
    z.object({
      id: idSchema,
      row_version: z.number().int(),
      file_name: z.string(),
      starts_on: dateText,
      ends_on: dateText,
      opening: signedAmountText,
      closing: signedAmountText,
      line_count: z.number().int(),
    }),
  ),
})
export type BankLines = z.infer<typeof bankLinesSchema>
export type BankLine = BankLines['lines'][number]

export const reconciliationQuerySchema = z.strictObject({ ...place, on: dateText })

const openItem = z.object({ id: idSchema, date: dateText, text: z.string(), amount: signedAmountText })
export const reconciliationSchema = z.object({
  ...place,
  on: dateText,
  ou_name: z.string(),
  account: z.string(),
  books: signedAmountText,
  statement: signedAmountText,
  statement_until: dateText.nullable(),
  deposits_in_transit: signedAmountText,
  outstanding_payments: signedAmountText,
  bank_receipts: signedAmountText,
  bank_charges: signedAmountText,
  expected: signedAmountText,
  difference: signedAmountText,
  outstanding: z.array(openItem.extend({ entry_id: idSchema })),
  bank_only: z.array(openItem),
})
export type ReconciliationSheet = z.infer<typeof reconciliationSchema>
