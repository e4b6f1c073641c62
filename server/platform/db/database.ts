import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { NO_SEAL, type ColumnSeal } from '@server/platform/db/column-seal'
import { actAsOwner } from '@server/platform/db/acting-role'
import type { UseLimits } from '@server/platform/db/connection'
import { createConnectionQueue } from '@server/platform/db/connection-queue'
import type { Tables } from '@server/platform/db/tables'
import { rememberParameters, type ParameterMemory } from '@server/platform/parameters/parameter-memory'
import { createWaitMeter, type WaitMeter } from '@server/platform/db/wait-meter'

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  pool: pg.Pool
  /** How long work waits for a connection. */
  waits: WaitMeter
  /** What transactions seal with; without one nothing secret can be written. */
  seal: ColumnSeal
  /** The figures of the business, as transactions read them. */
  parameters: ParameterMemory
  /** Several machines share its tables. */
  isSpread: boolean
}

/** More callers than `waiting` waiting for a connection are told to come back. */
export function createDatabase(
  pool: pg.Pool,
  limits: UseLimits,
  seal: ColumnSeal = NO_SEAL,
  isSpread = false,
): Database {
  if (isSpread) actAsOwner(pool)
  const waits = createWaitMeter()
  const queue = createConnectionQueue(pool, waits, limits)
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: queue }) }),
    pool,
    waits,
    seal,
    parameters: rememberParameters(),
    isSpread,
  }
}
