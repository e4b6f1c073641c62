import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { mailsTo } from '@tests/api/attacks/people.support'
import {
  lastLink,
  linksOn,
  openOf,
  PAGES,
  pressed,
  type Links,
} from '@tests/api/attacks/approval-links.support'
import { decide, leaveCompany, type Company } from '@tests/api/leave.support'
import { startApi, type TestApi } from '@tests/support/api'

const HEAD = 'head@portal.test'
const HR = 'hr-staff@portal.test'
const PRESIDENT = 'president@portal.test'
const NICO = 'employee@portal.test'

let api: TestApi
let link: Links
let company: Company
beforeAll(async () => {
  api = await startApi()
  link = linksOn(api)
  company = await leaveCompany(api)
  await company.give('VL', '12.00')
})
afterAll(() => api.close())

let week = 0
/** A week of its own, paid where it is of this year. */
const someDays = (code: string, length = 1) => {
  week += 1
  const date_from = addDays('2027-03-01', 7 * week)
  return { leave_type_id: company.typeId(code), date_from, date_to: addDays(date_from, length - 1) }
}
const usage = async (id: string) => {
  const { rows } = await sql<{ kind: string }>`
    select kind from leave_ledger where request_id = ${id} order by seq`.execute(api.database.db)
  return rows.map(({ kind }) => kind)
}

