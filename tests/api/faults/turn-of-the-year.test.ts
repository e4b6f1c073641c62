import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { addDays } from '@contract/kernel/dates'
import { startApi, type TestApi } from '@tests/support/api'
import { environmentOn, startProcess, type PortalProcess } from '@tests/support/portal-process'
import { turnedClock } from '@tests/support/turned-clock'
import { NEXT_YEAR } from '@tests/support/next-year'

let api: TestApi
let portal: PortalProcess
let turnTo: Awaited<ReturnType<typeof turnedClock>>['turnTo']
beforeAll(async () => {
  api = await startApi()
  ;({ turnTo } = await turnedClock(api.database.db))
  portal = await startProcess({ env: environmentOn(api.fresh.ownerConnection) })
})
afterAll(async () => {
  await portal.kill('SIGTERM')
  await api.close()
})

type Answer<T> = { status: number; body: T }
type Calls = Awaited<ReturnType<typeof signIn>>

async function signIn(name: string) {
  const send = async <T>(method: string, path: string, body?: unknown, headers = {}): Promise<Answer<T>> => {
    const answer = await fetch(portal.url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as T }
  }
  const { body } = await send<{ token: string }>('POST', '/users/authenticate', {
    email: `${name}@portal.test`,
    password: DEMO_PASSWORD,
  })
  const own = { authorization: `Bearer ${body.token}` }
  return {
    get: <T>(path: string) => send<{ data: T }>('GET', `/api/v1${path}`, undefined, own),
    post: <T>(path: string, values?: unknown, headers = {}) =>
      send<{ data: T; code?: string }>('POST', `/api/v1${path}`, values, { ...own, ...headers }),
  }
}

type Request = { id: string; row_version: number; request_no: string | null }
type Choices = { employee_id: string; types: { id: string; code: string }[] }
type Balance = { leave_type_id: string; year: number; entitled: string; available: string }
type YearEnd = { may_close: boolean; rows: { left: string }[] }

async function drafted(nico: Calls, date: string): Promise<Request> {
  const { body: choices } = await nico.get<Choices>('/leave/choices')
  const { body } = await nico.post<Request>('/leave/requests', {
    leave_type_id: choices.data.types.find(({ code }) => code === 'VL')?.id,
    date_from: date,
    date_to: date,
    accepts_unpaid: true,
    reason: 'Rest',
  })
  return body.data
}

const sent = async (nico: Calls, { id, row_version }: Request) =>
  (
    await nico.post<Request>(`/leave/requests/${id}/submit`, undefined, {
      'if-match': `"${row_version}"`,
    })
  ).body.data.request_no ?? ''

async function vacation(nico: Calls, hr: Calls, year: number): Promise<Balance | undefined> {
  const { body: choices } = await nico.get<Choices>('/leave/choices')
  const type = choices.data.types.find(({ code }) => code === 'VL')?.id
  const { body } = await hr.get<Balance[]>('/leave/balances?start=0&end=50&search=Reyes')
  return body.data.find(row => row.leave_type_id === type && row.year === year)
}

const YEAR_AFTER = NEXT_YEAR + 1
const LEAP_YEAR = YEAR_AFTER + ((4 - (YEAR_AFTER % 4)) % 4)
/** The Monday of a week in which nobody has a holiday. */
function weekOfFebruary(): string {
  const first = `${YEAR_AFTER}-02-01`
  return addDays(first, 7 - ((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7))
}

describe('the turn of a year', () => {
  it('FTM-04 begins its series with one, and closes the old year once, by the business’s midnight', async () => {
    const [nico, hr] = [await signIn('employee'), await signIn('hr-staff')]
    await turnTo(`${NEXT_YEAR}-12-31T23:59:30+08:00`)
    expect((await hr.post('/leave/grants')).status).toBe(200)
    const requests: Request[] = []
    for (const day of [0, 1, 2]) requests.push(await drafted(nico, addDays(weekOfFebruary(), day)))
    const [last, ...next] = requests as [Request, Request, Request]
    expect(await sent(nico, last)).toMatch(new RegExp(`^LV-HO-${NEXT_YEAR}-\\d{6}$`))
    expect((await hr.get<YearEnd>(`/leave/year-end?year=${NEXT_YEAR}`)).body.data.may_close).toBe(false)
    expect((await hr.post('/leave/year-end', { year: NEXT_YEAR })).status).toBe(422)
    const left = await vacation(nico, hr, NEXT_YEAR)
    expect(Number(left?.available)).toBeGreaterThan(0)

    // In London it is still the year before.
    await turnTo(`${YEAR_AFTER}-01-01T00:00:05+08:00`)
    const numbers = await Promise.all(next.map(request => sent(nico, request)))
    expect(numbers.toSorted()).toEqual([`LV-HO-${YEAR_AFTER}-000001`, `LV-HO-${YEAR_AFTER}-000002`])
    expect((await hr.get<YearEnd>(`/leave/year-end?year=${NEXT_YEAR}`)).body.data.may_close).toBe(true)
    const closed = await Promise.all([1, 2].map(() => hr.post('/leave/year-end', { year: NEXT_YEAR })))
    expect(closed.map(({ status }) => status)).toContain(200)
    expect((await vacation(nico, hr, NEXT_YEAR))?.available).toBe('0.00')
    const { rows } = await sql<{ times: number }>`
      select count(*)::int as times from leave_ledger where year = ${NEXT_YEAR}
        and kind in ('conversion', 'forfeiture') group by employee_id, leave_type_id, kind`.execute(
      api.database.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ times }) => times !== 1)).toEqual([])
  })

  it('FTM-04 counts the leap day: it ends its month, and has a day of its own at the clock', async () => {
    const [nico, hr] = [await signIn('employee'), await signIn('hr-staff')]
    await turnTo(`${LEAP_YEAR}-02-28T12:00:00+08:00`)
    await hr.post('/leave/grants')
    const january = Number((await vacation(nico, hr, LEAP_YEAR))?.entitled)
    await turnTo(`${LEAP_YEAR}-02-29T23:59:00+08:00`)
    await hr.post('/leave/grants')
    expect(Number((await vacation(nico, hr, LEAP_YEAR))?.entitled)).toBeGreaterThan(january)
    const dayOf = async () => (await nico.get<{ work_date: string }>('/time-logs/today')).body.data.work_date
    expect(await dayOf()).toBe(`${LEAP_YEAR}-02-29`)
    await turnTo(`${LEAP_YEAR}-03-01T08:50:00+08:00`)
    expect(await dayOf()).toBe(`${LEAP_YEAR}-03-01`)
  })
})
