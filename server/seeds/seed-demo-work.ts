import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import { seedDemoFiles } from '@server/seeds/files/demo-files.repository'
import type { DemoFiles } from '@server/seeds/sales/demo-desk'
import { seedDemoAdvances } from '@server/seeds/seed-demo-advances'
import { seedDemoBooks } from '@server/seeds/seed-demo-books'
import { seedDemoExpenses } from '@server/seeds/seed-demo-expenses'
import { seedDemoLeads } from '@server/seeds/seed-demo-leads'
import { seedDemoLeave } from '@server/seeds/seed-demo-leave'
import { seedDemoTime } from '@server/seeds/seed-demo-time'

type WorkParts = { seal: ColumnSeal; files: DemoFiles }

/** What the people of the demo company have done in its two years, but for what they have sold: each on those before. */
export const demoWork: readonly ((tx: Tx, parts: WorkParts) => Promise<void>)[] = [
  (tx, { files }) => seedDemoFiles(tx, files),
  seedDemoLeave,
  (tx, { seal }) => seedDemoLeads(tx, seal),
  seedDemoTime,
  seedDemoBooks,
  (tx, { files }) => seedDemoExpenses(tx, files),
  seedDemoAdvances,
]
