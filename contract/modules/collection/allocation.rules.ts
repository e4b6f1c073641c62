import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { splitByWeights, total } from '@contract/kernel/parts'
import type { OpenLine } from '@contract/modules/collection/open-line'
import type { Allocation } from '@contract/modules/collection/receipt.resource'

/** Oldest first: what fell due earlier is settled before what falls due later. Nothing is allocated that is not there. */
export function suggestAllocations(
  amount: Centavos,
  lines: readonly Pick<OpenLine, 'id' | 'due_on' | 'number' | 'open_amount'>[],
): Allocation[] {
  const inOrder = lines.toSorted(
    (a, b) => a.due_on.localeCompare(b.due_on) || a.number.localeCompare(b.number),
  )
  let left = amount
  return inOrder.flatMap(({ id, open_amount }) => {
    const open = parseMoney(open_amount)
    const part = open < left ? open : left
    if (part <= 0n) return []
    left -= part
    return [{ line_id: id, amount: moneyText(part) }]
  })
}

export type SplitAllocation = { line_id: string; cash: Centavos; ewt: Centavos }

/**
 * Which part of each allocation is money and which is tax withheld: the tax is split by the amounts, what settles nothing
 * yet included, so that both foot to the receipt.
 */
export function splitAllocations(
  { cash, ewt }: { cash: Centavos; ewt: Centavos },
  allocations: readonly Allocation[],
): { lines: SplitAllocation[]; unapplied: { cash: Centavos; ewt: Centavos } } {
  const amounts = allocations.map(({ amount }) => parseMoney(amount))
  const rest = cash + ewt - total(amounts)
  const taxes = splitByWeights(ewt, [...amounts, rest])
  const lines = allocations.map(({ line_id }, index) => {
    const tax = taxes[index] ?? 0n
    return { line_id, cash: (amounts[index] ?? 0n) - tax, ewt: tax }
  })
  const left = taxes.at(-1) ?? 0n
  return { lines, unapplied: { cash: rest - left, ewt: left } }
}

/** Money that came in before a statement was sent settles it on the day of the statement: until then nothing was owed. */
export const settlingDay = (receivedOn: DateText, billedOn: DateText): DateText =>
  receivedOn > billedOn ? receivedOn : billedOn
