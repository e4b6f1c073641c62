import type { Tx } from '@server/platform/db/transaction'
import type { BuyerFollower } from '@server/platform/selling/buyer-follower-port'
import {
  holdPapers,
  lockSalesOf,
  moveCoBuyers,
  movePapers,
  moveSales,
} from '@server/modules/sales/records/buyer-follower.repository'
import { refreshChecklist } from '@server/modules/sales/records/checklist'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'

/** Sales go where their buyers go, and know of papers what their buyers have proved once. */
export function salesFollowBuyers(parts: Pick<SaleParts, 'buyers' | 'commission'>): BuyerFollower {
  async function refresh(tx: Tx, buyerId: string, except: ReadonlySet<string>): Promise<Set<string>> {
    const sales = (await lockSalesOf(tx.db, buyerId)).filter(({ id }) => !except.has(id))
    for (const sale of sales) await refreshChecklist(tx, parts, sale)
    return new Set(sales.map(({ id }) => id))
  }

  return {
    async merged(tx, { from, to }) {
      const sale = await moveSales(tx.db, from, to)
      const co_buyer = await moveCoBuyers(tx.db, from, to)
      await movePapers(tx.db, from, to)
      await refresh(tx, to, new Set())
      return { sale, co_buyer }
    },

    async documentChanged(tx, { buyerId }) {
      const known = await refresh(tx, buyerId, new Set())
      // A sale may be reserved just now, or an amendment bring this buyer into one: it has come by then, or it waits.
      await holdPapers(tx.db, [buyerId], 'alone')
      await refresh(tx, buyerId, known)
    },
  }
}
