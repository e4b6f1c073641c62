import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import { createPool } from '@server/platform/db/connection'
import { createDatabase } from '@server/platform/db/database'
import { startEmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { startApi } from '@tests/support/api'
import { copyDemoData, demoDataMade, HOWEVER_LONG } from '@tests/support/portal-data'
import { folderOfOwn, startProcess } from '@tests/support/portal-process'
import { accountFor, postTo, unitBody, untilMore, writeUntil } from '@tests/support/writer'

async function postmaster(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

beforeAll(demoDataMade, HOWEVER_LONG)

it(
  'FDB-04 the database falls under load: nothing acknowledged is lost, the server recovers by itself',
  { timeout: 240_000 },
  async () => {
    const dataDir = await copyDemoData((await folderOfOwn()).path)
    const portal = await startProcess({ env: { DATA_DIR: dataDir } })
    const signIn = await fetch(`${portal.url}/users/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'super-admin@portal.test', password: 'Portal-demo-1' }),
    })
    const { token } = (await signIn.json()) as { token: string }
    const statuses = new Set<number>()
    const plain = postTo(
      () => portal.url,
      () => token,
    )
    const post: typeof plain = async (code, key) => {
      const answer = await plain(code, key)
      statuses.add(answer.status)
      return answer
    }
    const acknowledged: { code: string; id: string }[] = []
    let over = false
    const writers = Array.from({ length: 8 }, () => writeUntil(() => over, post, acknowledged))
    for (let fall = 0; fall < 3; fall += 1) {
      await untilMore(acknowledged, 5)
      const pid = await vi.waitFor(() => postmaster(dataDir), { timeout: 10_000 })
      process.kill(pid, fall === 0 ? 'SIGQUIT' : 'SIGKILL')
      const before = acknowledged.length
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), { timeout: 30_000 })
    }
    over = true
    await Promise.all(writers)
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
    expect(portal.child.exitCode).toBeNull()
    expect([...statuses].filter(status => status !== 201 && status !== 503 && status !== 0)).toEqual([])
    await portal.kill('SIGTERM')
    const embedded = await startEmbeddedDatabase({
      dataDir,
      log: { info() {}, warn() {}, error() {} },
    })
    const pool = createPool(embedded.owner, { max: 2, waiting: 5 }, () => undefined)
    expect(await accountFor(createDatabase(pool, { waiting: 5 }), acknowledged)).toEqual([])
    await pool.end()
    await embedded.stop()
  },
)

it(
  'FDB-05 connections are cut at random while ten write: each of 400 is there once',
  { timeout: 240_000 },
  async () => {
    const api = await startApi()
    const admin = await api.as('super_admin')
    const acknowledged: { code: string; id: string }[] = []
    let over = false
    const killer = (async () => {
      const pool = createPool(api.fresh.ownerConnection, { max: 1, waiting: 5 }, () => undefined)
      while (!over) {
        await pool
          .query(
            `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
           order by random() limit 1`,
          )
          .catch(() => undefined)
        await sleep(25)
      }
      await pool.end()
    })()
    const statuses = new Set<number>()
    const post = async (code: string, key: string) => {
      const answer = await admin.post<{ data?: { id: string } }>(
        '/api/v1/maintenance/operating-units',
        unitBody(code),
        {
          headers: { 'idempotency-key': key },
        },
      )
      statuses.add(answer.status)
      return { status: answer.status, ...(answer.body.data ? { id: answer.body.data.id } : {}) }
    }
    const writers = Array.from({ length: 10 }, () => {
      const own: { code: string; id: string }[] = []
      return writeUntil(() => own.length >= 40, post, own).then(() => acknowledged.push(...own))
    })
    await Promise.all(writers)
    over = true
    await killer
    // What is cut in the middle is the server's trouble: 503, never an answer that says nothing happened.
    expect([...statuses].filter(status => status !== 201 && status !== 503)).toEqual([])
    expect(acknowledged).toHaveLength(400)
    expect(await accountFor(api.database, acknowledged)).toEqual([])
    await api.close()
  },
)

it('FDB-18 more callers than connections: a bounded queue, 503 beyond it, and no one waits for ever', async () => {
  const api = await startApi()
  const pool = createPool(api.fresh.ownerConnection, { max: 5, waiting: 20 }, () => undefined)
  const small = await startApi({ on: { ...api.fresh, database: createDatabase(pool, { waiting: 20 }) } })
  const admin = small.withToken((await api.as('super_admin')).user?.token ?? '')
  const blocker = createPool(api.fresh.ownerConnection, { max: 1, waiting: 1 }, () => undefined)
  const holder = await blocker.connect()
  await holder.query('begin; lock table operating_unit in access exclusive mode')
  let answered = 0
  const calls = Array.from({ length: 200 }, async () => {
    const answer = await admin.get('/api/v1/maintenance/operating-units')
    answered += 1
    return answer
  })
  // Whoever is answered while the table is held was sent away from a full queue.
  await expect.poll(() => answered).toBeGreaterThan(0)
  // Not at once: those who only ask who is there pass the queue before the others fill it.
  await expect.poll(() => pool.waitingCount).toBeGreaterThan(0)
  await holder.query('rollback')
  holder.release()
  const statuses = (await Promise.all(calls)).map(answer => answer.status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(5)
  expect((await admin.get('/api/v1/maintenance/operating-units')).status).toBe(200)
  await blocker.end()
  await small.app.close()
  await pool.end()
  await api.close()
})

it('FDB-21 a deadlock and a serialization failure are tried again, and take effect once', async () => {
  const { inTransaction } = await import('@server/platform/db/transaction')
  const api = await startApi()
  await sql`create table tally (id int primary key, n int not null)`.execute(api.database.db)
  await sql`insert into tally values (1, 0), (2, 0)`.execute(api.database.db)
  const asSystem = { identity: { role: 'system' } } as const
  const add = (first: number, second: number) =>
    inTransaction(api.database, asSystem, async tx => {
      await sql`update tally set n = n + 1 where id = ${first}`.execute(tx.db)
      await sleep(30)
      await sql`update tally set n = n + 1 where id = ${second}`.execute(tx.db)
    })
  for (let round = 0; round < 3; round += 1) await Promise.all([add(1, 2), add(2, 1)])
  let stumbles = 0
  for (let round = 0; round < 200; round += 1) {
    let attempt = 0
    await inTransaction(api.database, asSystem, async tx => {
      attempt += 1
      await sql`update tally set n = n + 1 where id = 1`.execute(tx.db)
      if (attempt === 1) {
        stumbles += 1
        await sql`do $$ begin raise exception 'stumbled' using errcode = 'serialization_failure'; end $$`.execute(
          tx.db,
        )
      }
    })
  }
  const { rows } = await sql<{ n: number }>`select n from tally order by id`.execute(api.database.db)
  expect(stumbles).toBe(200)
  expect(rows.map(row => row.n)).toEqual([206, 6])
  await api.close({ deadlocks: true })
})
