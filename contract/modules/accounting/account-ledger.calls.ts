import { z } from 'zod'
import { amountText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { monthText } from '@contract/kernel/instant-text'
import { rowCount } from '@contract/kernel/list-request'
import { knownOn, statementUnits } from '@contract/kernel/statement-units'

/** Lines on a page of an account's ledger. */
export const LEDGER_PAGE = 100
/** Lines in a file of it; of more one chooses fewer months. */
export const LEDGER_FILE = 10_000

export const accountLedgerQuerySchema = z
  .strictObject({
    account_id: idSchema,
    from: monthText,
    to: monthText,
    units: statementUnits,
    known_on: knownOn,
    /** How many lines of the months stand on the pages before. */
    start: rowCount.optional(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'dates_reversed' })
export type AccountLedgerQuery = z.infer<typeof accountLedgerQuerySchema>

export const ledgerLineSchema = z.object({
  id: idSchema,
  entry_id: idSchema,
  number: z.string(),
  entry_date: z.string(),
  memo: z.string().nullable(),
  ou_id: idSchema,
  ou_code: z.string(),
  debit: amountText,
  credit: amountText,
  /** Debit less credit of all that was posted until this line, this line included. */
  balance: signedAmountText,
})
export type LedgerLine = z.infer<typeof ledgerLineSchema>

export const accountLedgerSchema = z.object({
  account: z.object({ id: idSchema, code: z.string(), name: z.string() }),
  from: z.string(),
  to: z.string(),
  known_on: z.string().nullable(),
  unit_ids: z.array(idSchema).nullable(),
  /** Of the months, from the kept sums: never added up from the lines. */
  opening: signedAmountText,
  debit: signedAmountText,
  credit: signedAmountText,
  closing: signedAmountText,
  count: z.number().int(),
  start: z.number().int(),
  /** What the page begins and ends with. */
  brought: signedAmountText,
  carried: signedAmountText,
  lines: z.array(ledgerLineSchema),
})
export type AccountLedger = z.infer<typeof accountLedgerSchema>
