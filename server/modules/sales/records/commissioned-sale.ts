import type { Db } from '@server/platform/db/database'
import type { CommissionedSale } from '@server/platform/selling/commission-port'
import { findSchedule, readSale } from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'

/** A sale as it stands, in the words in which commission is counted. */
export async function commissionedSale(db: Db, id: string): Promise<CommissionedSale & { id: string }> {
  const sale = await readSale(db, id)
  if (!sale) throw new Error('a sale that moves is there')
  const sellers = await findSaleSellers(db, id)
  const { ou_id, project_id, developer_id, reservation_date } = sale
  const { net_list_price, misc_fee_amount, tcp, dp_amount } = sale
  return {
    id,
    ou_id,
    project_id,
    developer_id,
    reservation_date,
    net_list_price,
    misc_fee_amount,
    tcp,
    dp_amount,
    sellers: sellers.map(({ share_weight, ...seller }) => ({ ...seller, weight: share_weight })),
    schedule: await findSchedule(db, id),
  }
}
