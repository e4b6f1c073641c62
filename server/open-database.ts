import type { Config } from '@server/config'
import { migrations } from '@server/migrations/migrations'
import { createPool, DEFAULT_POOL, type Connection, type PoolLimits } from '@server/platform/db/connection'
import { checkServer } from '@server/platform/db/check-server'
import { createColumnSeal, NO_SEAL, type ColumnSeal } from '@server/platform/db/column-seal'
import { createDatabase, type Database } from '@server/platform/db/database'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { migrate } from '@server/platform/db/migrate'
import { createFileStore } from '@server/platform/files/create-file-store'
import { createFileService } from '@server/platform/files/files.service'
import { inTransaction } from '@server/platform/db/transaction'
import type { Logger } from '@server/platform/http/logger'
import { prepareJobs } from '@server/platform/jobs/prepare-jobs'
import { seedAccess } from '@server/seeds/seed-access'
import { portalSecret } from '@server/portal-secret'
import { askDemoSales } from '@server/seeds/demo-sales.jobs'
import { seedDemoAdvances } from '@server/seeds/seed-demo-advances'
import { seedDemoBank } from '@server/seeds/seed-demo-bank'
import { seedDemoBooks } from '@server/seeds/seed-demo-books'
import { seedDemoCompany } from '@server/seeds/seed-demo-company'
import { seedDemoLeads } from '@server/seeds/seed-demo-leads'
import { seedDemoExpenses } from '@server/seeds/seed-demo-expenses'
import { seedDemoLeave } from '@server/seeds/seed-demo-leave'
import { seedDemoTime } from '@server/seeds/seed-demo-time'
import { seedDemoFiles } from '@server/seeds/files/demo-files.repository'

export type OpenDatabase = { connection: Connection; database: Database; close(): Promise<void> }

/** The operator's server or our own child; migrated and seeded, whoever else starts on it at the same time. */
export async function openDatabase(config: Config, logger: Logger): Promise<OpenDatabase> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedDatabase({ dataDir: config.dataDir, log: logger })
  try {
    const connection = config.databaseUrl ?? (embedded as EmbeddedDatabase).owner
    if (config.databaseUrl) await checkServer(config.databaseUrl, logger)
    return await prepare(connection, config, logger, embedded)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function prepare(
  connection: Connection,
  config: Config,
  logger: Logger,
  embedded: EmbeddedDatabase | null,
): Promise<OpenDatabase> {
  const applied = await migrate(connection, migrations)
  if (applied.length > 0) logger.info({ applied }, 'database migrated')
  await prepareJobs(connection, logger)
  const seal = createColumnSeal(await portalSecret(config.secret, config.dataDir))
  const database = connectTo(connection, logger, seal)
  try {
    await seed(database, config, logger)
  } catch (error) {
    await database.pool.end()
    throw error
  }
  return {
    connection,
    database,
    close: async () => {
      await database.pool.end()
      await embedded?.stop()
    },
  }
}

export function connectTo(
  connection: Connection,
  logger: Logger,
  seal: ColumnSeal = NO_SEAL,
  limits: PoolLimits = DEFAULT_POOL,
): Database {
  const pool = createPool(connection, limits, error =>
    logger.warn({ err: error }, 'a database connection broke'),
  )
  return createDatabase(pool, limits.waiting, seal)
}

/** Two servers that seed together: the second waits and then finds everything there. */
const SEED_LOCK = 7_301_146

async function seed(database: Database, config: Config, logger: Logger): Promise<void> {
  await inTransaction(database, { identity: { role: 'system' }, statementTimeoutMs: 60_000 }, async tx => {
    await tx.lock(SEED_LOCK)
    await seedAccess(tx.db)
    if (!config.demo) return
    const { seal } = database
    if (!(await seedDemoCompany(tx, seal))) return
    const store = createFileStore({ filesUrl: config.filesUrl, dataDir: config.dataDir })
    const files = createFileService({ database, store, log: logger, seal })
    await seedDemoFiles(tx, files)
    await seedDemoLeave(tx)
    await seedDemoLeads(tx, seal)
    await seedDemoTime(tx)
    await seedDemoBooks(tx)
    await seedDemoExpenses(tx, files)
    await seedDemoAdvances(tx)
    await seedDemoBank(tx)
    await askDemoSales(tx)
    logger.info({}, 'the demo company was made; its sales follow once the portal is open')
  })
}
