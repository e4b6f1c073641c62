import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { RoleCode } from '@contract/access/roles'
import { businessDate } from '@contract/kernel/dates'
import type { AwayToday } from '@contract/modules/leave/away-today'
import type { LeaveCalendar } from '@contract/modules/leave/leave-calendar.calls'
import {
  decide,
  LEAVE,
  leaveCalls,
  leaveCompany,
  REQUESTS,
  sees,
  type Company,
  type LeaveRow,
} from '@tests/api/leave.support'
import { aPerson } from '@tests/api/attacks/people.support'
import { startApi, type TestApi } from '@tests/support/api'
import { fileCall } from '@tests/support/multipart'
import { dayOfNextYear } from '@tests/support/next-year'

let api: TestApi
let company: Company
let secret: LeaveRow
let plain: LeaveRow
const REASON = 'Hearing at the barangay hall'
beforeAll(async () => {
  api = await startApi()
  company = await leaveCompany(api)
  await company.changeDetail({ sex: 'female' })
  const vawc = { leave_type_id: company.typeId('VAWC'), date_from: '2026-12-01', date_to: '2026-12-03' }
  secret = await company.submit({ ...vawc, reason: REASON, contact_during_leave: 'A safe place' })
  const lwop = { leave_type_id: company.typeId('LWOP'), date_from: '2026-12-09', date_to: '2026-12-09' }
  plain = await company.submit({ ...lwop, reason: 'Moving house' })
})
afterAll(() => api.close())

const seenBy = async (role: RoleCode, id: string) => (await leaveCalls(await api.as(role)).get(id)).status

describe('whose requests one sees', () => {
  it('is one’s own, those of one’s line, one’s unit’s or everybody’s, by the scope of the right', async () => {
    for (const role of ['employee', 'immediate_head', 'hr_staff', 'president', 'super_admin'] as const)
      expect(await seenBy(role, plain.id), role).toBe(200)
    for (const role of ['agent', 'sales_manager', 'accounting', 'ou_admin', 'sales_admin'] as const)
      expect(await seenBy(role, plain.id), role).toBe(404)
  })

  it('is the same for the list, the days, the files, the history and every command', async () => {
    const agent = leaveCalls(await api.as('agent'))
    expect((await agent.list()).map(row => row.id)).not.toContain(plain.id)
    for (const path of ['days', 'timeline', 'attachments'])
      expect((await agent.client.get(`${REQUESTS}/${plain.id}/${path}`)).status, path).toBe(404)
    const asked = { leave_type_id: company.typeId('LWOP'), date_from: '2026-12-09', date_to: '2026-12-09' }
    expect((await agent.change(plain, asked)).status).toBe(404)
    for (const verb of ['submit', 'withdraw', 'discard'])
      expect((await agent.command(plain, verb)).status, verb).toBe(404)
    const reason = { reason: 'None of my business' }
    expect((await agent.command(plain, 'ask-cancellation', reason)).status).toBe(404)
    expect((await agent.preview({ ...asked, request_id: plain.id })).status).toBe(404)
  })

  it('lets a head look and decide, and nothing else', async () => {
    const asked = { leave_type_id: company.typeId('LWOP'), date_from: '2026-12-09', date_to: '2026-12-09' }
    expect((await company.head.change(plain, asked)).status).toBe(404)
    expect((await company.head.command(plain, 'withdraw')).status).toBe(404)
    expect((await company.head.command(plain, 'recall', { reason: 'I want to' })).status).toBe(403)
    const shown = (await company.head.get(plain.id)).body.data
    expect(shown).toMatchObject({ reason: 'Moving house', is_masked: false })
    expect(shown['leave_type_label']).toBe('Leave without pay · LWOP')
  })

  it('is balances of the same people', async () => {
    await company.give('VL', '5.00')
    const of = async (role: RoleCode) =>
      (await leaveCalls(await api.as(role)).list('balances')).map(row => String(row['employee_name']))
    expect(new Set(await of('employee'))).toEqual(new Set(['Reyes, Nico S.']))
    expect(await of('immediate_head')).toContain('Reyes, Nico S.')
    expect(await of('agent')).not.toContain('Reyes, Nico S.')
  })
})

