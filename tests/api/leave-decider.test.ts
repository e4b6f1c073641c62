import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.calls'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { MASKED_TYPE } from '@contract/modules/leave/guardrails.rules'
import { leaveCalls, leaveCompany, type Company, type LeaveRow } from '@tests/api/leave.support'
import { linksOn, linksTo } from '@tests/api/attacks/approval-links.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { dayOfNextYear } from '@tests/support/next-year'

let api: TestApi
let company: Company
let first: LeaveRow
let secret: LeaveRow
let asked: LeaveRow
const DAY = dayOfNextYear(12, 1)

async function seatOf(client: Client, id: string): Promise<OpenedSeat> {
  const inbox = '/api/v1/approvals/inbox'
  const { body } = await client.get<{ data: OpenedSeat[] }>(`${inbox}?start=0&end=200`)
  const seat = body.data.find(each => each.subject_id === id)
  return (await client.get<{ data: OpenedSeat }>(`${inbox}/${seat?.id ?? ''}`)).body.data
}

beforeAll(async () => {
  api = await startApi()
  company = await leaveCompany(api)
  await company.changeDetail({ sex: 'female' })
  const plain = { leave_type_id: company.typeId('LWOP') }
  const colleague = leaveCalls(await api.as('super_admin'))
  await company.submit({ ...plain, date_from: DAY, date_to: DAY, reason: 'A wedding' }, colleague)
  const before = dayOfNextYear(10, 0)
  first = await company.submit({ ...plain, date_from: before, date_to: before, reason: 'Moving house' })
  const hearing = dayOfNextYear(11, 0)
  const vawc = { leave_type_id: company.typeId('VAWC'), date_from: hearing, date_to: hearing }
  secret = await company.submit({ ...vawc, reason: 'Hearing at the barangay hall' })
  asked = await company.submit({ ...plain, date_from: DAY, date_to: dayOfNextYear(12, 2), reason: 'A trip' })
})
afterAll(() => api.close())

describe('whoever decides about leave', () => {
  it('sees in the inbox who else is away then and what the person asked before, with nothing of a confidential one', async () => {
    const seat = await seatOf(company.head.client, asked.id)
    const clash = seat.view.notes.find(({ note }) => note === 'clash')
    expect(clash?.text).toMatch(/^Teresa Villaluz \([A-Z][a-z]{2} \d+, \d{4}\)$/)
    expect(seat.earlier.map(({ number, status }) => [number, status])).toEqual([
      [secret.request_no, 'pending'],
      [first.request_no, 'pending'],
    ])
    const shown = seat.earlier[0]?.lines.map(({ name, value }) => [name, value])
    expect(shown).toContainEqual(['leave_type', MASKED_TYPE])
    expect(JSON.stringify(seat.earlier)).not.toMatch(/barangay|VAWC|violence/i)
  })

  it('sees the same on the page of the mailed link', async () => {
    const calls = linksOn(api)
    const mail = (await linksTo(calls, 'head@portal.test', 'approval.requested')).at(-1)
    const where = { token: mail?.token, page: mail?.page }
    const opened = await calls.call<OpenedLink>('open', where)
    const seat = await seatOf(company.head.client, asked.id)
    expect(opened.body.view.notes).toEqual(seat.view.notes)
    expect(opened.body.earlier).toEqual(seat.earlier)
    expect(mail?.text_body).toContain('Others are away at the same time: Teresa Villaluz (')
  })

  it('is told of requests that the step was asked about alone', async () => {
    await company.agree(asked.id, ['head'])
    const seat = await seatOf(company.hr.client, asked.id)
    expect(seat.earlier).toEqual([])
  })

  it('reads whose leave and which days in the subject, and of confidential leave neither', async () => {
    const mails = await linksTo(linksOn(api), 'head@portal.test', 'approval.requested')
    const subjects = mails.map(({ subject }) => subject)
    expect(subjects.at(-1)).toMatch(
      /^Nico Reyes requests leave without pay, [A-Z][a-z]{2} \d+.*\(2 days\), approval needed by /,
    )
    expect(
      subjects.filter(subject => subject === 'A request waits for your decision – Landmark Portal'),
    ).toHaveLength(1)
  })

  it('reads why in the mail of a leave type whose reason may be mailed, and of no other', async () => {
    const types = api.database.db.updateTable('leave_type').where('code', '=', 'LWOP')
    await types.set({ reason_in_mails: true }).execute()
    const day = dayOfNextYear(9, 0)
    const plain = { leave_type_id: company.typeId('LWOP'), date_from: day, date_to: day }
    await company.submit({ ...plain, reason: 'A trip by sea' })
    const mails = await linksTo(linksOn(api), 'head@portal.test', 'approval.requested')
    const bodies = mails.map(mail => `${mail.text_body} ${mail.html_body}`)
    expect(bodies.at(-1)).toContain('Reason: A trip by sea')
    expect(bodies.slice(0, -1).join(' ')).not.toMatch(/wedding|Moving house|A trip|barangay/)
  })
})
