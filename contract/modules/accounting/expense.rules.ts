import type { Centavos } from '@contract/kernel/money'
import { splitByWeights } from '@contract/kernel/parts'
import { taxedAmounts, type TaxTerms } from '@contract/kernel/taxed-amounts'

/** what a supplier is paid, and what of it is cost, VAT and tax withheld. */
export const expenseAmounts = (amount: Centavos, terms: TaxTerms) =>
  taxedAmounts('R-29', 'payable', amount, terms)

export type CostBearer = { ou_id: string; weight: bigint }

/** a cost over the units that bear it, by a driver such as headcount, area or sales. */
export function shareCost<Cost extends { net: Centavos }>(
  cost: Cost,
  bearers: readonly CostBearer[],
): (Cost & { ou_id: string })[] {
  const shares = splitByWeights(
    cost.net,
    bearers.map(({ weight }) => weight),
  )
  return bearers.map(({ ou_id }, index) => ({ ...cost, ou_id, net: shares[index] ?? 0n }))
}
