import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import { findRunOutPapers } from '@server/modules/sales/records/buyer-follower.repository'
import { refreshChecklist } from '@server/modules/sales/records/checklist'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import { lockSale } from '@server/modules/sales/records/sale.repository'

const IN_JOB = { origin: { channel: 'job' } } as const
export const BITE = 200
export type WatchParts = Pick<SaleParts, 'buyers' | 'commission'>

/** Papers run out while nobody looks: sales and their commission are told once. Answers how many sales. */
export async function runPaperWatch(database: Database, parts: WatchParts): Promise<number> {
  const ids = await asSystem(database, tx => findRunOutPapers(tx.db, BITE), IN_JOB)
  for (const id of ids)
    await asSystem(
      database,
      async tx => {
        const sale = await lockSale(tx.db, id)
        if (sale) await refreshChecklist(tx, parts, sale)
      },
      IN_JOB,
    )
  return ids.length
}
