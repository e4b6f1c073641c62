import { z } from 'zod'
import { signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { moneyText } from '@contract/kernel/money'
import { byAccount, type AccountTotal } from '@contract/modules/accounting/account-total'
import type { MonthSpan } from '@contract/modules/accounting/trial-balance.rules'

/** An account whose figure entries have moved that were posted after the day a statement is asked of. */
export const knownChangesSchema = z.array(
  z.object({
    account_id: idSchema,
    code: z.string(),
    name: z.string(),
    known: signedAmountText,
    now: signedAmountText,
    difference: signedAmountText,
  }),
)
export type KnownChange = z.infer<typeof knownChangesSchema>[number]

/** `sign`: 1 where debits raise the figure, -1 where credits do. */
type Figures = Partial<MonthSpan> & { sign: 1n | -1n }

/** What was posted later moves each figure from what was known to what it is now; what evens out is left away. */
export function changesSince(
  known: readonly AccountTotal[],
  later: readonly AccountTotal[],
  { from = '', to = '9999-12', sign }: Figures,
): KnownChange[] {
  const sum = (totals: readonly AccountTotal[], accountId: string) =>
    totals.reduce(
      (all, { account_id, month, debit, credit }) =>
        account_id === accountId && from <= month && month <= to ? all + sign * (debit - credit) : all,
      0n,
    )
  return byAccount(later).flatMap(({ account: { account_id, code, name }, own }) => {
    const difference = sum(own, account_id)
    if (difference === 0n) return []
    const before = sum(known, account_id)
    return [
      {
        ...{ account_id, code, name },
        known: moneyText(before),
        now: moneyText(before + difference),
        difference: moneyText(difference),
      },
    ]
  })
}
