import type { BuyerFollower } from '@server/platform/selling/buyer-follower-port'
import { moveCoBuyers, moveSales } from '@server/modules/sales/records/buyer-follower.repository'

/** Sales go where their buyers go. */
export const salesFollowBuyers: BuyerFollower = {
  async merged({ db }, { from, to }) {
    const sale = await moveSales(db, from, to)
    return { sale, co_buyer: await moveCoBuyers(db, from, to) }
  },
}
