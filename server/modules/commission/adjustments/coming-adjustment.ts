import { countCommission } from '@contract/modules/commission/count-commission.rules'
import type { SchemeSnapshot } from '@contract/modules/commission/scheme-snapshot'
import type { Db } from '@server/platform/db/database'
import type { CommissionReader, ComingAdjustment, SoldSale } from '@server/platform/selling/commission-port'
import { seesShare } from '@server/platform/selling/sees-share'
import { changesEarned } from '@server/modules/commission/adjustments/adjust-commission'
import {
  planAdjustment,
  type AdjustmentPlan,
  type StoredCommission,
} from '@server/modules/commission/adjustments/plan-adjustment'
import {
  findSharedSellers,
  findStoredShares,
  findStoredTranches,
} from '@server/modules/commission/adjustments/stored-commission.repository'
import { isClaimedOrDisputed } from '@server/modules/commission/clawbacks/statement-credit.repository'
import { findCommission, standingOf } from '@server/modules/commission/commission.repository'
import { findBilledLines } from '@server/modules/commission/statements/settled-line.repository'

type SaleAfter = Pick<SoldSale, 'id' | 'sellers'> & Parameters<typeof countCommission>[1]

/** What a locked commission becomes with these terms and sellers: nothing is written. */
export async function planOf(
  db: Db,
  commissionId: string,
  snapshot: SchemeSnapshot,
  next: SaleAfter,
): Promise<AdjustmentPlan> {
  return planAdjustment(countCommission(snapshot, next), await readStored(db, commissionId, next))
}

/** What a commission stands on, read without a lock; whoever joins the sale by the change is known as well. */
export async function readStored(
  db: Db,
  commissionId: string,
  { id, sellers }: Pick<SoldSale, 'id' | 'sellers'>,
): Promise<StoredCommission> {
  const known = await findSharedSellers(db, id)
  return {
    tranches: await findStoredTranches(db, commissionId),
    shares: await findStoredShares(db, commissionId),
    lines: await findBilledLines(db, commissionId),
    sellers: new Map([...known, ...sellers.map(seller => [seller.id, seller] as const)]),
  }
}

/** What an amendment will do to a locked commission, as its reader may see it; null where none is locked. */
export async function comingAdjustment(
  db: Db,
  next: SoldSale,
  reader: CommissionReader,
): Promise<ComingAdjustment | null> {
  const commission = await findCommission(db, next.id)
  const standing = await standingOf(db, next.id)
  if (commission?.status !== 'locked' || !standing?.snapshot) return null
  const plan = await planOf(db, commission.id, standing.snapshot, next)
  const employees = new Map(next.sellers.map(({ id, employee_id }) => [id, employee_id]))
  return {
    refusal: (await isClaimedOrDisputed(db, commission.id))
      ? 'commission_on_statement'
      : changesEarned(plan)
        ? 'commission_earned_on_collection'
        : null,
    is_billed: plan.bills.length > 0,
    changes: plan.changes.filter(
      ({ sale_seller_id: id }) =>
        reader.sees === 'all' || (id !== null && seesShare(reader, employees.get(id) ?? null)),
    ),
  }
}
