import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { recordOf } from '@contract/kernel/records'
import type { ComingCommission } from '@contract/modules/commission/coming-commission'
import { comingPart } from '@contract/modules/commission/next-money.rules'
import type { Db } from '@server/platform/db/database'
import { findOwnUnbilledIds } from '@server/modules/commission/next-money/expected-share.repository'
import { findOpenings } from '@server/modules/commission/next-money/next-money.service'

type ComingSale = ComingCommission['sales'][number]
const PARTS = ['eligible', 'soon', 'later'] as const

/** Whose sign-in it is, of the sales that are booked: what of their own shares nobody has billed yet. */
export async function findComing(db: Db, userId: string, today: DateText): Promise<ComingSale[]> {
  const shares = await findOpenings(db, await findOwnUnbilledIds(db, userId), today)
  const sales = [...Map.groupBy(shares, ({ sale_id }) => sale_id)].map(([id, own]) => {
    const sums = { eligible: 0n, soon: 0n, later: 0n }
    for (const { opening, open } of own) sums[comingPart(opening, today)] += parseMoney(open)
    const [first] = own
    return { id, first, sums, total: sums.eligible + sums.soon + sums.later }
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
    .map(({ id, first, sums, total }) => ({
      id,
      sale_no: first?.sale_no ?? '',
      unit_code: first?.unit_code ?? '',
      buyer_name: first?.buyer_name ?? '',
      ...recordOf(PARTS, part => moneyText(sums[part])),
      total: moneyText(total),
    }))
}
