import { resolve } from 'node:path'
import type { Config } from '@server/config'
import { connectTo } from '@server/open-database'
import { NO_SEAL } from '@server/platform/db/column-seal'
import { checkServer } from '@server/platform/db/check-server'
import { CommandError } from '@server/commands/shared/command-error'
import { holdsPortal } from '@server/commands/shared/installation.repository'
import type { Connection } from '@server/platform/db/connection'
import type { Database } from '@server/platform/db/database'
import { startEmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { connectToRunning, hasDatabase } from '@server/platform/db/embedded/running-database'
import type { Logger } from '@server/platform/http/logger'

export type Installation = { connection: Connection; close(): Promise<void> }

const leftAsItIs = { close: () => Promise.resolve() }

/** The database of a portal that may be running meanwhile; it is neither made nor migrated. */
export async function openExisting(config: Config, logger: Logger): Promise<Installation> {
  if (!config.databaseUrl && !(await hasDatabase(config.dataDir)))
    throw new CommandError(`There is no portal in ${resolve(config.dataDir)} (DATA_DIR).`)
  const running = config.databaseUrl ? null : await connectToRunning(config.dataDir)
  const installation = running ? { connection: running, ...leftAsItIs } : await openAlone(config, logger)
  try {
    if (!(await holdsPortal(installation.connection)))
      throw new CommandError('There is no portal in this database: it has never been started.')
    return installation
  } catch (error) {
    await installation.close()
    throw error
  }
}

/** For this command alone: an embedded database that a portal is running is refused. */
export async function openAlone(config: Config, logger: Logger): Promise<Installation> {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl, logger)
    return { connection: config.databaseUrl, ...leftAsItIs }
  }
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log: logger })
  return { connection: embedded.owner, close: () => embedded.stop() }
}

/** A few connections, given back when the work is done. */
export async function withDatabase<T>(
  connection: Connection,
  logger: Logger,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await connectTo(connection, logger, NO_SEAL, { max: 2, waiting: 10 })
  try {
    return await work(database)
  } finally {
    await database.pool.end()
  }
}
