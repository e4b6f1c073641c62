import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type Connection } from '@server/platform/db/connection'
import { isUnavailable } from '@server/platform/db/failures'

const TIMESTAMPTZ = 1184

/** The library that runs jobs compares times as Date, while the rest of the portal reads them as text. */
const withDates = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === TIMESTAMPTZ && format !== 'binary'
      ? asDate
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

function asDate(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
}

/** "The database is starting up": the one code after which the library always tries again. */
const COME_BACK = '57P03'

/**
 * The library writes down that a job is done without waiting for it, and gives up at the first broken connection:
 * a rejection that nobody handles, which ends the process. With this code it tries again on another connection.
 */
async function patiently<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isUnavailable(error)) Object.assign(error as Error, { code: COME_BACK })
    throw error
  }
}

type Ask = (...call: unknown[]) => unknown
const asked = (answer: unknown): unknown => (answer instanceof Promise ? patiently(answer) : answer)

class PatientClient extends pg.Client {
  // The declared overloads are eight; what matters is whether an answer is a promise.
  override query: typeof pg.Client.prototype.query = ((...call: unknown[]) =>
    asked((super.query as Ask)(...call))) as typeof pg.Client.prototype.query
}

class PatientPool extends pg.Pool {
  override connect: typeof pg.Pool.prototype.connect = ((...call: unknown[]) =>
    // A job that ends after the pool has nobody left to tell; its lock tells the next start.
    this.ending
      ? new Promise(() => undefined)
      : asked((super.connect as Ask)(...call))) as typeof pg.Pool.prototype.connect
}

/** A pool beside the one of requests, so that neither can use up the other's connections. */
export function createWorkerPool(
  connection: Connection,
  max: number,
  onError: (error: Error) => void,
): pg.Pool {
  const pool = new PatientPool({
    ...clientConfig(connection),
    Client: PatientClient,
    types: withDates,
    max,
    idleTimeoutMillis: 30_000,
  })
  pool.on('error', onError)
  // Those that are checked out break too, and an error without a listener ends the process.
  pool.on('connect', client => client.on('error', onError))
  return pool
}

const LONGEST_WAIT_MS = 5_000

/** A pool that is ended forgets who still waits for a connection, so it is ended once nobody does. */
export async function endWhenQuiet(pool: pg.Pool): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += 10) {
    if (pool.waitingCount === 0 && pool.totalCount === pool.idleCount) break
    await sleep(10)
  }
  await pool.end()
}
