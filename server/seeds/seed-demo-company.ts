import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import { seedDemo } from '@server/seeds/seed-demo'
import { seedDemoLists } from '@server/seeds/seed-demo-lists'
import { seedDemoPeople } from '@server/seeds/seed-demo-people'
import { seedDemoSchemes } from '@server/seeds/seed-demo-schemes'
import { seedDemoUnits } from '@server/seeds/seed-demo-units'
import { seedDemoTeams } from '@server/seeds/seed-demo-teams'

/** All of the demo company, each part on those before it; false where somebody is there already. */
export async function seedDemoCompany(tx: Tx, seal: ColumnSeal): Promise<boolean> {
  if (!(await seedDemo(tx.db))) return false
  await seedDemoLists(tx, seal)
  await seedDemoPeople(tx, seal)
  await seedDemoTeams(tx)
  await seedDemoSchemes(tx)
  await seedDemoUnits(tx)
  return true
}
