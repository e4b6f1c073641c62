import type { Centavos } from '@contract/kernel/money'
import { splitByWeights, total } from '@contract/kernel/parts'
import { dueOfBilled } from '@contract/modules/commission/adjusted-sellers.rules'
import { sumOf, cellOf, type TrancheCells } from '@contract/modules/commission/tranche-cells'

export type AdjustedTranche = TrancheCells & { company: Centavos }
/** So finely is the part of a tranche that is still due weighed. */
const SCALE = 1_000_000_000_000n

/**
 * commission counted anew, spread over what nobody has been billed for yet. A billed tranche is due otherwise than
 * it was billed only where the rest cannot bear it: where less is due in all than was billed, or a seller is due less
 * than was billed for him. The answer follows from what was billed and the new amounts alone, so that an adjustment and
 * its opposite leave what was there before.
 */
export function adjustTranches(
  counted: readonly TrancheCells[],
  billed: readonly TrancheCells[],
): AdjustedTranche[] {
  const gross = total(counted.map(tranche => tranche.gross))
  const rest = gross - total(billed.map(tranche => tranche.gross))
  const open = openTranches(counted, billed, rest)
  const hasRoom = rest >= 0n && open.length > 0
  const ids = [...new Set([...counted, ...billed].flatMap(({ sellers }) => sellers.map(({ id }) => id)))]
  const due = hasRoom ? dueOfBilled(ids, counted, billed) : new Map(ids.map(id => [id, sumOf(counted, id)]))
  const dueOf = (id: string) => due.get(id) ?? 0n

  const bills = hasRoom ? billed.map(tranche => tranche.gross) : lastCreditedFirst(billed, gross)
  const openGross = open.map(tranche => tranche.gross)
  const adjusted = withCompany(
    billed,
    bills,
    ids.map(id => ({ id, amounts: spread(dueOf(id), dueWeights(billed, bills, id), bills) })),
  )
  const rewritten = withCompany(
    open,
    spread(hasRoom ? rest : 0n, openGross),
    ids.map(id => {
      const left = hasRoom ? sumOf(counted, id) - dueOf(id) : 0n
      return {
        id,
        amounts: spread(
          left,
          open.map(tranche => cellOf(tranche, id)),
          openGross,
        ),
      }
    }),
  )
  return [...adjusted, ...rewritten].toSorted((a, b) => a.seq - b.seq)
}

/** Those that are not billed; where all are and more is due, one more, which is billed like the others. */
function openTranches(
  counted: readonly TrancheCells[],
  billed: readonly TrancheCells[],
  rest: Centavos,
): readonly TrancheCells[] {
  const open = counted.filter(({ seq }) => !billed.some(tranche => tranche.seq === seq))
  if (open.length > 0 || rest <= 0n) return open
  const last = Math.max(...[...counted, ...billed].map(({ seq }) => seq))
  return [{ seq: last + 1, gross: 0n, sellers: [] }]
}

/** What stays due of each bill where less is due in all than was billed. */
function lastCreditedFirst(billed: readonly TrancheCells[], gross: Centavos): Centavos[] {
  let left = gross
  return billed.map(tranche => {
    const part = tranche.gross < left ? tranche.gross : left
    left -= part
    return part
  })
}

/** As much of each of a seller's billed amounts as is still due of the bill. */
const dueWeights = (billed: readonly TrancheCells[], bills: readonly Centavos[], id: string): Centavos[] =>
  billed.map((tranche, at) =>
    tranche.gross === 0n ? 0n : cellOf(tranche, id) * (((bills[at] ?? 0n) * SCALE) / tranche.gross),
  )

/** By the first weights that there are. */
function spread(amount: Centavos, ...weights: readonly (readonly bigint[])[]): Centavos[] {
  const [first = [], ...others] = weights
  if (amount === 0n) return first.map(() => 0n)
  if (first.some(weight => weight > 0n)) return splitByWeights(amount, first)
  return others.length > 0
    ? spread(amount, ...others)
    : splitByWeights(
        amount,
        first.map(() => 1n),
      )
}

/** The company has what sellers leave of a tranche. */
const withCompany = (
  tranches: readonly TrancheCells[],
  amounts: readonly Centavos[],
  cells: readonly { id: string; amounts: readonly Centavos[] }[],
): AdjustedTranche[] =>
  tranches.map(({ seq }, at) => {
    const gross = amounts[at] ?? 0n
    const sellers = cells.map(cell => ({ id: cell.id, amount: cell.amounts[at] ?? 0n }))
    return { seq, gross, company: gross - total(sellers.map(({ amount }) => amount)), sellers }
  })
