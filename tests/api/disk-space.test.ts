import { expect, it, onTestFinished } from 'vitest'
import { sql } from 'kysely'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { startApi, type TestApiOptions } from '@tests/support/api'
import { unitBody } from '@tests/support/writer'

const MEGABYTE = 1024 * 1024
const UNITS = '/api/v1/maintenance/operating-units'
const limits = { DISK_WARN_MB: '2000', DISK_REFUSE_MB: '500' }

async function apiWith(freeMb: number, options: TestApiOptions = {}) {
  const api = await startApi({ env: limits, freeBytes: async () => freeMb * MEGABYTE, ...options })
  onTestFinished(() => api.close())
  return api
}

const noticed = async (api: Awaited<ReturnType<typeof apiWith>>) => {
  const { rows } = await sql<{ email: string; free: string }>`
    select u.email::text as email, n.params->>'free' as free from notification n join app_user u on u.id = n.user_id
    where n.kind = 'system.disk_low' order by 1`.execute(api.database.db)
  return rows
}

it('a full disk refuses every write in words before the database breaks, and lets people sign in and read', async () => {
  const api = await apiWith(499)
  const admin = await api.as('super_admin')
  expect((await admin.get(UNITS)).status).toBe(200)
  const refused = await admin.post<{ code: string; message: string }>(UNITS, unitBody('DSK'))
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: expect.stringContaining('disk of the server is nearly full') },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const forgotten = await api.anyone.post('/users/forgot-password', { email: 'agent@portal.test' })
  expect(forgotten.status).toBe(503)
  expect((await api.signIn('agent@portal.test', DEMO_PASSWORD)).status).toBe(200)
  const ready = await api.anyone.get('/readyz')
  expect([ready.status, ready.body]).toEqual([200, { status: 'ready', disk: 'full' }])
  expect((await api.anyone.get('/metrics')).text).toContain(`portal_disk_free_bytes ${499 * MEGABYTE}`)
})

it('a disk that is nearly full is said to whoever sees to the outbox, once, and writes go on', async () => {
  const api = await apiWith(1_999)
  expect((await api.anyone.get('/readyz')).body).toEqual({ status: 'ready', disk: 'low' })
  const told = await noticed(api)
  expect(told).toContainEqual({ email: 'super-admin@portal.test', free: '1999 MiB' })
  expect(told.map(({ email }) => email)).not.toContain('agent@portal.test')
  const second = await startApi({ env: limits, freeBytes: async () => 100 * MEGABYTE, on: api.fresh })
  onTestFinished(() => second.app.close())
  expect(await noticed(api)).toEqual(told)
  expect((await (await api.as('super_admin')).post(UNITS, unitBody('DSK'))).status).toBe(201)
})

it('a disk with room says nothing, and one beside a database elsewhere refuses nothing', async () => {
  const roomy = await apiWith(2_000)
  expect((await roomy.anyone.get('/readyz')).body).toEqual({ status: 'ready' })
  expect(await noticed(roomy)).toEqual([])
  const env = {
    ...limits,
    DATABASE_URL: 'postgres://portal@127.0.0.1/portal',
    PORTAL_SECRET: 'k3Jx9vQ2mZ7pL0sT5wY8aB4cD6eF1gH2',
  }
  const elsewhere = await startApi({ env, freeBytes: async () => 0, on: roomy.fresh })
  onTestFinished(() => elsewhere.app.close())
  expect((await elsewhere.anyone.get('/readyz')).body).toEqual({ status: 'ready', disk: 'full' })
  expect((await (await elsewhere.as('super_admin')).post(UNITS, unitBody('DSK'))).status).toBe(201)
})
