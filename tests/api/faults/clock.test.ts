import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { lastLink, linksOn } from '@tests/api/attacks/approval-links.support'
import { leaveCompany, type Company } from '@tests/api/leave.support'
import { startApi, type TestApi } from '@tests/support/api'
import { environmentOn, startProcess, type PortalProcess } from '@tests/support/portal-process'
import { dayOfNextYear, NEXT_YEAR } from '@tests/support/next-year'

const HOUR_MS = 3_600_000
const CLOCKS = [
  { words: 'three hours ahead', jumpMs: 3 * HOUR_MS, from: dayOfNextYear(40) },
  { words: 'two days back', jumpMs: -48 * HOUR_MS, from: dayOfNextYear(41) },
]
/** What passes between two statements of a busy machine, and far below the jumps. */
const NEAR_MS = 60_000

let api: TestApi
let company: Company
beforeAll(async () => {
  api = await startApi()
  company = await leaveCompany(api)
  await company.give('VL', '12.00', NEXT_YEAR)
})
afterAll(() => api.close())

type Answer<T> = { status: number; body: T }

function callsOf(portal: PortalProcess) {
  return async <T>(method: string, path: string, body?: unknown, token?: string): Promise<Answer<T>> => {
    const answer = await fetch(portal.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as T }
  }
}

const databaseMs = async () => {
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from now()) * 1000)::float8 as at`.execute(api.database.db)
  return rows[0]?.at ?? 0
}

describe('a server whose clock jumps', () => {
  it.each(CLOCKS)('FTM-01 goes on by the database’s, $words, and says so', async ({ jumpMs, from }) => {
    const asked = await company.submit({
      leave_type_id: company.typeId('VL'),
      date_from: from,
      date_to: from,
    })
    const link = await lastLink(linksOn(api), 'head@portal.test')
    const portal = await startProcess({
      env: { ...environmentOn(api.fresh.ownerConnection), CLOCK_JUMPS_MS: String(jumpMs) },
      imports: ['./tests/support/jumping-clock.ts'],
    })
    const call = callsOf(portal)
    const signIn = async () =>
      (
        await call<{ token: string }>('POST', '/users/authenticate', {
          email: 'employee@portal.test',
          password: DEMO_PASSWORD,
        })
      ).body.token
    const before = await signIn()
    portal.child.kill('SIGUSR2')
    await vi.waitFor(() => expect(portal.log()).toContain('lie apart'), { timeout: 30_000 })

    // Whoever was signed in still is, whoever comes now gets in, and another server takes either token.
    const after = await signIn()
    for (const token of [before, after]) {
      expect((await call('GET', '/api/v1/leave/requests?start=0&end=5', undefined, token)).status).toBe(200)
      const headers = { authorization: `Bearer ${token}` }
      expect((await api.anyone.get('/api/v1/auth/profile', { headers })).status).toBe(200)
    }
    const opened = await call<{ data: { nonce: string } }>('POST', '/api/v1/external/open', link)
    expect(opened.status).toBe(200)
    const { nonce } = opened.body.data
    const decided = await call<{ data: { at?: string } }>('POST', '/api/v1/external/decide', {
      ...link,
      nonce,
      decision: 'approve',
    })
    expect(decided.status).toBe(200)
    expect((await company.nico.now(asked.id)).status).toBe('pending_hr')

    const punched = await call<{ data: { punch: { punched_at: string } } }>(
      'POST',
      '/api/v1/time-logs/punches',
      { direction: 'in' },
      after,
    )
    const at = new Date(punched.body.data.punch.punched_at).getTime()
    expect(Math.abs(at - (await databaseMs()))).toBeLessThan(NEAR_MS)
    // What is written down stands in each chain in the order in which it happened.
    const { rows } = await sql<{ chain: string; times: number[] }>`
      select chain, array_agg(extract(epoch from at)::float8 order by seq) as times from audit_log
      group by chain`.execute(api.database.db)
    expect(rows.length).toBeGreaterThan(1)
    for (const { chain, times } of rows)
      expect(times, chain).toEqual(times.toSorted((one, other) => one - other))
    expect(await portal.kill('SIGTERM')).toBe(0)
  })
})
