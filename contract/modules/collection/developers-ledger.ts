import { z } from 'zod'
import { dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { moneyText, parseMoney } from '@contract/kernel/money'

export const developersLedgerQuery = z
  .strictObject({ developer_id: idSchema, from: dateText, to: dateText })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'dates_reversed' })

export const LEDGER_KINDS = [
  'statement',
  'statement_void',
  'statement_credit',
  'statement_debit',
  'receipt',
  'receipt_undone',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

const lineSchema = z.object({
  on: dateText,
  kind: z.enum(LEDGER_KINDS),
  /** The statement or receipt, and its number. */
  id: idSchema,
  number: z.string(),
  debit: signedAmountText,
  credit: signedAmountText,
  balance: signedAmountText,
})

/** GET /collection/developers-ledger: what a developer owed, movement by movement, from the balance before. */
export const developersLedgerSchema = z.object({
  developer_name: z.string(),
  from: dateText,
  to: dateText,
  opening: signedAmountText,
  lines: z.array(lineSchema),
  debit: signedAmountText,
  credit: signedAmountText,
  closing: signedAmountText,
  /** What the company owes the developer on the last day, less offsets; below nothing, more was offset than is owed. */
  owed_back: signedAmountText,
})
export type DevelopersLedger = z.infer<typeof developersLedgerSchema>

/** What a developer owes goes up by `amount`, or down where it is below nothing. */
export type LedgerMovement = { on: string; kind: LedgerKind; id: string; number: string; amount: string }

/**
 * Movements in their order, with the balance after each; those before the first day make the opening balance, with what
 * was owed before all of them.
 */
export function runLedger(
  movements: readonly LedgerMovement[],
  { from, to, before }: { from: string; to: string; before: string },
): Omit<DevelopersLedger, 'developer_name' | 'owed_back'> {
  let balance = parseMoney(before)
  let [debit, credit] = [0n, 0n]
  const lines: DevelopersLedger['lines'] = []
  const inTime = movements.filter(({ on }) => on <= to).toSorted((a, b) => a.on.localeCompare(b.on))
  for (const { amount, ...movement } of inTime) {
    const change = parseMoney(amount)
    balance += change
    if (movement.on < from) continue
    if (change > 0n) debit += change
    else credit -= change
    lines.push({
      ...movement,
      debit: moneyText(change > 0n ? change : 0n),
      credit: moneyText(change < 0n ? -change : 0n),
      balance: moneyText(balance),
    })
  }
  return {
    ...{ from, to, lines },
    opening: moneyText(balance - debit + credit),
    debit: moneyText(debit),
    credit: moneyText(credit),
    closing: moneyText(balance),
  }
}
