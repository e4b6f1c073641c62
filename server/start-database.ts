import type { Config } from '@server/config'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import type { Logger } from '@server/platform/http/logger'

export type StartingDatabase = {
  /** Our own child; none where a server of the operator's is named. */
  started: Promise<EmbeddedDatabase> | null
  /** Its process runs, or never will. */
  underWay: Promise<unknown>
}

export function startDatabase(config: Config, logger: Logger): StartingDatabase {
  if (config.databaseUrl) return { started: null, underWay: Promise.resolve() }
  const { promise, resolve } = Promise.withResolvers<void>()
  const started = startEmbeddedDatabase({ dataDir: config.dataDir, log: logger, onUnderWay: resolve })
  // Whoever opens it hears of a failure, also where that comes before anybody waits.
  return { started, underWay: Promise.race([promise, started.catch(() => undefined)]) }
}
