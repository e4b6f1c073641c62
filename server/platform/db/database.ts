import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Tables } from '@server/platform/db/tables'

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  pool: pg.Pool
  /** More callers than this waiting for a connection are told to come back. */
  waitingLimit: number
}

export function createDatabase(pool: pg.Pool, waitingLimit: number): Database {
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool, waitingLimit }
}