describe('leave by mailed links alone', () => {
  it('EX-38 goes from head to HR to president, and its ledger with it', async () => {
    const request = await company.submit({
      leave_type_id: company.typeId('VL'),
      date_from: '2026-12-01',
      date_to: '2026-12-02',
    })
    const head = await lastLink(link, HEAD)
    expect(head.page).toBe(PAGES.head)
    for (let i = 0; i < 5; i += 1) await api.anyone.get(head.page.replace(':id', head.token))
    const opened = await openOf(link, head)
    expect(opened.view.lines.map(({ name }) => name)).toContain('reason')
    expect((await company.nico.now(request.id)).status).toBe('pending_head')
    expect((await pressed(link, head)).status).toBe(200)
    const staff = await lastLink(link, HR)
    expect(staff.page).toBe(PAGES.hr_staff)
    expect((await openOf(link, staff)).decisions).toContain('verify')
    expect((await pressed(link, staff, 'verify')).status).toBe(200)
    const president = await lastLink(link, PRESIDENT)
    expect(president.page).toBe(PAGES.president)
    expect((await pressed(link, president)).body).toMatchObject({ status: 'approved' })
    expect((await company.nico.now(request.id)).status).toBe('approved')
    expect(await usage(request.id)).toContain('usage')
    const status = await lastLink(link, NICO, 'approval.decided')
    expect(status.page).toBe(PAGES.status)
    expect(await openOf(link, status)).toMatchObject({
      purpose: 'view_status',
      status: 'approved',
      decisions: [],
      steps: [
        { step_key: 'head', state: 'done' },
        { step_key: 'hr_staff', state: 'done' },
        { step_key: 'president', state: 'done' },
      ],
    })
    expect(await link.call('open', head)).toMatchObject({ status: 409, body: { code: 'already_decided' } })
  })

  it('EX-38 after the one who asked changed the dates, the old link answers that it was superseded', async () => {
    const asked = someDays('LWOP', 2)
    const request = await company.submit(asked)
    const old = await lastLink(link, HEAD)
    const { nonce } = await openOf(link, old)
    const changed = await company.nico.change(await company.nico.now(request.id), {
      ...asked,
      date_to: asked.date_from,
    })
    expect(changed.status).toBe(200)
    const late = await link.call('decide', { ...old, nonce, decision: 'approve' })
    expect(late).toMatchObject({ status: 410, body: { code: 'link_superseded' } })
    const fresh = await lastLink(link, HEAD)
    const days = (await openOf(link, fresh)).view.lines.find(({ name }) => name === 'days')
    expect(days?.value).toBe('1.00')
    const own = await link.call(
      'decide',
      { ...fresh, nonce: (await openOf(link, fresh)).nonce, decision: 'approve' },
      {
        token: company.nico.client.user?.token ?? '',
      },
    )
    expect(own).toMatchObject({ status: 403, body: { code: 'own_request' } })
    expect((await company.nico.now(request.id)).status).toBe('pending_head')
  })

  it('EXT-08 twenty at once move it one step, and use its days once', async () => {
    const request = await company.submit({
      leave_type_id: company.typeId('VL'),
      date_from: '2026-12-09',
      date_to: '2026-12-09',
    })
    const head = await lastLink(link, HEAD)
    const openings: { nonce: string }[] = []
    for (let count = 0; count < 20; count += 1) openings.push(await openOf(link, head))
    const answers = await Promise.all(
      openings.map(({ nonce }) => link.call('decide', { ...head, nonce, decision: 'approve' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
    expect((await company.nico.now(request.id)).status).toBe('pending_hr')
    await company.agree(request.id, ['hr', 'president'])
    expect((await usage(request.id)).filter(kind => kind === 'usage')).toHaveLength(1)
  })

  it('tells leave that is wholly unpaid from leave of which a part is', async () => {
    await company.submit(someDays('LWOP', 2))
    const { view } = await openOf(link, await lastLink(link, HEAD))
    const notes = view.notes.map(({ note }) => note)
    expect(notes).toContain('unpaid_whole')
    expect(notes).not.toContain('unpaid_part')
  })

  it('takes an approval where the step verifies, and says in words what a step does not take', async () => {
    const request = await company.submit(someDays('LWOP'))
    await company.agree(request.id, ['head'])
    const hr = await lastLink(link, HR)
    const noted = await link.call<{ message: string }>('decide', {
      ...hr,
      nonce: (await openOf(link, hr)).nonce,
      decision: 'note',
    })
    expect(noted).toMatchObject({
      status: 422,
      body: { code: 'decision_not_allowed', message: 'This cannot be decided in this way here.' },
    })
    const approved = await link.call('decide', {
      ...hr,
      nonce: (await openOf(link, hr)).nonce,
      decision: 'approve',
    })
    expect(approved).toMatchObject({ status: 200, body: { decision: 'verify' } })
    expect((await company.nico.now(request.id)).status).not.toBe('pending_hr')
  })

  it('EXT-09 what was decided in the portal is told by the link', async () => {
    const request = await company.submit(someDays('LWOP'))
    const head = await lastLink(link, HEAD)
    const { nonce } = await openOf(link, head)
    expect((await decide(company.head.client, request.id, 'reject', 'Stock-taking')).status).toBe(200)
    expect(await link.call('decide', { ...head, nonce, decision: 'approve' })).toMatchObject({
      status: 409,
      body: { code: 'already_decided', details: { decision: 'reject', by: 'Dante Ocampo' } },
    })
  })

  it('EXT-20 of confidential leave the head sees the dates, and no mail tells what it is', async () => {
    await company.changeDetail({ sex: 'female' })
    const reason = 'Told to nobody but HR'
    const date_from = '2026-12-14'
    const request = await company.submit({
      leave_type_id: company.typeId('VAWC'),
      date_from,
      date_to: '2026-12-15',
      reason,
    })
    expect(request.status).toBe('pending_head')
    const head = await lastLink(link, HEAD)
    const text = JSON.stringify(await openOf(link, head))
    expect(text).toContain(date_from)
    expect(text).not.toMatch(/VAWC|Told to nobody/)
    await pressed(link, head, 'note')
    const staff = await openOf(link, await lastLink(link, HR))
    expect(JSON.stringify(staff.view)).toContain(reason)
    await pressed(link, await lastLink(link, HR), 'return', { comment: 'The order of protection is missing' })
    for (const address of [HEAD, HR, NICO])
      for (const mail of (await mailsTo(api, address)).filter(each =>
        each.text_body?.includes(request.request_no ?? ''),
      ))
        expect(mail.text_body).not.toMatch(/VAWC|Told to nobody|protection|violence/i)
    const status = await openOf(link, await lastLink(link, NICO, 'approval.returned'))
    expect(JSON.stringify(status.steps)).toContain('The order of protection is missing')
  })

  it('EXT-24 asks for a code where it is as long as the company says', async () => {
    const set = (otp_days_from: string | null) =>
      api.database.db.updateTable('link_rule').set({ otp_days_from }).execute()
    await set('2.00')
    const tierOf = async (length: number) => {
      await company.submit({ ...someDays('SL', length), accepts_unpaid: true })
      return (await openOf(link, await lastLink(link, HEAD))).tier
    }
    expect([await tierOf(1), await tierOf(2)]).toEqual(['link', 'otp'])
    await set(null)
  })

  it('AUTHN-21 is not decided by whoever an administrator has just put out', async () => {
    await company.submit(someDays('LWOP'))
    const head = await lastLink(link, HEAD)
    const admin = await api.as('super_admin')
    const { body } = await admin.get<{ data: { id: string; email: string; row_version: number }[] }>(
      '/api/v1/settings/users?start=0&end=200',
    )
    const user = body.data.find(({ email }) => email === HEAD)
    const out = await admin.post(`/api/v1/settings/users/${user?.id}/suspend`, undefined, {
      headers: { 'if-match': `"${user?.row_version}"` },
    })
    expect(out.status).toBeLessThan(300)
    expect(await link.call('open', head)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  })
})
