import type { Centavos } from '@contract/kernel/money'
import { splitByWeights, total } from '@contract/kernel/parts'
import { companySum, sumOf, type TrancheCells } from '@contract/modules/commission/tranche-cells'

const above = (amount: Centavos): Centavos => (amount > 0n ? amount : 0n)

/**
 * What of the billed tranches is due to each seller while they stay as large as they are. Whoever is due less in all
 * than was billed for him leaves the difference to those who are due more of these tranches now, the company among them.
 */
export function dueOfBilled(
  ids: readonly string[],
  counted: readonly TrancheCells[],
  billed: readonly TrancheCells[],
): Map<string, Centavos> {
  const same = counted.filter(({ seq }) => billed.some(tranche => tranche.seq === seq))
  const sellers = ids.map(id => ({
    id,
    was: sumOf(billed, id),
    now: sumOf(same, id),
    whole: sumOf(counted, id),
  }))
  const company = { was: companySum(billed), now: companySum(same), whole: companySum(counted) }
  const freed = total(sellers.map(({ was, whole }) => above(was - whole)))
  if (freed === 0n) return new Map(sellers.map(({ id, was }) => [id, was]))

  const all = [...sellers, company]
  const owed = all.map(({ was, now }) => above(now - was))
  const parts = takenOver(
    freed,
    owed,
    all.map(({ was, whole }) => above(whole - was)),
  )
  return new Map(
    sellers.map(({ id, was, whole }, at) => [id, whole < was ? whole : was + (parts[at] ?? 0n)] as const),
  )
}

/** By what each is owed of these tranches; what is more than all of that, by what each is still owed in all. */
function takenOver(
  freed: Centavos,
  owed: readonly Centavos[],
  left: readonly Centavos[],
): readonly Centavos[] {
  const more = freed - total(owed)
  if (more <= 0n) return splitByWeights(freed, owed)
  const parts = splitByWeights(
    more,
    left.map((amount, at) => above(amount - (owed[at] ?? 0n))),
  )
  return owed.map((amount, at) => amount + (parts[at] ?? 0n))
}
