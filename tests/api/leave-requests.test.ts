import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { decide, leaveCompany, refusalOf, REQUESTS, sees, type Company } from '@tests/api/leave.support'
import { startApi, type TestApi } from '@tests/support/api'
import { dayOfNextYear, NEXT_YEAR, THIS_YEAR } from '@tests/support/next-year'

let api: TestApi
let company: Company
beforeAll(async () => {
  api = await startApi()
  company = await leaveCompany(api)
  await company.give('VL', '12.00', NEXT_YEAR)
})
afterAll(() => api.close())

let week = 0
/** Each test asks for days of its own, from a Monday of the next year on. */
const days = (code: string, length = 1, more: object = {}) => {
  week += 1
  const date_from = dayOfNextYear(week)
  const date_to = addDays(date_from, length - 1)
  return { leave_type_id: company.typeId(code), date_from, date_to, ...more }
}
/** Paid leave, in weeks that no other test asks for. */
const paid = (from: string, to = from) => ({
  leave_type_id: company.typeId('VL'),
  date_from: from,
  date_to: to,
})
const vl = async () => {
  const rows = await company.nico.list('balances')
  const row = rows.find(each => each['leave_type_id'] === company.typeId('VL') && each['year'] === NEXT_YEAR)
  return [row?.['entitled'], row?.['reserved'], row?.['used'], row?.['available']]
}

