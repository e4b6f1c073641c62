import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import type { NextMoneyRow } from '@contract/modules/commission/next-money'
import {
  daysToPay,
  expectedDays,
  expectedNet,
  openingOf,
  type TrancheOpening,
} from '@contract/modules/commission/next-money.rules'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { findSettledDays } from '@server/modules/commission/next-money/developer-days.repository'
import {
  findExpectedShares,
  type ExpectedShare,
} from '@server/modules/commission/next-money/expected-share.repository'
import { findNetTerms } from '@server/modules/commission/next-money/payee-terms.repository'
import { findCourses } from '@server/modules/commission/next-money/sale-course.repository'

type OpeningShare = ExpectedShare & { opening: TrancheOpening }

/** Shares with the day on which each opens. */
async function findOpenings(db: Db, ids: readonly string[], today: DateText): Promise<OpeningShare[]> {
  const shares = await findExpectedShares(db, ids)
  const courses = await findCourses(db, [...new Set(shares.map(({ sale_id }) => sale_id))])
  return shares.map(share => {
    const course = courses.get(share.sale_id) ?? { schedule: [], collected: 0n }
    const trigger = parseMoney(share.trigger_amount)
    return { ...share, opening: openingOf({ ...share, trigger }, { ...course, today }) }
  })
}

/** What each share still brings, when, and what of it reaches its seller. */
export async function findNextMoney(
  tx: Tx,
  ids: readonly string[],
  today: DateText,
): Promise<NextMoneyRow[]> {
  const shares = await findOpenings(tx.db, ids, today)
  const paying = await findSettledDays(tx.db, [...new Set(shares.map(({ developer_id }) => developer_id))])
  const amounts = shares.flatMap(share =>
    amountsOf(share, daysToPay(paying.get(share.developer_id) ?? [], share.terms_days), today),
  )
  const rows: NextMoneyRow[] = []
  for (const [ouId, ofUnit] of Map.groupBy(amounts, ({ ou_id }) => ou_id)) {
    const bySeller = Map.groupBy(ofUnit, ({ seller_id }) => seller_id)
    const terms = await findNetTerms(tx, ouId, [...bySeller.keys()], today)
    for (const [sellerId, own] of bySeller) {
      const owed = terms.get(sellerId)
      if (owed) rows.push(...expectedNet(own, owed).map(({ ou_id: _, holdback_rate: __, ...row }) => row))
    }
  }
  return rows
}

/** What the developer has paid for may be released today; the rest comes as the developer pays. */
function amountsOf(
  { opening, statement_on, terms_days: _, developer_id: __, trigger_amount: ___, ...share }: OpeningShare,
  { days, basis }: ReturnType<typeof daysToPay>,
  today: DateText,
) {
  const { open, payable, eligible_on: ____, ...shown } = share
  const row = {
    ...shown,
    holdback_rate: parseRate(share.holdback_rate),
    ...{ opens_on: opening.on, because: opening.because, instalment: opening.instalment },
    ...{ days_to_pay: days, days_basis: basis },
  }
  const expected = expectedDays(opening, { statement_on, days, today })
  return [
    ...(payable === '0.00' ? [] : [{ ...row, statement_on, cash_on: today, is_paid: true, gross: payable }]),
    ...(open === '0.00' ? [] : [{ ...row, ...expected, is_paid: false, gross: open }]),
  ]
}
