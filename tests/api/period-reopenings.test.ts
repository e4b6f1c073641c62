import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import type { FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { businessDay } from '@server/platform/db/business-day'
import { aRole, mailsTo } from '@tests/api/attacks/people.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { REOPENINGS, reopeningDesk, type ReopeningDesk } from '@tests/api/period-reopenings.support'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'

const PAGE = '/accounting/period-reopening/appr/ext'

let api: TestApi
let desk: ReopeningDesk
let books: ReturnType<typeof ledgerCalls>
let today: string
let ou: string
/** The two months before this one, closed. */
let earlier: FiscalPeriod
let closed: FiscalPeriod
beforeAll(async () => {
  api = await startApi()
  desk = await reopeningDesk(api)
  books = ledgerCalls(api, desk.accounting)
  today = await businessDay(api.database.db)
})
afterAll(() => api.close())

const monthBack = (count: number) => addMonths(today, -count).slice(0, 7)
const stateOf = async ({ id }: FiscalPeriod) =>
  api.database.db.selectFrom('fiscal_period').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const faults = ({
  status,
  body,
}: {
  status: number
  body: { fields?: { path: string; code: string }[] }
}) => [status, body.fields?.[0]?.path, body.fields?.[0]?.code]

beforeEach(async () => {
  ou = (await buildOperatingUnit(api.database.db)).id
  for (const back of [2, 1]) await books.movePeriod(await books.period(ou, monthBack(back)), 'close')
  earlier = await books.period(ou, monthBack(2))
  closed = await books.period(ou, monthBack(1))
})

describe('a closed month', () => {
  it('opens for every entry once the president approves, and who answers for it is told', async () => {
    const asked = await desk.submitted(closed)
    expect(asked).toMatchObject({ status: 'pending', month: closed.month, ou_id: ou })
    expect(asked.number).toMatch(/^PR-/)
    expect((await stateOf(closed)).status).toBe('closed')
    expect((await desk.decide(asked, 'approve')).status).toBe(200)
    expect(await stateOf(closed)).toMatchObject({
      ...{ status: 'open', closed_at: null, reopen_reason: 'An invoice came late' },
    })
    const { rows } = await sql<{ username: string }>`
      select u.username from notification n join app_user u on u.id = n.user_id
      where n.kind = 'period.reopened' and n.subject_id = ${closed.id}`.execute(api.database.db)
    expect(rows.map(({ username }) => username)).toContain('president')
    const audit = await sql<{ action: string }>`
      select action from audit_log where entity_id = ${closed.id} and action = 'fiscal_period.reopen'`.execute(
      api.database.db,
    )
    expect(audit.rows).toHaveLength(1)
  })

  it('opens for adjustments alone where that is asked for, and for the rest by another request', async () => {
    await desk.reopened(closed, { opens_to: 'soft_closed' })
    expect((await stateOf(closed)).status).toBe('soft_closed')
    const again = await desk.draft(closed, { opens_to: 'soft_closed' })
    expect(faults(await desk.submit(again.body.data))).toEqual([422, 'opens_to', 'reopening_needless'])
    await desk.reopened(closed)
    expect((await stateOf(closed)).status).toBe('open')
  })

  it('is reopened by the link in the president’s mail, without signing in', async () => {
    const asked = await desk.submitted(closed)
    const mails = (await mailsTo(api, 'president@portal.test')).filter(({ text_body }) =>
      text_body?.includes(asked.number ?? ''),
    )
    const pattern = new RegExp(`${PAGE}/([A-Za-z0-9_-]{43})`)
    const token = mails.map(({ text_body }) => pattern.exec(text_body ?? '')?.[1]).findLast(Boolean)
    const where = { page: `${PAGE}/:id`, token }
    const call = <T>(name: string, body: object) =>
      api.anyone.post<T>(`/api/v1/external/${name}`, body, { headers: { origin: PUBLIC_URL } })
    const opened = (await call<{ data: OpenedLink }>('open', where)).body.data
    expect(JSON.stringify(opened.view?.lines)).toContain('An invoice came late')
    expect(JSON.stringify(opened.view?.lines)).toContain(closed.month.slice(0, 4))
    const decided = await call('decide', { ...where, nonce: opened.nonce, decision: 'approve' })
    expect(decided.status).toBe(200)
    expect((await stateOf(closed)).status).toBe('open')
    expect((await desk.read(asked.id)).status).toBe('approved')
  })

  it('stays closed when the request is rejected, with the reason beside it', async () => {
    const asked = await desk.submitted(closed)
    await desk.decide(asked, 'reject', 'The figures were reported already.')
    expect((await stateOf(closed)).status).toBe('closed')
    expect(await desk.read(asked.id)).toMatchObject({
      ...{ status: 'rejected', last_comment: 'The figures were reported already.' },
    })
    expect((await desk.submitted(closed)).status).toBe('pending')
  })

  it('is asked about once at a time', async () => {
    await desk.submitted(closed)
    const second = (await desk.draft(closed)).body.data
    expect(faults(await desk.submit(second))).toEqual([422, 'period_id', 'reopening_waits'])
    const write = sql`update period_reopening
      set status = 'pending', number = 'PR-TRIAL', submitted_at = now() where id = ${second.id}`.execute(
      api.database.db,
    )
    await expect(write).rejects.toMatchObject({ constraint: 'period_reopening_waits_in_unit' })
  })

  it('does not open below a later one that is closed, neither when it is asked nor when it is decided', async () => {
    const early = (await desk.draft(earlier)).body.data
    const refused = await desk.submit(early)
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'A later month is closed. Reopen that one first.',
    ])
    await desk.reopened(closed)
    const asked = await desk.submitted(earlier)
    expect((await books.movePeriod(await books.period(ou, monthBack(1)), 'close')).status).toBe(200)
    const decided = await desk.decide(asked, 'approve')
    expect([decided.status, decided.body.message]).toEqual([
      422,
      'A later month is closed. Reopen that one first.',
    ])
    expect((await stateOf(earlier)).status).toBe('closed')
    expect((await desk.read(asked.id)).status).toBe('pending')
  })

  it('is no matter of whoever may not ask, nor of who sees another unit alone', async () => {
    const agent = await api.as('agent')
    expect((await desk.draft(closed, {}, agent)).status).toBe(403)
    expect((await desk.draft(closed, {}, desk.president)).status).toBe(403)
    expect((await desk.draft(closed, {}, await api.as('ou_admin'))).status).toBe(404)
  })

  it('is never decided by who asked, also where they hold the president’s role', async () => {
    const { db } = api.database
    await sql`insert into user_role (user_id, role_id) select u.id, r.id from app_user u, role r
      where u.username = 'accounting' and r.code = 'president' on conflict do nothing`.execute(db)
    try {
      const asked = await desk.submitted(closed)
      await expect(desk.decide(asked, 'approve', '', desk.accounting)).rejects.toThrow('nobody is asked')
      expect((await stateOf(closed)).status).toBe('closed')
    } finally {
      await sql`delete from user_role using app_user u, role r where user_id = u.id and role_id = r.id
        and u.username = 'accounting' and r.code = 'president'`.execute(db)
    }
  })

  it.each([
    ['soft_closed', 'post-adjustment'],
    ['open', 'post'],
  ] as const)('opened to %s takes no entry from whoever agreed to it', async (opens_to, verb) => {
    const asked = await desk.submitted(closed, { opens_to })
    expect((await desk.decide(asked, 'approve')).status).toBe(200)
    const { body } = await books.draft(ou, closed.month, [
      { account: '6900', debit: '10.00' },
      { account: '1020', credit: '10.00' },
    ])
    const { db } = api.database
    const roleId = await aRole(api, {
      codes: ['accounting.journal.view', 'accounting.journal.post', 'accounting.journal.post_adjustment'],
    })
    await sql`insert into user_role (user_id, role_id) select id, ${roleId} from app_user
      where username = 'president'`.execute(db)
    try {
      const president = await api.as('president')
      const told = async (entry_date: string) => {
        const asked = new URLSearchParams({ ou_id: ou, entry_date }).toString()
        const url = `/api/v1/accounting/manual-entries/poster?${asked}`
        return (await president.get<{ data: { refused: string | null } }>(url)).body.data.refused
      }
      expect(await told(closed.month)).toBe('You agreed to reopen this month. Another person posts into it.')
      expect(await told(`${monthBack(0)}-01`)).toBeNull()
      const own = await ledgerCalls(api, president).post(body.data, verb)
      expect([own.status, own.body.message]).toEqual([
        422,
        'You agreed to reopen this month. Another person posts into it.',
      ])
    } finally {
      await sql`delete from user_role where role_id = ${roleId}`.execute(db)
    }
    expect((await books.post(body.data, verb)).status).toBe(200)
  })

  it.each(['soft_closed', 'open'])('is not turned to %s past a request, whoever writes', async status => {
    const write = sql`update fiscal_period set status = ${status}, closed_at = null where id = ${closed.id}`
    await expect(write.execute(api.database.db)).rejects.toMatchObject({
      constraint: 'fiscal_period_reopened_by_request',
    })
    await desk.reopened(closed)
    await books.movePeriod(await books.period(ou, monthBack(1)), 'close')
    await expect(write.execute(api.database.db)).rejects.toMatchObject({
      constraint: 'fiscal_period_reopened_by_request',
    })
  })

  it('has no command of its own that reopens it', async () => {
    const { status } = await desk.president.post(`/api/v1/accounting/periods/${closed.id}/reopen`, {
      reason: 'Directly',
    })
    expect(status).toBe(404)
    expect((await desk.accounting.get(`${REOPENINGS}?start=0&end=5`)).status).toBe(200)
  })
})