describe('confidential leave', () => {
  const places = async (role: RoleCode) => {
    const { client } = leaveCalls(await api.as(role))
    const texts = [
      `${REQUESTS}?start=0&end=100`,
      `${REQUESTS}/${secret.id}`,
      `${REQUESTS}/${secret.id}/timeline`,
      `${REQUESTS}/values/leave_type_id`,
      `${LEAVE}/usage?start=0&end=100`,
      `${LEAVE}/balances?start=0&end=100`,
      `${LEAVE}/calendar?from=2026-12-01&to=2026-12-31`,
    ].map(async url => (await client.get(url)).text)
    return (await Promise.all(texts)).join('\n')
  }
  const telling = new RegExp(`VAWC|${REASON}|safe place`)

  it('shows dates and a masked name in every place, but to HR and the one who asks', async () => {
    for (const role of ['immediate_head', 'president', 'super_admin'] as const) {
      const text = await places(role)
      expect(text, role).toContain(secret.id)
      expect(text, role).toContain('Special statutory leave')
      expect(text, role).not.toMatch(telling)
    }
    for (const role of ['employee', 'hr_staff'] as const) expect(await places(role), role).toMatch(telling)
  })

  it('is not found by its own type, and is found by the masked one', async () => {
    const by = async (calls: Company['hr'], id: string) => {
      const filter = { leave_type_id: { filterType: 'set', values: [id] } }
      return (await calls.list('requests', `&filter=${encodeURIComponent(JSON.stringify(filter))}`)).map(
        row => row.id,
      )
    }
    const vawc = company.typeId('VAWC')
    expect(await by(company.head, vawc)).toEqual([])
    expect(await by(company.hr, vawc)).toEqual([secret.id])
    const masked = (await company.head.get(secret.id)).body.data
    expect(masked).toMatchObject({ is_masked: true, reason: '', contact_during_leave: null, file_count: 0 })
    expect(await by(company.head, String(masked['leave_type_id']))).toEqual([secret.id])
  })

  it('is not told by what an export sends', async () => {
    const url = `${REQUESTS}/export?fields=request_no,leave_type_id,days`
    const { text } = await company.hr.client.get(url)
    expect(text).toContain('VAWC')
    for (const client of [company.head.client, company.president.client])
      expect((await client.get(url)).status).toBe(403)
  })

  it('keeps its papers for HR and the one who asks', async () => {
    const file = fileCall('order.txt', Buffer.from('Protection order'))
    const url = `${REQUESTS}/${secret.id}/attachments`
    const send = (client: Company['hr']['client']) => client.post<{ data: { id: string } }>(url, ...file)
    const stored = await send(company.nico.client)
    expect(stored.status, stored.text).toBe(201)
    const one = `${url}/${stored.body.data.id}`
    for (const client of [company.nico.client, company.hr.client])
      expect((await client.get(one)).status).toBe(200)
    for (const client of [company.head.client, company.president.client]) {
      expect((await client.get(url)).status).toBe(404)
      expect((await client.get(one)).status).toBe(404)
      expect((await send(client)).status).toBe(404)
    }
    const kept = await api.database.db.selectFrom('stored_file').select('is_confidential').executeTakeFirst()
    expect(kept?.is_confidential).toBe(true)
  })

  it('lets other papers be seen by who decides, and be brought by HR and the one who asks alone', async () => {
    const file = fileCall('note.txt', Buffer.from('A note'))
    const url = `${REQUESTS}/${plain.id}/attachments`
    const send = (client: Company['hr']['client']) => client.post(url, ...file)
    expect((await send(company.head.client)).status).toBe(403)
    expect((await send(company.hr.client)).status).toBe(201)
    expect((await company.head.client.get(url)).status).toBe(200)
  })

  it('gives those papers to whoever is asked, from the inbox, and to nobody beside', async () => {
    type Seats = { data: { id: string; subject_id: string }[] }
    type OpenedRequest = { data: { view: { files: { key: string; name: string }[] } } }
    const inbox = '/api/v1/approvals/inbox'
    const seats = (await company.head.client.get<Seats>(`${inbox}?start=0&end=100`)).body.data
    const seat = seats.find(row => row.subject_id === plain.id)
    const opened = await company.head.client.get<OpenedRequest>(`${inbox}/${seat?.id}`)
    const file = opened.body.data.view.files.find(({ name }) => name === 'note.txt')
    const address = `${inbox}/${seat?.id}/files/${encodeURIComponent(file?.key ?? '')}`
    const read = await company.head.client.get(address)
    expect([read.status, read.text]).toEqual([200, 'A note'])
    expect(read.headers['content-disposition']).toContain('attachment')
    expect((await company.head.client.get(`${address}x`)).status).toBe(404)
    expect((await company.president.client.get(address)).status).toBe(404)
    const secretSeat = seats.find(row => row.subject_id === secret.id)
    expect((await company.head.client.get(`${inbox}/${secretSeat?.id}/files/${file?.key}`)).status).toBe(404)
  })

  it('shows the head dates in the inbox, where it is noted and cannot be refused', async () => {
    const inbox = await company.head.client.get<{ data: { id: string; subject_id: string }[] }>(
      '/api/v1/approvals/inbox?start=0&end=100',
    )
    expect(inbox.text).not.toMatch(telling)
    const seat = inbox.body.data.find(row => row.subject_id === secret.id)
    const opened = await company.head.client.get<{ data: { decisions: string[]; view: object } }>(
      `/api/v1/approvals/inbox/${seat?.id}`,
    )
    expect(opened.text).not.toMatch(telling)
    expect(opened.text).toContain('special_statutory')
    expect(opened.body.data.decisions).toEqual(['note', 'return'])
    expect((await decide(company.head.client, secret.id, 'reject', 'Not now')).status).toBe(422)
    expect((await decide(company.head.client, secret.id, 'note')).status).toBe(200)
    // Not the president: HR is the last to be asked about what the law gives.
    expect((await decide(company.hr.client, secret.id, 'verify')).status).toBe(200)
    expect((await company.nico.now(secret.id)).status).toBe('approved')
    const mails = await api.database.db.selectFrom('outbox_mail').selectAll().execute()
    const others = mails.filter(mail => !/^(employee|hr-staff)@/.test(mail.to_address))
    expect(others.length).toBeGreaterThan(0)
    expect(JSON.stringify(others)).not.toMatch(telling)
  })
})

