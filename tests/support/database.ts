import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { clientConfig, createPool, type Connection } from '@server/platform/db/connection'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { createDatabase, type Database } from '@server/platform/db/database'
import { TEST_SECRET } from '@tests/support/company'
import { NAME_GOES_HERE } from '@tests/support/global-database'

export type FreshDatabase = {
  database: Database
  /** As the owner, for what opens connections of its own. */
  ownerConnection: Connection
  /** Throws where transactions were undone for the order in which they took their locks, unless that was meant. */
  close(meant?: { deadlocks: true }): Promise<void>
}

/** A queue that no test fills but by a pool of its own, whatever it asks at once. */
export const POOL = { max: 10, waiting: 400, keepsPlans: true }
const TRIES = 50
/** object_in_use, insufficient_privilege */
const PASSING = new Set(['55006', '42501'])

/** A database of one's own, migrated and with the catalogue of rights, but without a company. */
export function freshDatabase(): Promise<FreshDatabase> {
  return databaseFrom(inject('testDatabases').template)
}

/** As an installation is once the demo company was put into it; files of the suite start from it. */
export function companyDatabase(): Promise<FreshDatabase> {
  return databaseFrom(inject('testDatabases').company)
}

/** Without a table in it. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return databaseFrom('template1')
}

/** Empty, and of the bare locale, which knows no letters but A to Z. */
export function databaseOfFewLetters(): Promise<FreshDatabase> {
  return databaseFrom("template0 locale_provider libc locale 'C'")
}

async function databaseFrom(template: string): Promise<FreshDatabase> {
  const { maintenance, pattern } = inject('testDatabases')
  const name = `portal_test_${randomBytes(8).toString('hex')}`
  await say(maintenance, `create database ${name} template ${template} strategy file_copy`)
  const ownerConnection = named(pattern, name)
  const pool = createPool(ownerConnection, POOL, () => undefined)
  return {
    database: createDatabase(pool, POOL, createColumnSeal(TEST_SECRET)),
    ownerConnection,
    close: async meant => {
      await pool.end()
      const deadlocks = await deadlocksIn(maintenance, name)
      await say(maintenance, `drop database if exists ${name} with (force)`)
      if (deadlocks > 0 && !meant?.deadlocks)
        throw new Error(`${deadlocks} deadlocks: locks are taken in one order, the strongest first`)
    },
  }
}

function named(pattern: Connection, database: string): Connection {
  return typeof pattern === 'string' ? pattern.replace(NAME_GOES_HERE, database) : { ...pattern, database }
}

/** Each cost whoever waited a second and was undone and tried again, so that no answer told of it. */
async function deadlocksIn(maintenance: Connection, name: string): Promise<number> {
  const client = new pg.Client(clientConfig(maintenance))
  await client.connect()
  try {
    const { rows } = await client.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = $1',
      [name],
    )
    return rows[0]?.deadlocks ?? 0
  } finally {
    await client.end()
  }
}

/**
 * Two files may copy the template in the same moment, of which the server can refuse one; and its own cleaner may be
 * at work in what is dropped, which only a superuser may send away.
 */
async function say(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query(statement)
        return
      } catch (error) {
        if (attempt >= TRIES || !PASSING.has((error as { code?: string }).code ?? '')) throw error
        await sleep(100)
      }
    }
  } finally {
    await client.end()
  }
}
