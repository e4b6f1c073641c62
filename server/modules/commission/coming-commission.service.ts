import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { recordOf } from '@contract/kernel/records'
import type { ComingCommission } from '@contract/modules/commission/coming-commission'
import { comingPart, openingOn } from '@contract/modules/commission/next-money.rules'
import type { Db } from '@server/platform/db/database'
import { findUnbilledSales } from '@server/modules/commission/coming-commission.repository'

type ComingSale = ComingCommission['sales'][number]
const PARTS = ['eligible', 'soon', 'later'] as const

/** Whose sign-in it is, of the sales that are booked: what of their own shares nobody has billed yet. */
export async function findComing(db: Db, userId: string, today: DateText): Promise<ComingSale[]> {
  const sales = (await findUnbilledSales(db, userId)).map(({ collected, shares, ...sale }) => {
    const sums = { eligible: 0n, soon: 0n, later: 0n }
    for (const { trigger, open, ...share } of shares) {
      const is_reached = parseMoney(collected) >= parseMoney(trigger)
      sums[comingPart(openingOn({ ...share, is_reached }, today), today)] += parseMoney(open)
    }
    return { ...sale, sums, total: sums.eligible + sums.soon + sums.later }
  })
  const larger = (a: bigint, b: bigint) => (a === b ? 0 : a > b ? -1 : 1)
  return sales
    .filter(({ total }) => total > 0n)
    .toSorted(
      (a, b) =>
        larger(a.sums.eligible, b.sums.eligible) ||
        larger(a.sums.soon, b.sums.soon) ||
        larger(a.total, b.total),
    )
    .map(({ sums, total, ...sale }) => ({
      ...sale,
      ...recordOf(PARTS, part => moneyText(sums[part])),
      total: moneyText(total),
    }))
}
