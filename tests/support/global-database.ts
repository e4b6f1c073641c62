import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrations } from '@server/migrations/migrations'
import { clientConfig, createPool, type Connection } from '@server/platform/db/connection'
import { createDatabase } from '@server/platform/db/database'
import { migrate } from '@server/platform/db/migrate'
import { inTransaction } from '@server/platform/db/transaction'
import { prepareJobs } from '@server/platform/jobs/prepare-jobs'
import { seedAccess } from '@server/seeds/seed-access'
import { borrowServer, startOwnServer, type TestServer } from '@tests/support/test-server'

/** What each test file is told: how to make and reach a database of its own. */
export type TestDatabases = {
  /** Where `create database` is said. */
  maintenance: Connection
  template: string
  /** A connection whose database name is this word, to be replaced. */
  pattern: Connection
}

export const NAME_GOES_HERE = 'name_goes_here'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

type Shared = { users: number; ready: Promise<{ server: TestServer; databases: TestDatabases }> }

/** Each project of a run calls the setup, each with its own copy of this file; the server is the same for all. */
const holder = globalThis as { portalTestServer?: Shared }

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (holder.portalTestServer ??= { users: 0, ready: start() })
  shared.users += 1
  const { server, databases } = await shared.ready
  project.provide('testDatabases', databases)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    delete holder.portalTestServer
    await server.stop()
  }
}

async function start() {
  const url = process.env['TEST_DATABASE_URL']
  const server = url ? await borrowServer(url) : await startOwnServer()
  try {
    const template = `portal_template_${randomBytes(6).toString('hex')}`
    const maintenance = server.connectionTo('postgres')
    await inMaintenance(maintenance, client => client.query(`create database ${template}`))
    await fill(server.connectionTo(template))
    // Nobody may be connected to what is being copied, the server's own cleaner included.
    await inMaintenance(maintenance, client =>
      client.query(`alter database ${template} allow_connections false`),
    )
    return { server, databases: { maintenance, template, pattern: server.connectionTo(NAME_GOES_HERE) } }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** What every installation has once it has started: tables, jobs, the catalogue of rights. */
async function fill(connection: Connection): Promise<void> {
  const loud = { info: () => undefined, warn: console.warn, error: console.error }
  await migrate(connection, migrations)
  await prepareJobs(connection, loud)
  const pool = createPool(connection, { max: 1, waiting: 1 }, console.error)
  try {
    await inTransaction(createDatabase(pool, 1), { identity: { role: 'system' } }, tx => seedAccess(tx.db))
  } finally {
    await pool.end()
  }
}

async function inMaintenance(
  connection: Connection,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
