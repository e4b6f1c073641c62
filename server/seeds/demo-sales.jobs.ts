import { z } from 'zod'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Database } from '@server/platform/db/database'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { addJob } from '@server/platform/jobs/add-job'
import { defineTask, handle, type TaskHandler } from '@server/platform/jobs/task'
import type { WorkLog } from '@server/platform/jobs/work-log'
import type { DemoFiles } from '@server/seeds/sales/demo-desk'
import { seedDemoAnomalies } from '@server/seeds/seed-demo-anomalies'
import { seedDemoCorrections } from '@server/seeds/seed-demo-corrections'
import { seedDemoIncentives } from '@server/seeds/seed-demo-incentives'
import { seedDemoPictures } from '@server/seeds/seed-demo-pictures'
import { seedDemoReport } from '@server/seeds/seed-demo-report'
import { seedDemoRequests } from '@server/seeds/seed-demo-requests'
import { seedDemoSales } from '@server/seeds/seed-demo-sales'
import { seedDemoStatements } from '@server/seeds/seed-demo-statements'

const sellTask = defineTask('demo.write_sales', z.strictObject({ from: z.number().int().min(0) }))
/** One at a time, and never twice: a waiting one is replaced, one that runs is followed. */
const KEY = 'demo.write_sales'

/** With the demo company itself: its two years of sales are written once the portal is open. */
export function askDemoSales(tx: Tx, from = 0, runAt = new Date()): Promise<void> {
  return addJob(tx.db, sellTask, { from }, { key: KEY, runAt })
}

/** Nobody waits for them at a start. */
const LATER_MS = 1_000

type Parts = {
  isOpen: () => boolean
  database: Database
  seal: ColumnSeal
  files: DemoFiles
  log: WorkLog
  /** How many sales the company has made in its two years. */
  count: number
}

/** Some sales a job, and with the last of them the next job: a stop in between loses nothing. */
export function demoSalesJobs({ isOpen, database, seal, files, log, count }: Parts): TaskHandler[] {
  return [
    handle(sellTask, ({ from }) =>
      inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 60_000 }, async tx => {
        if (!isOpen()) return askDemoSales(tx, from, new Date(Date.now() + LATER_MS))
        const next = await seedDemoSales(tx, { seal, files, count }, from)
        if (next !== null) return askDemoSales(tx, next)
        await seedDemoStatements(tx, { seal, files })
        await seedDemoRequests(tx, files)
        await seedDemoIncentives(tx)
        await seedDemoCorrections(tx)
        await seedDemoReport(tx)
        await seedDemoAnomalies(tx)
        await seedDemoPictures(tx, files)
        tx.afterCommit(() => log.info({}, 'the sales of the demo company were made'))
      }),
    ),
  ]
}
