import { formatAmount, moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { useHoldbacks } from '@contract/modules/commission/clawback.rules'
import type { Clawback } from '@contract/modules/commission/clawback.resource'
import { releasableOf, takeBack } from '@contract/modules/commission/taken-back.rules'
import type { ShareChange } from '@contract/selling/commission-adjustment'
import type { SellerLevel } from '@contract/selling/scheme.rules'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { firstOpenDay } from '@server/platform/ledger/period.repository'
import { postEntry } from '@server/platform/ledger/post-entry'
import { insertAdjustment } from '@server/modules/commission/adjustments/adjustment.repository'
import { lockStored } from '@server/modules/commission/adjustments/adjust-commission'
import type { StoredCommission } from '@server/modules/commission/adjustments/plan-adjustment'
import { takeFromShare } from '@server/modules/commission/clawbacks/claim.repository'
import {
  applyHoldback,
  changeClawback,
  lockHeld,
} from '@server/modules/commission/clawbacks/clawback.repository'
import { tellOfClawback } from '@server/modules/commission/clawbacks/open-clawback'
import { lockCommission, standingOf } from '@server/modules/commission/commission.repository'
import { lockIncentives } from '@server/modules/commission/incentives/incentive-share.repository'

type ClaimedCommission = { id: string; gross_amount: string; stored: StoredCommission }
type TakenShare = ReturnType<typeof sharesToTake>[number]

/** Another person has agreed: the seller owes it from now on, by his shares and by the books. */
export async function confirmClaim(tx: Tx, userId: string, row: Clawback): Promise<void> {
  const claimed = await lockClaimed(tx, row)
  const standing = await standingOf(tx.db, row.sale_id)
  if (claimed.length === 0 || !standing?.snapshot)
    throw new Problem('rule_broken', 'clawback_nothing_released')
  const shares = sharesToTake(claimed, row)
  for (const share of shares) await takeFromShare(tx.db, share)

  const held = await lockHeld(
    tx.db,
    shares.map(({ id }) => id),
  )
  const gross = parseMoney(row.gross_amount)
  const most = total(held.map(({ amount }) => amount))
  const applied = most < gross ? most : gross
  for (const part of useHoldbacks(held, applied)) await applyHoldback(tx.db, row.id, part)

  const on = await firstOpenDay(tx.db, row.ou_id)
  const overrides = standing.snapshot.levels
    .filter(({ is_override }) => is_override)
    .map(({ level }) => level)
  const [entry] = await postEntry(tx, {
    ouId: row.ou_id,
    date: on,
    memo: `${row.sale_no ?? ''} ${row.seller_label ?? ''}`.trim(),
    source: { type: 'commission_clawback', id: row.id },
    key: `commission_clawback:${row.id}`,
    lines: POSTING.clawback_opened({
      developer: { party_type: 'developer', party_id: '' },
      ...{ earned: 0n, deferred: 0n, vat: 0n, unpaid: 0n },
      shares: byCost(shares, costOf(row, overrides), row.seller_id, applied),
    }),
  })
  await changeClawback(tx.db, row.id, {
    status: applied === gross ? 'recovered' : 'open',
    applied_amount: moneyText(applied),
    opened_on: on,
    confirmed_by: userId,
    entry_id: entry?.id ?? null,
  })
  for (const { id, gross_amount, stored } of claimed) {
    const own = shares.filter(({ commission_id }) => commission_id === id)
    if (own.length === 0) continue
    await insertAdjustment(tx.db, {
      ...{ ou_id: row.ou_id, sale_id: row.sale_id, sale_commission_id: id },
      ...{ cause: 'clawback', reason: row.reason ?? '', adjusted_on: on, source_id: row.id },
      ...{ approved_by: userId, entry_id: entry?.id ?? null, changes: changesOf(own, stored) },
      ...{ gross_before: gross_amount, gross_after: gross_amount },
    })
  }
  await tellOfClawback(tx, row)
}

/** The commission of the sale, or the incentives that it carries, the last one first. */
async function lockClaimed(tx: Tx, { sale_id, of_incentive }: Clawback): Promise<ClaimedCommission[]> {
  const commission = of_incentive ? undefined : await lockCommission(tx.db, sale_id)
  const commissions = of_incentive ? await lockIncentives(tx.db, sale_id) : commission ? [commission] : []
  const claimed: ClaimedCommission[] = []
  for (const { id, gross_amount } of commissions)
    claimed.push({ id, gross_amount, stored: await lockStored(tx, { id, sale_id }) })
  return claimed.reverse()
}

/** Of which shares it is taken, the last tranche first; refuses more than he was paid. */
function sharesToTake(
  claimed: readonly ClaimedCommission[],
  { ou_id, seller_id, gross_amount, of_incentive }: Clawback,
) {
  const own = claimed.flatMap(({ id: commission_id, stored: { shares, lines, sellers } }) =>
    shares.flatMap(share => {
      const seller = sellers.get(share.sale_seller_id ?? '')
      const line = lines.find(({ tranche_id }) => tranche_id === share.tranche_id)
      // What the company pays itself stands on no statement.
      const isPaid = line !== undefined || of_incentive
      return seller?.seller_id === seller_id && isPaid
        ? [{ ...share, commission_id, ou_id, seller, line }]
        : []
    }),
  )
  const amount = parseMoney(gross_amount)
  const most = total(own.map(({ paid }) => paid))
  if (amount > most)
    throw new Problem('rule_broken', 'clawback_above_released', {
      params: { most: formatAmount(moneyText(most)) },
    })
  return takeBack(own, amount).map(share => {
    // What its receipt made income, and its shares with it, is taken back by undoing the receipt.
    if (share.line?.is_deferred) throw new Problem('conflict', 'commission_earned_on_collection')
    const left = { amount: share.amount - share.part, taken: share.taken + share.part }
    const { settled, gross } = share.line ?? { settled: 1n, gross: 1n }
    return { ...share, is_billed: share.line !== undefined, releasable: releasableOf(left, settled, gross) }
  })
}

const COSTS = ['sellers_commission', 'overrides', 'incentives'] as const

/** As what a share stands in the books. */
const costOf =
  ({ of_incentive }: Clawback, overrides: readonly string[]) =>
  ({ seller }: TakenShare): (typeof COSTS)[number] => {
    if (of_incentive) return 'incentives'
    return overrides.includes(seller.level) ? 'overrides' : 'sellers_commission'
  }

/** The cost of each kind, and how much of it holdbacks cover. */
function byCost(
  shares: readonly TakenShare[],
  kindOf: ReturnType<typeof costOf>,
  sellerId: string,
  applied: Centavos,
) {
  let left = applied
  return COSTS.flatMap(cost => {
    const released = total(shares.filter(share => kindOf(share) === cost).map(({ part }) => part))
    if (released === 0n) return []
    const covered = left < released ? left : released
    left -= covered
    const seller = { party_type: 'seller' as const, party_id: sellerId }
    return [{ cost, seller, released, unreleased: 0n, applied: covered }]
  })
}

/** What goes from the seller to the company, before and after. */
const changesOf = (taken: readonly TakenShare[], { shares }: StoredCommission): ShareChange[] =>
  taken.flatMap(({ seq, tranche_id, sale_seller_id, seller, amount, part }) => {
    const company = shares.find(share => share.tranche_id === tranche_id && share.sale_seller_id === null)
    const before = company?.amount ?? 0n
    return [
      {
        ...{ seq, sale_seller_id, seller_name: seller.name, level: seller.level as SellerLevel },
        ...{ before: moneyText(amount), after: moneyText(amount - part) },
      },
      {
        ...{ seq, sale_seller_id: null, seller_name: null, level: null },
        ...{ before: moneyText(before), after: moneyText(before + part) },
      },
    ]
  })
