import { z } from 'zod'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { tellOfAnyList } from '@server/platform/events/any-list.repository'
import { addJob } from '@server/platform/jobs/add-job'
import { defineTask, handle, type TaskHandler } from '@server/platform/jobs/task'
import type { WorkLog } from '@server/platform/jobs/work-log'
import type { DemoFiles } from '@server/seeds/sales/demo-desk'
import { seedDemoAnomalies } from '@server/seeds/seed-demo-anomalies'
import { seedDemoBank } from '@server/seeds/seed-demo-bank'
import { seedDemoCorrections } from '@server/seeds/seed-demo-corrections'
import { seedDemoCredits } from '@server/seeds/seed-demo-credits'
import { seedDemoIncentives } from '@server/seeds/seed-demo-incentives'
import { seedDemoPictures } from '@server/seeds/seed-demo-pictures'
import { seedDemoReport } from '@server/seeds/seed-demo-report'
import { seedDemoRequests } from '@server/seeds/seed-demo-requests'
import { seedDemoSales } from '@server/seeds/seed-demo-sales'
import { seedDemoStatements } from '@server/seeds/seed-demo-statements'
import { demoWork } from '@server/seeds/seed-demo-work'

const workTask = defineTask('demo.write_work', z.strictObject({ part: z.number().int().min(0) }))
const sellTask = defineTask('demo.write_sales', z.strictObject({ from: z.number().int().min(0) }))

/** With the demo company itself: what it did in its two years is written once the portal is open. */
export function askDemoWork(tx: Tx, part = 0, runAt = new Date()): Promise<void> {
  return addJob(tx.db, workTask, { part }, { key: workTask.name, runAt })
}

/** One at a time, and never twice: a waiting one is replaced, one that runs is followed. */
function askDemoSales(tx: Tx, from: number, runAt = new Date()): Promise<void> {
  return addJob(tx.db, sellTask, { from }, { key: sellTask.name, runAt })
}

/** Nobody waits for them at a start. */
const LATER_MS = 1_000

/** Whoever is told reads all that their screen shows again. */
const SALES_TOLD = 100

type Parts = {
  isOpen: () => boolean
  database: Database
  seal: ColumnSeal
  files: DemoFiles
  log: WorkLog
  /** How many sales the company has made in its two years. */
  count: number
}

/**
 * First what the sales stand on, part by part, then some sales a job. Each is a transaction that asks for the next and is
 * short enough for whoever stops the portal meanwhile: nothing is lost, and nobody waits. Screens that were opened before
 * are told of each part, and of each hundred sales.
 */
export function demoCompanyJobs({ isOpen, database, seal, files, log, count }: Parts): TaskHandler[] {
  const later = () => new Date(Date.now() + LATER_MS)
  const write = (some: (tx: Tx) => Promise<void>) => asSystem(database, some, { statementTimeoutMs: 60_000 })

  async function doWork(tx: Tx, part: number): Promise<void> {
    if (!isOpen()) return askDemoWork(tx, part, later())
    await demoWork[part]?.(tx, { seal, files })
    await tellOfAnyList(tx.db)
    const isLast = part + 1 >= demoWork.length
    await (isLast ? askDemoSales(tx, 0) : askDemoWork(tx, part + 1))
  }

  async function sell(tx: Tx, from: number): Promise<void> {
    if (!isOpen()) return askDemoSales(tx, from, later())
    const next = await seedDemoSales(tx, { seal, files, count }, from)
    if (next === null || next % SALES_TOLD === 0) await tellOfAnyList(tx.db)
    if (next !== null) return askDemoSales(tx, next)
    await seedDemoStatements(tx, { seal, files })
    await seedDemoRequests(tx, files)
    await seedDemoIncentives(tx)
    await seedDemoCorrections(tx)
    await seedDemoCredits(tx)
    await seedDemoReport(tx)
    // The bank has carried out what all the others posted.
    await seedDemoBank(tx)
    await seedDemoAnomalies(tx)
    await seedDemoPictures(tx, files)
    tx.afterCommit(() => log.info({}, 'the sales of the demo company were made'))
  }

  return [
    handle(workTask, ({ part }) => write(tx => doWork(tx, part))),
    handle(sellTask, ({ from }) => write(tx => sell(tx, from))),
  ]
}
