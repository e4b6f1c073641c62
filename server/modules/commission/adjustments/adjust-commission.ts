import type { DateText } from '@contract/kernel/dates'
import { moneyText } from '@contract/kernel/money'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { clawBackReversal } from '@server/modules/commission/clawbacks/claw-back-reversal'
import {
  isClaimedOrDisputed,
  lockBilling,
} from '@server/modules/commission/clawbacks/statement-credit.repository'
import { waiveOf } from '@server/modules/commission/credits/credit.repository'
import { issueMemos } from '@server/modules/commission/memos/issue-memos'
import { followStatements } from '@server/modules/commission/statements/follow-statement'
import {
  findBilledLines,
  setTrancheStatus,
} from '@server/modules/commission/statements/settled-line.repository'
import {
  adjustShares,
  adjustTranche,
  rewriteOpen,
  setAmounts,
} from '@server/modules/commission/adjustments/adjusted-commission.repository'
import { changeDay } from '@server/modules/commission/statements/change-day'
import { insertAdjustment } from '@server/modules/commission/adjustments/adjustment.repository'
import {
  overpaidOf,
  planAdjustment,
  waiving,
  type AdjustedBill,
  type AdjustmentPlan,
  type StoredCommission,
} from '@server/modules/commission/adjustments/plan-adjustment'
import { postAdjustment, type AdjustedSale } from '@server/modules/commission/adjustments/post-adjustment'
import {
  findSharedSellers,
  findStoredTranches,
  lockStoredShares,
} from '@server/modules/commission/adjustments/stored-commission.repository'

/** Where a change stands in the books, and from which day. */
export type PostedChange = { entry_id: string | null; on: DateText }

/** Everything that commission stands on, locked in the order in which receipts and releases lock it. */
export async function lockStored(
  tx: Tx,
  { id, sale_id }: Pick<AdjustedSale['commission'], 'id' | 'sale_id'>,
): Promise<StoredCommission> {
  await lockBilling(tx.db, [id])
  const shares = await lockStoredShares(tx.db, id)
  return {
    shares,
    tranches: await findStoredTranches(tx.db, id),
    lines: await findBilledLines(tx.db, id),
    sellers: await findSharedSellers(tx.db, sale_id),
  }
}

/**
 * the commission of a sale counted anew. What nobody is billed for is rewritten; what a developer was billed too
 * much is credited or owed back, and what sellers were paid too much is clawed back.
 */
export async function adjustCommission(tx: Tx, sale: AdjustedSale): Promise<PostedChange> {
  const { commission, counted, waiver } = sale
  // A credit changes its own bill alone, and is how a dispute ends.
  if (!waiver && (await isClaimedOrDisputed(tx.db, commission.id)))
    throw new Problem('conflict', 'commission_on_statement')
  const found = await lockStored(tx, commission)
  const stored = waiver ? waiving(found, waiver) : found
  const plan = planAdjustment(counted, stored)
  if (changesEarned(plan)) throw new Problem('conflict', 'commission_earned_on_collection')
  await writeOpen(tx, sale, plan)
  if (waiver) await waiveOf(tx.db, waiver)
  const on = await changeDay(
    tx,
    commission.ou_id,
    plan.bills.map(({ line }) => line),
  )
  const entryId = await postAdjustment(tx, sale, { plan, stored, on })
  await writeBills(tx, sale, plan.bills, { entryId, on })
  const cause = waiver ? 'developer_credit' : 'price_change'
  await clawBackReversal(tx, overpaidShares(sale, plan, stored), { on, reason: sale.reason }, cause)
  await setAmounts(tx.db, commission.id, { ...counted, gross: plan.gross, company: plan.company })
  if (plan.changes.length > 0) await keepAdjustment(tx, sale, plan, { entryId, on })
  return { entry_id: entryId, on }
}

/** What a receipt has made income already, by amounts that would not be those of the line any more. */
export function changesEarned({ bills }: AdjustmentPlan): boolean {
  const isChanged = ({ shares, gross, tranche }: AdjustedBill) =>
    gross !== tranche.gross || shares.some(({ before, amount }) => amount !== (before?.amount ?? 0n))
  return bills.some(bill => bill.line.is_deferred && bill.line.received > 0n && isChanged(bill))
}

function writeOpen(tx: Tx, { commission, counted }: AdjustedSale, { open }: AdjustmentPlan): Promise<void> {
  const present = new Set(counted.sellers.map(({ id }) => id))
  return rewriteOpen(
    tx.db,
    commission,
    open.map(({ sellers, ...tranche }) => {
      const terms = counted.tranches.find(({ seq }) => seq === tranche.seq)
      return {
        ...tranche,
        sellers: sellers.filter(({ id }) => present.has(id)),
        // One that an adjustment adds waits for no money: that of all tranches before it has come in.
        trigger_amount: terms?.trigger_amount ?? 0n,
        expected_on: terms?.expected_on ?? null,
      }
    }),
  )
}

async function writeBills(
  tx: Tx,
  { commission, reason }: AdjustedSale,
  bills: readonly AdjustedBill[],
  { entryId, on }: { entryId: string | null; on: string },
): Promise<void> {
  for (const { tranche, gross, shares } of bills) {
    const changed = shares.filter(
      ({ before, amount }) => amount !== before?.amount || gross !== tranche.gross,
    )
    await adjustShares(tx.db, commission.ou_id, changed)
    if (gross === tranche.gross) continue
    await adjustTranche(tx.db, tranche.id, gross, tranche.gross - tranche.adjusted)
  }
  const credited = bills.filter(({ gross, tranche }) => gross !== tranche.gross)
  if (credited.length === 0) return
  await issueMemos(
    tx,
    credited.map(({ line, change: { credit, refund, net } }) => ({
      ...line,
      ...{ amount: credit, refund, net, memo_net: net },
    })),
    { entry_id: entryId ?? '', on, reason },
  )
  for (const { tranche, line, change } of credited) {
    const settled = line.received - line.refunded - change.refund
    const isSettled = settled >= change.due.gross
    const status = isSettled ? 'collected' : settled > 0n ? 'partly_collected' : 'billed'
    await setTrancheStatus(tx.db, tranche.id, status)
  }
  await followStatements(
    tx,
    credited.map(({ line }) => line.id),
  )
}

function overpaidShares(
  { commission }: AdjustedSale,
  { bills }: AdjustmentPlan,
  { sellers }: StoredCommission,
) {
  const { ou_id, sale_id } = commission
  return bills.flatMap(bill =>
    overpaidOf(bill).flatMap(({ id, sale_seller_id, overpaid }) => {
      const seller = sellers.get(sale_seller_id ?? '')
      return seller
        ? [{ id, ou_id, sale_id, seller_id: seller.seller_id, is_incentive: false, overpaid }]
        : []
    }),
  )
}

async function keepAdjustment(
  tx: Tx,
  { commission, cause, reason, by, source_id }: AdjustedSale,
  { changes, gross }: AdjustmentPlan,
  { entryId: entry_id, on: adjusted_on }: { entryId: string | null; on: string },
): Promise<void> {
  await insertAdjustment(tx.db, {
    ...{ ou_id: commission.ou_id, sale_id: commission.sale_id, sale_commission_id: commission.id },
    ...{ cause, reason, adjusted_on, entry_id, source_id, approved_by: by, changes },
    gross_before: commission.gross_amount,
    gross_after: moneyText(gross),
  })
}
