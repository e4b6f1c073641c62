import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { createPool } from '@server/platform/db/connection'
import { createConnectionQueue } from '@server/platform/db/connection-queue'
import { createDatabase, type Database } from '@server/platform/db/database'
import { RequestTime, withinRequestTime } from '@server/platform/db/request-time'
import { createWaitMeter } from '@server/platform/db/wait-meter'
import { registerRoute } from '@server/platform/http/register-route'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { startApi, type Answer, type TestApi, type TestApiOptions } from '@tests/support/api'

const LIST = '/api/v1/maintenance/operating-units'

async function apiFor(options: TestApiOptions): Promise<TestApi> {
  const api = await startApi(options)
  onTestFinished(() => api.close())
  return api
}

/** The same company behind another server. */
async function beside(api: TestApi, database: Database, options: TestApiOptions = {}): Promise<TestApi> {
  const other = await startApi({ ...options, on: { ...api.fresh, database } })
  onTestFinished(() => other.app.close())
  return other
}

describe('FDB-18 more requests than can be answered', () => {
  it('a request that waits for a connection has newcomers refused with Retry-After, and is answered itself', async () => {
    const api = await apiFor({})
    const pool = createPool(api.fresh.ownerConnection, { max: 1, waiting: 20 }, () => undefined)
    onTestFinished(() => pool.end())
    const small = await beside(api, createDatabase(pool, { waiting: 20 }), { env: { WAIT_TARGET_MS: '50' } })
    const admin = small.withToken((await api.as('super_admin')).user?.token ?? '')
    const holder = await pool.connect()
    const waiting = admin.get(LIST)
    await expect.poll(() => pool.waitingCount).toBe(1)
    const answers: Answer<{ code: string; requestId: string }>[] = []
    const refused = await vi.waitFor(() => {
      void admin.get<{ code: string; requestId: string }>(LIST).then(answer => answers.push(answer))
      if (!answers[0]) throw new Error('nobody was sent away yet')
      return answers[0]
    }, 30_000)
    holder.release()
    expect(refused.status).toBe(503)
    expect(refused.body).toMatchObject({ code: 'unavailable', requestId: refused.headers['x-request-id'] })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['x-content-type-options']).toBe('nosniff')
    // Sent away at the door, and not after a wait of its own.
    expect((await small.anyone.get('/metrics')).text).toMatch(
      /portal_refused_requests_total\{urgency="ordinary"\} [1-9]/,
    )
    expect((await waiting).status).toBe(200)
    await expect.poll(async () => (await admin.get(LIST)).status).toBe(200)
  })

  it('work waits for its turn as long as it has time, and not longer', async () => {
    const api = await apiFor({})
    const pool = createPool(api.fresh.ownerConnection, { max: 1, waiting: 20 }, () => undefined)
    onTestFinished(() => pool.end())
    const queue = createConnectionQueue(pool, createWaitMeter(), { waiting: 20 })
    const holder = await pool.connect()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const patient = queue.connect()
    const hurried = withinRequestTime(new RequestTime(10_000), () => queue.connect())
    vi.advanceTimersByTime(20_000)
    vi.useRealTimers()
    await expect(hurried).rejects.toThrow('the time of the request is over')
    holder.release()
    ;(await patient).release()
    // What nobody waited for any more was given on.
    await expect.poll(() => [pool.waitingCount, pool.idleCount]).toEqual([0, 1])
  })

  it('signing in, health and writes with a key still pass while held requests have ordinary ones refused', async () => {
    const api = await apiFor({})
    const waits = { begin: () => () => undefined, longestMs: () => 3_000 }
    const held = Promise.withResolvers<null>()
    const busy = await beside(
      api,
      { ...api.database, waits },
      {
        env: { WAIT_TARGET_MS: '1000' },
        extraRoutes: (app, platform) =>
          registerRoute(app, platform, {
            method: 'GET',
            url: '/held',
            access: { public: 'a test' },
            summary: 'Answered when the test says',
            response: z.null(),
            handler: () => held.promise,
          }),
      },
    )
    const admin = busy.withToken((await api.as('super_admin')).user?.token ?? '')
    // A wait alone refuses nobody: few are in work.
    expect((await admin.get(LIST)).status).toBe(200)
    const many = Array.from({ length: 1 + 2 * (api.database.pool.options.max ?? 10) }, () =>
      busy.anyone.get('/held'),
    )
    await expect.poll(async () => (await admin.get(LIST)).status).toBe(503)
    expect((await busy.signIn('agent@portal.test', DEMO_PASSWORD)).status).toBe(200)
    expect((await busy.anyone.get('/readyz')).status).toBe(200)
    const withKey = { headers: { 'idempotency-key': 'a-write-that-may-come-again' } }
    expect((await admin.post(LIST, {}, withKey)).status).toBe(400)
    expect((await admin.post(LIST, {})).status).toBe(503)
    held.resolve(null)
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]))
    expect((await admin.get(LIST)).status).toBe(200)
  })
})

describe('DOS-10 the time of one request', () => {
  const startSlow = () =>
    apiFor({
      env: { REQUEST_SECONDS: '0.2' },
      extraRoutes: (app, platform) =>
        registerRoute(app, platform, {
          method: 'POST',
          url: '/slow',
          access: { public: 'a test' },
          asPortal: 'It sleeps in the database, of no unit.',
          summary: 'Many statements, each of which is short enough for its own limit',
          response: z.null(),
          handler: call =>
            call.transaction(async tx => {
              await sql`insert into audit_marker values (1)`.execute(tx.db)
              for (let n = 0; n < 2_000; n += 1) await sql`select pg_sleep(0.1)`.execute(tx.db)
            }),
        }),
    })

  it('statements that are short one by one are stopped together, answered in words, and leave nothing', async () => {
    const api = await startSlow()
    await sql`create table audit_marker (id int)`.execute(api.database.db)
    const answer = await api.anyone.send<{ message: string }>('POST', '/slow')
    expect([answer.status, answer.body.message]).toEqual([
      503,
      expect.stringContaining('This took too long and was stopped'),
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const running = () =>
      sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_sleep%' and state <> 'idle'`.execute(
        api.database.db,
      )
    await expect.poll(async () => (await running()).rows).toEqual([])
    expect((await sql`select * from audit_marker`.execute(api.database.db)).rows).toEqual([])
    const { pool } = api.database
    await expect.poll(() => [pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0])
  })
})
