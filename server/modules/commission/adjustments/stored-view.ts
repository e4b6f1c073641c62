import { total } from '@contract/kernel/parts'
import type { CountedCommission } from '@contract/modules/commission/count-commission.rules'
import type { Adjustment } from '@contract/selling/commission-adjustment'
import type { Db } from '@server/platform/db/database'
import type { CommissionedSale, CommissionReader } from '@server/platform/selling/commission-port'
import { seesShare } from '@server/platform/selling/sees-share'
import { findAdjustments } from '@server/modules/commission/adjustments/adjustment.repository'
import {
  findStoredShares,
  findStoredTranches,
} from '@server/modules/commission/adjustments/stored-commission.repository'

/** A locked commission with the amounts that are written down: what was billed is not what is counted anew. */
export async function asStored(
  db: Db,
  commissionId: string,
  counted: CountedCommission,
): Promise<CountedCommission> {
  const tranches = await findStoredTranches(db, commissionId)
  const shares = await findStoredShares(db, commissionId)
  return {
    ...counted,
    sellers: counted.sellers.map(seller => ({
      ...seller,
      amount: total(shares.filter(share => share.sale_seller_id === seller.id).map(({ amount }) => amount)),
    })),
    tranches: tranches.map(({ id, seq, gross, trigger, expected_on }) => {
      const own = shares.filter(share => share.tranche_id === id)
      return {
        seq,
        gross,
        trigger_amount: trigger,
        expected_on,
        company: own.find(share => share.sale_seller_id === null)?.amount ?? 0n,
        sellers: own.flatMap(({ sale_seller_id, amount }) =>
          sale_seller_id === null ? [] : [{ id: sale_seller_id, amount }],
        ),
      }
    }),
  }
}

/** As this reader may see them: the shares of others are left out. */
export async function shownAdjustments(
  db: Db,
  sale: CommissionedSale,
  reader: CommissionReader,
): Promise<Adjustment[]> {
  const all = await findAdjustments(db, sale.id ?? '')
  if (reader.sees === 'all') return all.map(({ employees: _e, ...adjustment }) => adjustment)
  return all.flatMap(({ employees, changes, ...adjustment }) => {
    const own = changes.filter(
      ({ sale_seller_id: id }) => id !== null && seesShare(reader, employees[id] ?? null),
    )
    return own.length === 0 ? [] : [{ ...adjustment, gross_before: null, gross_after: null, changes: own }]
  })
}
