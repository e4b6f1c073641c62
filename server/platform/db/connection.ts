import pg from 'pg'
import { CONNECT_MS } from '@server/platform/db/embedded/connection-settings'
import type { ConnectionSettings } from '@server/platform/db/embedded/embedded-database'

const NUMERIC = 1700
const DATE = 1082
const TIMESTAMPTZ = 1184
const INT8 = 20

/** Transactions run in UTC, so the text PostgreSQL sends only needs its T and Z to be ISO 8601. */
const instant = (text: string) => text.replace(' ', 'T').replace(/\+00$/, 'Z')
const asSent = (text: string) => text

pg.types.setTypeParser(NUMERIC, asSent)
pg.types.setTypeParser(DATE, asSent)
pg.types.setTypeParser(TIMESTAMPTZ, instant)
/** Counts fit a double; anything that could not is numeric in the schema. */
pg.types.setTypeParser(INT8, text => Number(text))

export type Connection = ConnectionSettings | string

/** Whoever waits for a connection of the pool, or for a new one, has the time of a request, and goes when it is over. */
const TURN_MS = 30_000

export function clientConfig(connection: Connection): pg.ClientConfig {
  const base = typeof connection === 'string' ? { connectionString: connection } : connection
  return { ...base, connectionTimeoutMillis: CONNECT_MS, keepAlive: true, application_name: 'portal' }
}

export type UseLimits = {
  waiting: number
  /** Whether plans are kept: behind a pooler that somebody else runs, the next statement may meet another connection. */
  keepsPlans?: boolean
}
export type PoolLimits = UseLimits & { max: number }

export const DEFAULT_POOL: PoolLimits = { max: 16, waiting: 200, keepsPlans: true }

export function createPool(
  connection: Connection,
  limits: PoolLimits,
  onError: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(connection),
    connectionTimeoutMillis: TURN_MS,
    max: limits.max,
    idleTimeoutMillis: 30_000,
    // What begins a transaction travels with its first statement.
    pipeline: true,
  })
  // Once the pool is told to end, its connections may go as they like.
  const tell = (error: Error) => {
    if (!pool.ending) onError(error)
  }
  // A connection that breaks without a listener ends the process, idle (the pool tells) or checked out (it tells itself).
  pool.on('error', tell)
  pool.on('connect', client => client.on('error', tell))
  return pool
}
