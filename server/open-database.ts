import type { Config } from '@server/config'
import { migrations } from '@server/migrations/migrations'
import { createPool, DEFAULT_POOL, type Connection, type PoolLimits } from '@server/platform/db/connection'
import { checkServer } from '@server/platform/db/check-server'
import { createColumnSeal, NO_SEAL, type ColumnSeal } from '@server/platform/db/column-seal'
import { createDatabase, type Database } from '@server/platform/db/database'
import type { EmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { migrate } from '@server/platform/db/migrate'
import { isSpread } from '@server/platform/db/acting-role'
import { asSystem } from '@server/platform/db/as-system'
import type { Logger } from '@server/platform/http/logger'
import { prepareJobs } from '@server/platform/jobs/prepare-jobs'
import { startDatabase, type StartingDatabase } from '@server/start-database'
import { seedAccess } from '@server/seeds/seed-access'
import { portalSecret } from '@server/portal-secret'
import { askDemoWork } from '@server/seeds/demo-company.jobs'
import { seedDemoCompany } from '@server/seeds/seed-demo-company'

export type OpenDatabase = { connection: Connection; database: Database; close(): Promise<void> }

/** The operator's server or our own child; migrated and seeded, whoever else starts on it at the same time. */
export async function openDatabase(
  config: Config,
  logger: Logger,
  { started }: Pick<StartingDatabase, 'started'> = startDatabase(config, logger),
): Promise<OpenDatabase> {
  const embedded = await started
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
  const database = await connectTo(connection, logger, seal, {
    ...DEFAULT_POOL,
    keepsPlans: config.databaseIsDirect,
  })
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

export async function connectTo(
  connection: Connection,
  logger: Logger,
  seal: ColumnSeal = NO_SEAL,
  limits: PoolLimits = DEFAULT_POOL,
): Promise<Database> {
  const pool = createPool(connection, limits, error =>
    logger.warn({ err: error }, 'a database connection broke'),
  )
  return createDatabase(pool, limits, seal, await isSpread(pool))
}

/** Two servers that seed together: the second waits and then finds everything there. */
const SEED_LOCK = 7_301_146

async function seed(database: Database, config: Config, logger: Logger): Promise<void> {
  await asSystem(
    database,
    async tx => {
      await tx.lock(SEED_LOCK)
      await seedAccess(tx.db)
      if (!config.demo || !(await seedDemoCompany(tx, database.seal))) return
      await askDemoWork(tx)
      logger.info({}, 'the demo company was made; what it did follows once the portal is open')
    },
    { statementTimeoutMs: 60_000 },
  )
}
