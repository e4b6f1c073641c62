import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, STATEMENT_TIMEOUT_MS } from '@server/platform/db/transaction'
import { registerRoute } from '@server/platform/http/register-route'
import { z } from 'zod'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi({
    extraRoutes: (app, platform) => {
      const access = { public: 'a test' }
      registerRoute(app, platform, {
        method: 'GET',
        url: '/slow-plan',
        access,
        summary: 'Would take a minute',
        response: z.null(),
        handler: () =>
          inTransaction(platform.database, { identity: { role: 'system' }, statementTimeoutMs: 100 }, tx =>
            sql`select pg_sleep(60)`.execute(tx.db),
          ),
      })
      registerRoute(app, platform, {
        method: 'GET',
        url: '/own-limit',
        access,
        asPortal: 'It sleeps in the database, of no unit.',
        summary: 'How long a statement of a request may take',
        response: z.object({ limit: z.string() }),
        handler: call =>
          call.transaction(async tx => {
            const { rows } = await sql<{
              limit: string
            }>`select current_setting('statement_timeout') as limit`.execute(tx.db)
            return rows[0]
          }),
      })
    },
  })
})
afterAll(() => api.close())

it('DOS-10 bounds every statement of a request', async () => {
  expect((await api.anyone.get('/own-limit')).body).toEqual({ limit: `${STATEMENT_TIMEOUT_MS / 1000}s` })
  expect(STATEMENT_TIMEOUT_MS).toBeLessThanOrEqual(15_000)
})

it('DOS-10 ends a statement that takes too long with 503, when to come back, and the request’s number', async () => {
  const answer = await api.anyone.get('/slow-plan')
  expect(answer.status).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.body).toEqual({
    code: 'unavailable',
    message: expect.any(String),
    requestId: answer.headers['x-request-id'],
  })
})

it('DOS-10 gives each connection back, so that many of them in a row starve nobody', async () => {
  const { pool } = api.database
  const many = Array.from({ length: 2 * (pool.options.max ?? 10) }, () => api.anyone.get('/slow-plan'))
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([503]))
  expect((await api.anyone.get('/readyz')).status).toBe(200)
  expect((await api.as('agent')).user).not.toBeNull()
  expect([pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0])
})
