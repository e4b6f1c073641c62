import type { Tx } from '@server/platform/db/transaction'
import { holdUnit } from '@server/modules/property/holds/hold.service'
import { founder } from '@server/seeds/lists/list-writer'
import { findDemoSellers, findFreeUnits, findUserId } from '@server/seeds/sales/demo-sales.repository'

/** Of so many sellers each has a unit in hand; the demo agent has two. */
const HOLDERS = 8

/** Holds run from the real now, for as long as holds do. */
export async function holdSome(given: Tx): Promise<void> {
  const tx: Tx = { ...given, audit: () => undefined }
  const agents = (await findDemoSellers(tx.db)).filter(({ level }) => level === 'agent')
  const own = agents.filter(({ username }) => username === 'agent')
  const holders = [...own, ...own, ...agents.filter(({ username }) => username === null).slice(0, HOLDERS)]
  const units = await findFreeUnits(tx.db, holders.length)
  const actor = await founder(tx, await findUserId(tx.db, 'sales-admin'))
  for (const [place, unit_id] of units.entries()) {
    const employee_id = holders[place]?.employee_id
    if (employee_id) await holdUnit({ tx, actor }, { unit_id, employee_id, lead_id: null })
  }
}
