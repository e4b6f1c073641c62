import pg from 'pg'
import { clientConfig, type Connection } from '@server/platform/db/connection'

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

/** A pool beside the one of requests, so that neither can use up the other's connections. */
export function createWorkerPool(
  connection: Connection,
  max: number,
  onError: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({ ...clientConfig(connection), types: withDates, max, idleTimeoutMillis: 30_000 })
  pool.on('error', onError)
  // Those that are checked out break too, and an error without a listener ends the process.
  pool.on('connect', client => client.on('error', onError))
  return pool
}
