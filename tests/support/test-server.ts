import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { clientConfig, type Connection } from '@server/platform/db/connection'
import { startEmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { onEarlierClock } from '@tests/support/earlier-clock'
import { keep, unpackKept } from '@tests/support/kept-cluster'

/** Where databases of a test run are made, and the role that owns them: no superuser, as in earnest. */
export type TestServer = {
  /** As the owner, to the database named. */
  connectionTo(database: string): Connection
  stop(): Promise<void>
}

/** Nothing of a test has to survive the power being cut, so nothing waits for the disk. */
const HASTY = {
  fsync: 'off',
  // One of several at a time on this machine.
  shared_buffers: '128MB',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: 200,
  // The folder may be in memory.
  min_wal_size: '32MB',
  max_wal_size: '96MB',
}

const silent = { info: () => undefined, warn: () => undefined, error: console.error }

/** Databases that an own server holds from its start: they are made once, and kept for later runs. */
export type DatabaseTemplate = {
  /** Of everything that decides what is in them. */
  hash: string
  fill(server: TestServer): Promise<void>
}

export async function startOwnServer(filled: DatabaseTemplate): Promise<TestServer> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portal-tests-')))
  // Root's PostgreSQL runs as another user, who has to pass.
  await chmod(folder, 0o711)
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  try {
    if (!(await unpackKept(filled.hash, folder))) {
      const first = await onEarlierClock(() => serve(folder))
      try {
        await filled.fill(first)
      } finally {
        await first.stop()
      }
      await keep(filled.hash, folder)
    }
    const server = await serve(folder)
    const stop = async () => {
      try {
        await server.stop()
      } finally {
        await remove()
      }
    }
    return { ...server, stop }
  } catch (error) {
    await remove()
    throw error
  }
}

async function serve(folder: string): Promise<TestServer> {
  const server = await startEmbeddedDatabase({ dataDir: join(folder, 'data'), log: silent, settings: HASTY })
  return { connectionTo: database => ({ ...server.owner, database }), stop: () => server.stop() }
}

const PORTAL_ROLES = ['portal_app', 'portal_company']

/** Some other PostgreSQL, by a superuser's address: everything made there goes again at the end. */
export async function borrowServer(superuserUrl: string): Promise<TestServer> {
  const owner = `portal_test_${randomBytes(6).toString('hex')}`
  const password = randomBytes(16).toString('hex')
  const made: string[] = []
  await asSuperuser(superuserUrl, async client => {
    await client.query(`create role ${owner} login createdb createrole password '${password}'`)
    for (const role of PORTAL_ROLES) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
      if (rowCount === 0) {
        await client.query(`create role ${role} nologin nobypassrls`)
        made.push(role)
      }
      // The owner did not make them, so it could not grant them to itself.
      await client.query(`grant ${role} to ${owner}`)
    }
  })
  return {
    connectionTo: database => {
      const url = new URL(superuserUrl)
      url.username = owner
      url.password = password
      url.pathname = `/${database}`
      return url.href
    },
    stop: () => asSuperuser(superuserUrl, client => removeAll(client, owner, made)),
  }
}

async function removeAll(client: pg.Client, owner: string, roles: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datdba = (select oid from pg_roles where rolname = $1)',
    [owner],
  )
  for (const { datname } of rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`)
  await client.query(`drop owned by ${owner}`)
  await client.query(`drop role ${owner}`)
  // Another run on the same server may use them by now.
  for (const role of roles) await client.query(`drop role if exists ${role}`).catch(() => undefined)
}

async function asSuperuser(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(clientConfig(url))
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
