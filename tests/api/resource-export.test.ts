import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildTrial, makeTrialTable, trialRoutes } from '@tests/support/trial-resource'
import { aPerson, auditOf, unitId } from '@tests/api/attacks/people.support'

const URL = '/api/v1/trials/export'
/** More than what two sockets keep between them, or an export whose reader waits would be done all the same. */
const MANY = 90_000
let api: TestApi
let cebu: Client
let davao: { client: Client; token: string }
beforeAll(async () => {
  api = await startApi({ extraRoutes: trialRoutes() })
  await makeTrialTable(api.database.db)
  const codes = ['maintenance.sales_team.view'] as const
  cebu = (await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'CEB' })).client
  davao = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
  const [ceb, dvo] = [await unitId(api, 'CEB'), await unitId(api, 'DVO')]
  for (const n of [2, 1, 3])
    await buildTrial(api.database, ceb, { code: `C${n}`, amount: `${n}.50`, name: n === 3 ? 'Three' : 'Few' })
  await sql`insert into trial (ou_id, code, name, amount, secret) select ${dvo}::uuid, 'D-' || lpad(n::text, 6, '0'),
    'A name that makes the row long enough to fill buffers ' || n, n, 'hidden' from generate_series(1, ${MANY}) n`.execute(
    api.database.db,
  )
})
afterAll(() => api.close())

const query = (parts: Record<string, string>) => `${URL}?${new URLSearchParams(parts).toString()}`
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)

describe('an export', () => {
  it('gives all rows of the list in its order, money as text, references by name', async () => {
    const answer = await cebu.get(query({ fields: 'code,amount,ou_id,is_big', sort: 'code:desc' }))
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ])
    expect(lines(answer.text)).toEqual([
      { total: 3 },
      ['C3', '3.50', 'Cebu · CEB', false],
      ['C2', '2.50', 'Cebu · CEB', false],
      ['C1', '1.50', 'Cebu · CEB', false],
      { done: 3 },
    ])
  })

  it('is of the rows that are searched and filtered for', async () => {
    const answer = await cebu.get(query({ fields: 'code', search: 'three' }))
    expect(lines(answer.text)).toEqual([{ total: 1 }, ['C3'], { done: 1 }])
    expect(lines((await cebu.get(query({ fields: 'code', search: 'nobody' }))).text)).toEqual([
      { total: 0 },
      { done: 0 },
    ])
  })

  it('reads more rows than fit into one batch, each once', async () => {
    const all = lines((await davao.client.get(query({ fields: 'code' }))).text)
    expect(all[0]).toEqual({ total: MANY })
    expect(all.at(-1)).toEqual({ done: MANY })
    expect(new Set(all.slice(1, -1).map(row => (row as string[])[0])).size).toBe(MANY)
  })

  it('is told to the log before it begins: who, what of, how much', async () => {
    await cebu.get(query({ fields: 'code,name', search: 'few' }))
    const entry = (await auditOf(api, 'trial.export')).at(-1)
    expect(entry).toMatchObject({
      entity_type: 'trial',
      ou_id: await unitId(api, 'CEB'),
      diff: { rows: 2, fields: ['code', 'name'], search: 'few' },
    })
  })

  it.each(['secret', 'password_hash', '__proto__', 'created_by'])('has no column %s', async fields => {
    expect((await cebu.get(query({ fields }))).status).toBe(400)
  })

  it('refuses a sort or filter that the list does not know, before anything is sent', async () => {
    expect((await cebu.get(query({ fields: 'code', sort: 'secret:asc' }))).status).toBe(400)
    const filter = JSON.stringify({ secret: { filterType: 'text', type: 'contains', filter: 'h' } })
    expect((await cebu.get(query({ fields: 'code', filter }))).status).toBe(400)
  })

  it('ends on the server when its reader goes, and frees what it held', async () => {
    if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = api.app.server.address() as AddressInfo
    const busy = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and query like '%exported%' and state <> 'idle' and pid <> pg_backend_pid()`.execute(
        api.database.db,
      )
      return rows[0]?.n ?? 0
    }
    for (let round = 0; round < 8; round += 1) {
      const call = request({
        host: '127.0.0.1',
        port,
        path: query({ fields: 'code,name,ou_id,created_at' }),
        headers: { authorization: `Bearer ${davao.token}` },
      })
      call.on('error', () => undefined)
      call.end()
      const [answer] = await once(call, 'response')
      // More than three at once are told to come back, so the ones before must have let go.
      expect(answer.statusCode, `round ${round}`).toBe(200)
      await once(answer, 'data')
      answer.pause()
      answer.destroy()
      await vi.waitFor(async () => expect(await busy()).toBe(0), { timeout: 10_000, interval: 50 })
    }
  })

  it('keeps to its place in line: a fourth at once is told to come back', async () => {
    if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = api.app.server.address() as AddressInfo
    const begin = async () => {
      const call = request({
        host: '127.0.0.1',
        port,
        path: query({
          fields: 'code,name,ou_id,agent_id,role_id,created_at,updated_at,mood,due,amount,rate',
        }),
        headers: { authorization: `Bearer ${davao.token}` },
      })
      call.on('error', () => undefined)
      call.end()
      const [answer] = await once(call, 'response')
      answer.pause()
      if (answer.statusCode !== 200) answer.destroy()
      // The place of a reader who went is free a moment after its query has ended.
      expect(answer.statusCode).toBe(200)
      return answer
    }
    const slow = await Promise.all([1, 2, 3].map(() => vi.waitFor(begin, { timeout: 10_000 })))
    const fourth = await cebu.get(query({ fields: 'code' }))
    for (const answer of slow) answer.destroy()
    expect([fourth.status, fourth.headers['retry-after']]).toEqual([429, '20'])
    await vi.waitFor(async () => expect((await cebu.get(query({ fields: 'code' }))).status).toBe(200), {
      timeout: 10_000,
    })
  })
})