describe('a request on its way', () => {
  it('goes from head to HR to president, reserves and then uses, and is told to nobody twice', async () => {
    const request = await company.submit(paid(dayOfNextYear(44, 1), dayOfNextYear(44, 2)))
    expect(request).toMatchObject({
      status: 'pending_head',
      days: '2.00',
      paid_days: '2.00',
      decided_at: null,
    })
    expect(request.request_no).toMatch(new RegExp(`^LV-HO-${THIS_YEAR}-\\d{6}$`))
    expect(await vl()).toEqual(['12.00', '2.00', '0.00', '10.00'])
    await company.agree(request.id, ['head'])
    expect((await company.nico.now(request.id)).status).toBe('pending_hr')
    await company.agree(request.id, ['hr', 'president'])
    const approved = await company.nico.now(request.id)
    expect(approved.status).toBe('approved')
    expect(approved['decided_at']).not.toBeNull()
    expect(await vl()).toEqual(['12.00', '0.00', '2.00', '10.00'])
    expect((await decide(company.president.client, request.id, 'approve')).status).not.toBe(200)
  })

  it('BIZ-08 is decided in the order of its chain alone, and never after it is over', async () => {
    const request = await company.submit(days('LWOP'))
    for (const early of [company.hr, company.president])
      expect((await decide(early.client, request.id, 'approve')).status).toBe(409)
    expect((await company.nico.now(request.id)).status).toBe('pending_head')
    const again = await company.nico.command(request, 'submit')
    expect(refusalOf(again)).toEqual([409, undefined, 'conflict'])
    const withdrawn = await company.nico.command(request, 'withdraw')
    expect(withdrawn.body.data.status).toBe('withdrawn')
    expect((await decide(company.head.client, request.id, 'approve')).status).not.toBe(200)
    for (const verb of ['withdraw', 'submit'])
      expect((await company.nico.command(withdrawn.body.data, verb)).status, verb).toBe(409)
    const recall = { reason: 'The office is moved' }
    expect((await company.hr.command(withdrawn.body.data, 'recall', recall)).status).toBe(409)
  })

  it('comes back with a word, and starts at the head again when it was changed', async () => {
    const asked = days('LWOP', 2)
    const request = await company.submit(asked)
    expect((await decide(company.head.client, request.id, 'return', 'Not that week, please')).status).toBe(
      200,
    )
    const back = await company.nico.now(request.id)
    expect([back.status, back['last_comment']]).toEqual(['returned', 'Not that week, please'])
    const changed = await company.nico.change(back, { ...asked, date_to: asked.date_from })
    expect([changed.body.data.status, changed.body.data.days]).toEqual(['pending_head', '1.00'])
    expect(changed.body.data.request_no).toBe(request.request_no)
    await company.agree(request.id, ['head'])
    const pending = await company.nico.now(request.id)
    const edited = await company.nico.change(pending, asked)
    expect([edited.body.data.status, edited.body.data['content_version']]).toEqual(['pending_head', 3])
  })

  it('is recalled by HR before it starts, and cancelled when the one who asked wants so', async () => {
    const request = await company.submit(paid(dayOfNextYear(45, 3)))
    await company.agree(request.id, ['head', 'hr', 'president'])
    const approved = await company.nico.now(request.id)
    const before = await vl()
    expect((await company.nico.command(approved, 'recall', { reason: 'I want it back' })).status).toBe(403)
    const recalled = await company.hr.command(approved, 'recall', { reason: 'All are needed that day' })
    expect(recalled.body.data.status).toBe('cancelled')
    type RequestAnswer = { data: { items: { kind: string; text: string }[] } }
    const { body: told } = await company.nico.client.get<RequestAnswer>('/api/v1/notifications')
    const calledBack = told.data.items.find(({ kind }) => kind === 'leave.recalled')
    expect(calledBack?.text).toContain(recalled.body.data.request_no)
    expect(Number((await vl())[3]) - Number(before[3])).toBe(1)
    const other = await company.submit(paid(dayOfNextYear(45, 4)))
    await company.agree(other.id, ['head', 'hr', 'president'])
    const asking = await company.nico.command(await company.nico.now(other.id), 'ask-cancellation', {
      reason: 'Plans have changed',
    })
    expect(asking.body.data).toMatchObject({ status: 'approved', cancellation_asked: true })
    const { body: forHr } = await company.hr.client.get<RequestAnswer>('/api/v1/notifications')
    const forDecision = forHr.data.items.find(({ kind }) => kind === 'leave.cancellation_asked')
    expect(forDecision?.text).toContain(asking.body.data.request_no)
    const kept = await company.hr.command(asking.body.data, 'refuse-cancellation', { reason: 'Too late' })
    expect(kept.body.data).toMatchObject({ status: 'approved', cancellation_asked: false })
    const none = await company.hr.command(kept.body.data, 'grant-cancellation', { reason: 'As asked' })
    expect(refusalOf(none)[0]).toBe(409)
    const twice = await company.nico.command(kept.body.data, 'ask-cancellation', { reason: 'Please do' })
    const gone = await company.hr.command(twice.body.data, 'grant-cancellation', { reason: 'As asked' })
    expect(gone.body.data.status).toBe('cancelled')
    const { body: answered } = await company.nico.client.get<RequestAnswer>('/api/v1/notifications')
    const answers = answered.data.items.filter(({ kind }) => kind === 'leave.cancellation_decided')
    expect(answers.map(({ text }) => /: (\w+) \(/.exec(text)?.[1])).toEqual(['approved', 'rejected'])
    expect(answers[0]?.text).toContain(gone.body.data.request_no)
    expect(await vl()).toEqual(
      before.map((figure, place) => [figure, figure, '2.00', '10.00'][place] ?? figure),
    )
  })

  it('lets HR say which part is without pay, and the ledger follows', async () => {
    const request = await company.submit(paid(dayOfNextYear(46, 0), dayOfNextYear(46, 1)))
    const early = await company.hr.command(request, 'split', { unpaid_days: '1.00' })
    expect(early.status).toBe(409)
    await company.agree(request.id, ['head'])
    const pending = await company.nico.now(request.id)
    expect((await company.head.command(pending, 'split', { unpaid_days: '1.00' })).status).toBe(403)
    const split = await company.hr.command(pending, 'split', { unpaid_days: '1.50' })
    expect(split.body.data).toMatchObject({ status: 'pending_hr', paid_days: '0.50', unpaid_days: '1.50' })
    expect(refusalOf(await company.hr.command(split.body.data, 'split', { unpaid_days: '2.50' }))).toEqual([
      422,
      'unpaid_days',
      'split_beyond',
    ])
    await company.agree(request.id, ['hr', 'president'])
    const { days: rows, entries } = await company.nico.detail(request.id)
    expect(rows.map(day => day.paid)).toEqual(['0.50', '0.00'])
    expect(entries.at(-1)).toMatchObject({ kind: 'usage', days: '-0.50' })
  })

  it('is thrown away as a draft, and never after', async () => {
    const draft = (await company.nico.draft(days('LWOP'))).body.data
    expect((await company.nico.command(draft, 'discard')).status).toBe(204)
    expect((await company.nico.get(draft.id)).status).toBe(404)
    const request = await company.submit(days('LWOP'))
    expect((await company.nico.command(request, 'discard')).status).toBe(409)
    await expect(
      sql`delete from leave_request where id = ${request.id}`.execute(api.database.db),
    ).rejects.toThrow(/never deleted/)
  })
})

describe('BIZ-06: days that run out', () => {
  it('never takes more than the balance has, however many ask at once', async () => {
    const available = Number((await vl())[3])
    const workdays = [40, 41, 42].flatMap(one => [0, 1, 2, 3, 4].map(weekday => dayOfNextYear(one, weekday)))
    const drafts = await Promise.all(
      workdays.slice(0, 12).map(async day => (await company.nico.draft(paid(day))).body.data),
    )
    const sent = await Promise.all(drafts.map(draft => company.nico.command(draft, 'submit')))
    const taken = sent.filter(answer => answer.status === 200).length
    expect(taken).toBe(Math.floor(available))
    expect(new Set(sent.map(answer => answer.status))).toEqual(new Set([200, 422]))
    expect(Number((await vl())[3])).toBeGreaterThanOrEqual(0)
  })

  it('refuses the same day twice, one after the other and at once; two halves are two', async () => {
    const one = days('LWOP')
    const drafts = await Promise.all([1, 2, 3, 4].map(async () => (await company.nico.draft(one)).body.data))
    const sent = await Promise.all(drafts.map(draft => company.nico.command(draft, 'submit')))
    expect(sent.map(answer => answer.status).sort()).toEqual([200, 422, 422, 422])
    const refused = sent.find(answer => answer.status === 422)
    expect(refused && refusalOf(refused)).toEqual([422, 'date_from', 'leave_overlaps'])
    const half = days('LWOP', 1, { half_day: 'single_am' })
    await company.submit(half)
    await company.submit({ ...half, half_day: 'single_pm' })
    const third = await company.nico.draft({ ...half, half_day: 'single_pm' })
    expect((await company.nico.command(third.body.data, 'submit')).status).toBe(422)
  })

  it('stands in the database too: a day is held once', async () => {
    const { rows } = await sql<{ request_id: string; on_date: string }>`
      select request_id, on_date from leave_request_day where is_held and part = 'full' limit 1`.execute(
      api.database.db,
    )
    const copy = sql`insert into leave_request_day select d.ou_id, r.id, d.employee_id, d.on_date, d.part, d.fraction,
        d.day_kind, d.charged, d.paid, d.year, true from leave_request_day d, leave_request r
      where d.request_id = ${rows[0]?.request_id} and d.on_date = ${rows[0]?.on_date} and r.status = 'withdrawn'
        and r.ou_id = d.ou_id limit 1`
    await expect(copy.execute(api.database.db)).rejects.toThrow(/leave_request_day_(am|pm)/)
  })

  it('refuses a span that runs backwards already as a draft', async () => {
    const { date_from } = days('LWOP')
    const backwards = { leave_type_id: company.typeId('LWOP'), date_from, date_to: '2026-01-05' }
    expect(refusalOf(await company.nico.draft(backwards))).toEqual([422, 'date_to', 'span_negative'])
  })
})

describe('BIZ-13: what a client may say', () => {
  const OWNED = {
    status: 'approved',
    days: '0.00',
    paid_days: '9.00',
    unpaid_days: '0.00',
    approved_at: '2026-01-01T00:00:00Z',
    decided_at: '2026-01-01T00:00:00Z',
    created_by: '01a1fa65-f2dd-768c-999c-c8f7244c9822',
    employee_id: '01a1fa65-f2dd-768c-999c-c8f7244c9822',
    ou_id: '01a1fa65-f2dd-768c-999c-c8f7244c9822',
    request_no: 'LV-HO-2026-999999',
    steps: [],
    row_version: 7,
    id: '01a1fa65-f2dd-768c-999c-c8f7244c9822',
  }

  it('MASS-01 is not what the server counts or the session knows: 400 with the names, and nothing is kept', async () => {
    const count = async () => (await company.nico.list()).length
    const before = await count()
    for (const [name, value] of Object.entries(OWNED)) {
      const answer = await company.nico.draft({ ...days('LWOP'), [name]: value })
      expect([answer.status, answer.body.fields?.[0]?.path], name).toEqual([400, name])
    }
    expect(await count()).toBe(before)
  })

  it('MASS-02 is not in a change either: 400, and the draft stays as it was', async () => {
    const asked = days('LWOP')
    const draft = (await company.nico.draft(asked)).body.data
    for (const [name, value] of Object.entries(OWNED)) {
      const answer = await company.nico.change(draft, { ...asked, [name]: value })
      expect([answer.status, answer.body.fields?.[0]?.path], name).toEqual([400, name])
    }
    expect(await company.nico.now(draft.id)).toEqual(draft)
  })

  it('is about the version that was seen', async () => {
    const asked = days('LWOP')
    const draft = (await company.nico.draft(asked)).body.data
    await company.nico.change(draft, { ...asked, reason: 'Another reason' })
    expect((await company.nico.change(draft, asked)).body.code).toBe('stale_record')
    expect((await company.nico.client.post(`${REQUESTS}/${draft.id}/submit`, {})).status).toBe(400)
    expect((await company.nico.client.post(`${REQUESTS}/${draft.id}/submit`, {}, sees(draft))).status).toBe(
      409,
    )
  })
})

describe('what is on record', () => {
  it('is every step of a request, with who did it and no reason for the leave', async () => {
    const request = await company.submit(days('LWOP', 1, { reason: 'A very private reason' }))
    await company.agree(request.id, ['head', 'hr', 'president'])
    const { rows } = await sql<{ action: string; actor: string; diff: unknown }>`
      select l.action, u.username as actor, l.diff from audit_log l left join app_user u on u.id = l.actor_user_id
      where l.entity_id = ${request.id} and l.entity_type = 'leave_request' order by l.seq`.execute(
      api.database.db,
    )
    expect(rows.map(row => [row.action, row.actor])).toEqual([
      ['leave_request.create', 'employee'],
      ['leave_request.submit', 'employee'],
      ['leave_request.agree', 'head'],
      ['leave_request.agree', 'hr-staff'],
      ['leave_request.agree', 'president'],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/private reason/)
    expect(rows[4]?.diff).toEqual({ status: ['pending_president', 'approved'] })
  })

  it('is a ledger that nobody changes', async () => {
    for (const statement of [
      sql`update leave_ledger set days = 99 where days < 0`,
      sql`delete from leave_ledger`,
      sql`truncate leave_ledger`,
    ])
      await expect(statement.execute(api.database.db)).rejects.toThrow(/only added to/)
  })
})