describe('the calendar of a team', () => {
  const away = async (role: RoleCode) => {
    const { client } = leaveCalls(await api.as(role))
    const { body } = await client.get<{ data: LeaveCalendar }>(
      `${LEAVE}/calendar?from=2026-12-01&to=2026-12-31`,
    )
    return body.data
  }

  it('tells colleagues dates alone, and holidays', async () => {
    const seen = await away('immediate_head')
    const nico = seen.people.find(person => person.name.startsWith('Reyes'))
    expect(nico?.days.map(day => [day.on, day.leave_type])).toEqual([
      ['2026-12-01', 'Special statutory leave'],
      ['2026-12-02', 'Special statutory leave'],
      ['2026-12-03', 'Special statutory leave'],
      ['2026-12-09', 'Leave without pay'],
    ])
    expect(seen.holidays.map(day => day.on)).toEqual([
      ...['2026-12-08', '2026-12-24', '2026-12-25', '2026-12-30', '2026-12-31'],
    ])
    expect((await away('agent')).people.map(person => person.name)).not.toContain('Reyes, Nico S.')
  })

  it('shows a colleague under the same head, without the type', async () => {
    const head = company.person('Ocampo').id
    const mercy = company.person('Dimaculangan')
    await company.hr.client.patch(
      `/api/v1/people/employees/${mercy.id}`,
      { immediate_head_id: head },
      sees(mercy),
    )
    const colleague = (await away('accounting')).people.find(person => person.name.startsWith('Reyes'))
    expect(colleague?.days).toHaveLength(4)
    expect(colleague?.days.every(day => day.leave_type === null && day.request_id === null)).toBe(true)
  })

  it('is asked for two months at most', async () => {
    const answer = await company.hr.client.get(`${LEAVE}/calendar?from=2026-01-01&to=2026-12-31`)
    expect(answer.status).toBe(422)
  })
})

it('An account with no employee behind it is offered no leave', async () => {
  const { client } = await aPerson(api, { codes: ['hr.leave.create', 'hr.leave.view'] })
  const answer = await client.get(`${LEAVE}/choices`)
  expect([answer.status, answer.body]).toMatchObject([200, { data: { employee_id: null, types: [] } }])
})

describe('who is away today', () => {
  const awayFor = async (role: RoleCode) =>
    (await (await api.as(role)).get<{ data: AwayToday }>(`${LEAVE}/away`)).body.data
  const names = async (role: RoleCode) => (await awayFor(role)).away.map(({ employee_id }) => employee_id)

  it('is told to whoever sees them in the calendar, once it is agreed to', async () => {
    const { db } = api.database
    const request = await company.submit({
      leave_type_id: company.typeId('LWOP'),
      date_from: dayOfNextYear(9),
      date_to: dayOfNextYear(9),
      reason: 'Moving house again',
    })
    const today = businessDate(new Date())
    await sql`update leave_request_day set on_date = ${today}, charged = 1 where request_id = ${request.id}`.execute(
      db,
    )
    const { rows } = await sql<{ employee_id: string }>`
      select employee_id from leave_request where id = ${request.id}`.execute(db)
    const id = rows[0]?.employee_id
    expect(await names('immediate_head')).not.toContain(id)
    await sql`update leave_request set status = 'approved' where id = ${request.id}`.execute(db)
    expect(await names('immediate_head')).toContain(id)
    expect(await names('hr_staff')).toContain(id)
    expect(await names('agent')).not.toContain(id)
  })

  it('comes with the next day on which nobody works, of the nation or of the own unit', async () => {
    const { on, next_holiday } = await awayFor('employee')
    const { rows } = await sql<{ on: string }>`select min(on_date)::text as on from holiday
      where is_active and area_id is null and ou_id is null and kind <> 'special_working' and on_date between ${on}::date + 1 and ${on}::date + 120`.execute(
      api.database.db,
    )
    expect(next_holiday?.on ?? null).toBe(rows[0]?.on ?? null)
  })
})
