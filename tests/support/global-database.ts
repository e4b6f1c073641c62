import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { businessDate } from '@contract/kernel/dates'
import { migrations } from '@server/migrations/migrations'
import { clientConfig, createPool, type Connection } from '@server/platform/db/connection'
import { createDatabase, type Database } from '@server/platform/db/database'
import { migrate } from '@server/platform/db/migrate'
import { inTransaction } from '@server/platform/db/transaction'
import { prepareJobs } from '@server/platform/jobs/prepare-jobs'
import { seedAccess } from '@server/seeds/seed-access'
import { hashOfServer } from '@tests/server-sources'
import { seedCompany } from '@tests/support/company'
import { borrowServer, startOwnServer, type TestServer } from '@tests/support/test-server'

/** What each test file is told: how to make and reach a database of its own. */
export type TestDatabases = {
  /** Where `create database` is said. */
  maintenance: Connection
  /** Migrated, with the catalogue of rights. */
  template: string
  /** The same with the demo company. */
  company: string
  /** A connection whose database name is this word, to be replaced. */
  pattern: Connection
}

export const NAME_GOES_HERE = 'name_goes_here'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases
  }
}

type SharedServer = { users: number; ready: Promise<{ server: TestServer; databases: TestDatabases }> }

/** Each project of a run calls the setup, each with its own copy of this file; the server is the same for all. */
const holder = globalThis as { portalTestServer?: SharedServer }

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
  if (!url) {
    const names = { template: 'portal_template', company: 'portal_company' }
    const server = await startOwnServer({
      hash: hashOfTemplates(),
      fill: each => createTemplates(each, names),
    })
    return { server, databases: databasesOf(server, names) }
  }
  // Other runs may be using the same server.
  const run = randomBytes(6).toString('hex')
  const names = { template: `portal_template_${run}`, company: `portal_company_${run}` }
  const server = await borrowServer(url)
  try {
    await createTemplates(server, names)
    return { server, databases: databasesOf(server, names) }
  } catch (error) {
    await server.stop()
    throw error
  }
}

type Names = { template: string; company: string }

const databasesOf = (server: TestServer, names: Names): TestDatabases => ({
  ...names,
  maintenance: server.connectionTo('postgres'),
  pattern: server.connectionTo(NAME_GOES_HERE),
})

/**
 * Of the server and its packages, of what the tests put in, and of the day: the company has dates about it. A run
 * with a planted fault names the templates that were filled without it.
 */
function hashOfTemplates(): string {
  const named = process.env['TEST_TEMPLATES']
  if (named) return named
  const own = readFileSync(new URL('./company.ts', import.meta.url))
  return createHash('sha256')
    .update(hashOfServer())
    .update(own)
    .update(businessDate(new Date()))
    .digest('hex')
}

async function createTemplates(server: TestServer, { template, company }: Names): Promise<void> {
  await createTemplate(server, template, 'template1', prepare)
  await createTemplate(server, company, template, seedCompany)
}

async function createTemplate(
  server: TestServer,
  name: string,
  from: string,
  fill: (database: Database, connection: Connection) => Promise<void>,
): Promise<void> {
  const maintenance = server.connectionTo('postgres')
  await inMaintenance(maintenance, client => client.query(`create database ${name} template ${from}`))
  const connection = server.connectionTo(name)
  const limits = { max: 1, waiting: 1 }
  const pool = createPool(connection, limits, console.error)
  try {
    await fill(createDatabase(pool, limits), connection)
  } finally {
    await pool.end()
  }
  // Nobody may be connected to what is being copied, the server's own cleaner included.
  await inMaintenance(maintenance, client => client.query(`alter database ${name} allow_connections false`))
}

/** What every installation has once it has started: tables, jobs, the catalogue of rights. */
async function prepare(database: Database, connection: Connection): Promise<void> {
  const loud = { info: () => undefined, warn: console.warn, error: console.error }
  await migrate(connection, migrations)
  await prepareJobs(connection, loud)
  await inTransaction(database, { identity: { role: 'system' } }, tx => seedAccess(tx.db))
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
