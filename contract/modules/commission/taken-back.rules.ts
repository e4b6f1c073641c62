import type { Centavos } from '@contract/kernel/money'
import { releasableAmount } from '@contract/modules/commission/soa.rules'

/** R-10 of a share of which something was taken back by hand: the next that comes in of it makes up for that first. */
export function releasableOf(
  { amount, taken }: { amount: Centavos; taken: Centavos },
  settled: Centavos,
  billed: Centavos,
): Centavos {
  const left = releasableAmount(amount + taken, settled, billed) - taken
  if (left < 0n) return 0n
  return left < amount ? left : amount
}

/** How much of each paid share is taken back, the last tranche first. */
export function takeBack<Share extends { seq: number; paid: Centavos }>(
  shares: readonly Share[],
  amount: Centavos,
): (Share & { part: Centavos })[] {
  let left = amount
  return shares
    .toSorted((a, b) => b.seq - a.seq)
    .flatMap(share => {
      const part = share.paid < left ? share.paid : left
      left -= part
      return part > 0n ? [{ ...share, part }] : []
    })
}
