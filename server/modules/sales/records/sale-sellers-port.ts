import type { SaleSellerInput } from '@contract/selling/sale.calls'
import type { Db } from '@server/platform/db/database'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'
import { commissionedSale } from '@server/modules/sales/records/commissioned-sale'
import { auditSale } from '@server/modules/sales/records/sale-parts'
import {
  refuse,
  sellerNames,
  sellerProblems,
  sellersOf,
  writtenSellers,
  type PlannedSellers,
} from '@server/modules/sales/records/sale-plan'
import { addEvent, lockSale, readSale, updateSale } from '@server/modules/sales/records/sale.repository'
import {
  findSaleSellers,
  writeSellers,
  findFormerSellers,
} from '@server/modules/sales/records/seller.repository'
import type { SoldSale } from '@server/platform/selling/commission-port'

async function find(db: Db, saleId: string): Promise<SoldSale | null> {
  const sale = await readSale(db, saleId)
  if (!sale) return null
  const present = await findSaleSellers(db, saleId)
  const counted = await commissionedSale(db, saleId)
  return {
    ...counted,
    status: sale.status,
    sellers: present.map(({ share_weight, ...seller }) => ({ ...seller, weight: share_weight })),
  }
}

async function planned(
  db: Db,
  sale: Pick<SoldSale, 'reservation_date'>,
  inputs: readonly SaleSellerInput[],
): Promise<PlannedSellers> {
  const sellers = await sellersOf(db, inputs, sale.reservation_date)
  refuse(sellerProblems(sellers))
  return sellers
}

/** What of a sale belongs to its sellers, for whoever corrects its commission. */
export const saleSellersPort: SaleSellersPort = {
  find,

  async with(db, sale, inputs) {
    const { known } = await planned(db, sale, inputs)
    const former = await findFormerSellers(db, sale.id)
    const sellers = inputs.map(({ seller_id, level, share_weight: weight }, index) => {
      const seller = known.find(({ id }) => id === seller_id)
      const isSame = (other: { seller_id: string; level: string }) =>
        other.seller_id === seller_id && other.level === level
      // Somebody new is told apart by his profile until he stands in the sale.
      const id = (sale.sellers.find(isSame) ?? former.find(isSame))?.id ?? seller_id
      return {
        ...{ id, seller_id, level, weight, sequence_no: index + 1, name: seller?.name ?? '' },
        ...{ employee_id: seller?.employee_id ?? null, user_id: seller?.user_id ?? null },
      }
    })
    return { ...sale, sellers }
  },

  async lock(tx, saleId) {
    await lockSale(tx.db, saleId)
  },

  async write(tx, saleId, inputs, { by, reason }) {
    const sale = await lockSale(tx.db, saleId)
    const before = await find(tx.db, saleId)
    if (!sale || !before) throw new Error('a sale that is corrected is there')
    const sellers = await planned(tx.db, sale, inputs)
    const agent = inputs.find(({ level }) => level === 'agent')
    await writeSellers(tx.db, { ...sale, isDraft: false }, writtenSellers(sellers))
    await updateSale(tx.db, saleId, {
      seller_names: sellerNames(sellers),
      team_id: sellers.known.find(({ id }) => id === agent?.seller_id)?.team_id ?? null,
      updated_by: by,
    })
    await addEvent(tx.db, sale, { from: sale.status, to: sale.status, by, note: reason })
    const after = await find(tx.db, saleId)
    if (!after) throw new Error('a sale that is corrected is there')
    const named = ({ sellers: all }: SoldSale) =>
      all.map(({ seller_id, name, level, weight }) => ({ seller_id, name, level, share_weight: weight }))
    auditSale({ tx }, 'amend', sale, { sellers: [named(before), named(after)] })
    return after
  },
}
