import { z } from 'zod'
import { signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { monthText } from '@contract/kernel/instant-text'
import { ACCOUNT_TYPES } from '@contract/modules/accounting/account.rules'
import { BALANCE_PARTS } from '@contract/modules/accounting/balance-sheet.rules'
import { SHEET_RESULTS, TRIAL_FIGURES } from '@contract/modules/accounting/balance-trace.rules'
import { knownChangesSchema } from '@contract/modules/accounting/known-changes.rules'
import { knownOn, statementUnits } from '@contract/kernel/statement-units'
import { stepSchema } from '@contract/selling/step.schema'

export const trialBalanceQuerySchema = z
  .strictObject({ from: monthText, to: monthText, units: statementUnits, known_on: knownOn })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'dates_reversed' })
export type TrialBalanceQuery = z.infer<typeof trialBalanceQuerySchema>

const figures = {
  opening: signedAmountText,
  debit: signedAmountText,
  credit: signedAmountText,
  closing: signedAmountText,
}
const account = { account_id: idSchema, code: z.string(), name: z.string() }

export const trialBalanceSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** Of entries alone that were posted until the end of this day; null for all of them. */
  known_on: z.string().nullable(),
  /** The units that were asked for; null where all that the reader sees are added up. */
  unit_ids: z.array(idSchema).nullable(),
  rows: z.array(z.object({ ...account, type: z.enum(ACCOUNT_TYPES), ...figures })),
  totals: z.object(figures),
  /** At the end of the last month. */
  balance_sheet: z.object({
    parts: z.array(
      z.object({
        part: z.enum(BALANCE_PARTS),
        lines: z.array(z.object({ ...account, amount: signedAmountText })),
        amount: signedAmountText,
      }),
    ),
    result_of_year: signedAmountText,
    retained: signedAmountText,
    liabilities_and_equity: signedAmountText,
  }),
  /** Balances that were moved by what was posted since. */
  changes: knownChangesSchema,
})
export type TrialBalance = z.infer<typeof trialBalanceSchema>

const traced = z.strictObject({
  from: monthText,
  to: monthText,
  units: statementUnits,
  known_on: knownOn,
  /** `amount` is of the balance sheet: of the account or part that is named. */
  figure: z.enum([...TRIAL_FIGURES, 'amount', ...SHEET_RESULTS]),
  account_id: idSchema.optional(),
  part: z.enum(BALANCE_PARTS).optional(),
})
export const balanceTraceQuerySchema = traced
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'dates_reversed' })
  .refine(
    ({ figure, account_id, part }) =>
      figure === 'amount' ? (account_id === undefined) !== (part === undefined) : part === undefined,
    { path: ['part'], error: 'required' },
  )
export type BalanceTraceQuery = z.infer<typeof balanceTraceQuerySchema>
/** The last step is the figure. Keys name months, accounts and parts. */
export const balanceTraceSchema = z.object({ steps: z.array(stepSchema) })
export type ShownBalanceTrace = z.infer<typeof balanceTraceSchema>
