import type { Database } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import { findRunOutPapers } from '@server/modules/sales/records/buyer-follower.repository'
import { refreshChecklist } from '@server/modules/sales/records/checklist'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import { lockSale } from '@server/modules/sales/records/sale.repository'

export const BITE = 200
export type WatchParts = Pick<SaleParts, 'buyers' | 'commission'>

/** Papers run out while nobody looks: sales and their commission are told once. Answers how many sales. */
export async function runPaperWatch(database: Database, parts: WatchParts): Promise<number> {
  const identity = { identity: { role: 'system' as const }, origin: { channel: 'job' as const } }
  const ids = await inTransaction(database, identity, tx => findRunOutPapers(tx.db, BITE))
  for (const id of ids)
    await inTransaction(database, identity, async tx => {
      const sale = await lockSale(tx.db, id)
      if (sale) await refreshChecklist(tx, parts, sale)
    })
  return ids.length
}
