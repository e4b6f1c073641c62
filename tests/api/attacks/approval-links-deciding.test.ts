import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXTERNAL_PATHS } from '@contract/access/screens/outside.screens'
import { auditOf, mailsTo } from '@tests/api/attacks/people.support'
import {
  aRequest,
  asPortal,
  lastLink,
  linksTo,
  openOf,
  PAGES,
  paperOf,
  pressed,
  requestOf,
  startLinkApi,
  type LinkApi,
} from '@tests/api/attacks/approval-links.support'

let link: LinkApi
beforeAll(async () => {
  link = await startLinkApi()
})
afterAll(() => link.api.close())

describe('one link, one purpose', () => {
  it('EXT-06 opens its own page and is unknown on every other, whatever is called', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const { nonce } = await openOf(link, head)
    const elsewhere = EXTERNAL_PATHS.filter(page => page !== head.page)
    expect(elsewhere).toHaveLength(7)
    const calls = {
      open: {},
      decide: { nonce, decision: 'approve' },
      code: { nonce },
      delegate: { nonce, delegate_key: 'x' },
      report: { nonce },
      file: { key: 'f1' },
    }
    for (const page of elsewhere)
      for (const [call, more] of Object.entries(calls)) {
        const answer = await link.call(call, { token: head.token, page, ...more })
        expect(`${call} ${page} ${answer.status} ${(answer.body as { code: string }).code}`).toBe(
          `${call} ${page} 404 link_unknown`,
        )
      }
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'submitted' })
  })

  it('EXT-06 of the one who asked decides nothing, nor does the notice of a decision', async () => {
    const paper = await aRequest(link)
    await pressed(link, await lastLink(link, paper.people.head.email), 'return', { comment: 'Which days?' })
    const status = await lastLink(link, paper.requester.email, 'approval.returned')
    const notice = await lastLink(link, paper.people.head.email, 'approval.confirmation')
    expect(status.page).toBe(PAGES.status)
    for (const where of [status, notice]) {
      const { nonce, decisions } = await openOf(link, where)
      expect(decisions).toEqual([])
      expect((await link.call('decide', { ...where, nonce, decision: 'approve' })).status).toBe(404)
    }
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'returned' })
  })

  it('EXT-06 says the same to what is no token, to another page’s and to one that was never made', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const bodies = [
      { ...head, page: PAGES.president },
      { page: head.page, token: 'A'.repeat(43) },
      { page: head.page, token: head.token.slice(0, 42) + (head.token.endsWith('A') ? 'E' : 'A') },
    ]
    const told = await Promise.all(bodies.map(body => link.call('open', body)))
    expect(
      new Set(
        told.map(({ status, body }) => `${status} ${JSON.stringify({ ...(body as object), requestId: '' })}`),
      ).size,
    ).toBe(1)
  })
})

describe('at the same moment', () => {
  it('EXT-08 twenty approvals by one link are one decision, one move and one notice', async () => {
    const paper = await aRequest(link, { steps: ['head'] })
    const head = await lastLink(link, paper.people.head.email)
    const openings: { nonce: string }[] = []
    for (let count = 0; count < 20; count += 1) openings.push(await openOf(link, head))
    const answers = await Promise.all(
      openings.map(({ nonce }) => link.call('decide', { ...head, nonce, decision: 'approve' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'approved', moves: 1 })
    const { state } = await requestOf(link, paper)
    expect(state.decisions).toHaveLength(1)
    expect(await linksTo(link, paper.people.head.email, 'approval.confirmation')).toHaveLength(1)
    expect(await linksTo(link, paper.requester.email, 'approval.decided')).toHaveLength(1)
  })

  it('EXT-08 one opening of the page sends once', async () => {
    const paper = await aRequest(link, { steps: ['head', 'hr_staff'] })
    const head = await lastLink(link, paper.people.head.email)
    const { nonce } = await openOf(link, head)
    const wrong = await link.call('decide', { ...head, nonce: 'x'.repeat(22), decision: 'approve' })
    expect(wrong).toMatchObject({ status: 409, body: { code: 'reload_page' } })
    expect((await link.call('decide', { ...head, nonce, decision: 'approve' })).status).toBe(200)
    expect(await link.call('decide', { ...head, nonce, decision: 'approve' })).toMatchObject({
      status: 409,
      body: { code: 'already_decided' },
    })
  })

  it('EXT-09 an approval by link and a rejection in the portal: one wins, and the other is told which', async () => {
    for (let round = 0; round < 50; round += 1) {
      const paper = await aRequest(link, { steps: ['head'] })
      const head = await lastLink(link, paper.people.head.email)
      const { nonce } = await openOf(link, head)
      const inPortal = asPortal(link, tx =>
        link.approvals.port.decide(tx, {
          type: link.type,
          subject_id: paper.id,
          by: paper.people.head,
          seat: '1.1.1',
          decision: 'reject',
          comment: 'Not this week',
          version: 1,
        }),
      ).then(
        () => 'rejected',
        (error: { code: string }) => error.code,
      )
      const byLink = link.call<{ code?: string; details?: { decision: string } }>('decide', {
        ...head,
        nonce,
        decision: 'approve',
      })
      const [portal, mailed] = await Promise.all([inPortal, byLink])
      const { status } = await paperOf(link, paper.id)
      const { state } = await requestOf(link, paper)
      expect(state.decisions).toHaveLength(1)
      if (mailed.status === 200) expect([portal, status]).toEqual(['already_decided', 'approved'])
      else {
        expect([portal, status]).toEqual(['rejected', 'rejected'])
        expect(mailed.body).toMatchObject({ code: 'already_decided', details: { decision: 'reject' } })
      }
    }
  })
})

describe('a link that is over', () => {
  const expire = (paperId: string) =>
    sql`update approval_link set expires_at = now() - interval '1 second' where request_id in
      (select id from approval_request where subject_id = ${paperId})`.execute(link.api.database.db)

  it('EXT-11 by time, by a newer one or by hand shows one page, which sends a new one to the address on file', async () => {
    const paper = await aRequest(link)
    const { email } = paper.people.head
    const first = await lastLink(link, email)
    await expire(paper.id)
    const expired = await link.call('open', first)
    expect(expired).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    expect((await link.call('new-link', first)).status).toBe(202)
    const second = await lastLink(link, email)
    expect(second.token).not.toBe(first.token)
    expect((await link.call('new-link', second)).status).toBe(202)
    const third = await lastLink(link, email)
    for (const old of [first, second]) {
      const { status, body } = await link.call<object>('open', old)
      expect({ status, ...body, requestId: '' }).toEqual({
        status: 410,
        ...(expired.body as object),
        requestId: '',
      })
    }
    await sql`update approval_link set revoked_at = now(), revoked_reason = 'reassigned'
      where request_id = (select id from approval_request where subject_id = ${paper.id}) and revoked_at is null`.execute(
      link.api.database.db,
    )
    expect((await link.call('open', third)).body).toMatchObject({ code: 'link_expired' })
    expect((await link.call('new-link', third)).status).toBe(202)
    expect((await pressed(link, await lastLink(link, email))).status).toBe(200)
  })

  it('EXT-11 lives a week for leave, by the clock of the database', async () => {
    const paper = await aRequest(link)
    const { rows } = await sql<{ hours: number }>`
      select extract(epoch from expires_at - issued_at)::int / 3600 as hours from approval_link
      where request_id = (select id from approval_request where subject_id = ${paper.id})`.execute(
      link.api.database.db,
    )
    expect(rows).toEqual([{ hours: 168 }])
  })

  it('AUTHN-22 is sent anew three times a day, and fifty askings are all answered alike', async () => {
    const paper = await aRequest(link)
    const { email } = paper.people.head
    const first = await lastLink(link, email)
    const unknown = { page: first.page, token: 'B'.repeat(43) }
    const answers = []
    for (let i = 0; i < 50; i += 1) answers.push(await link.call('new-link', i % 2 ? first : unknown))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await linksTo(link, email)).toHaveLength(4)
    await pressed(link, await lastLink(link, email))
    expect((await link.call('new-link', first)).text).toBe(answers[0]?.text)
    expect(await linksTo(link, email, 'approval.requested')).toHaveLength(4)
  })
})

describe('whoever is asked no more', () => {
  it('AUTHN-21 EXT-12 decides nothing from the moment the account is put out, nor is sent another link', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const { nonce } = await openOf(link, head)
    const admin = await link.api.as('super_admin')
    const { body } = await admin.get<{ data: { row_version: number } }>(
      `/api/v1/settings/users/${paper.accounts.head.id}`,
    )
    expect(body.data.row_version).toBeGreaterThan(0)
    await link.api.database.db
      .updateTable('app_user')
      .set({ status: 'suspended' })
      .where('id', '=', paper.accounts.head.id)
      .execute()
    const gone = { status: 410, body: { code: 'link_expired' } }
    expect(await link.call('open', head)).toMatchObject(gone)
    expect(await link.call('decide', { ...head, nonce, decision: 'approve' })).toMatchObject(gone)
    expect((await link.call('new-link', head)).status).toBe(202)
    expect(await linksTo(link, paper.people.head.email)).toHaveLength(1)
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'submitted' })
  })

  it('EXT-12 by the old address: a link ends with the address that it went to', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    await link.api.database.db
      .updateTable('app_user')
      .set({ email: `moved-${paper.accounts.head.email}` })
      .where('id', '=', paper.accounts.head.id)
      .execute()
    expect(await link.call('open', head)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  })

  it('EXT-12 after handing on: the old link ends, the one who was named gets one, and nobody else can be named', async () => {
    const paper = await aRequest(link, { steps: ['head'] })
    const other = await aRequest(link)
    const deputy = other.accounts.president
    await sql`insert into approval_delegation (from_user_id, to_user_id, date_from)
      values (${paper.accounts.head.id}, ${deputy.id}, current_date + 30)`.execute(link.api.database.db)
    const head = await lastLink(link, paper.people.head.email)
    const { nonce, delegates } = await openOf(link, head)
    expect(delegates).toHaveLength(1)
    const stranger = await link.call('delegate', { ...head, nonce, delegate_key: other.accounts.hr_staff.id })
    expect(stranger.status).toBe(422)
    const handed = await link.call('delegate', { ...head, nonce, delegate_key: delegates[0]?.key })
    expect(handed.status).toBe(200)
    expect(await link.call('open', head)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    const fresh = await lastLink(link, deputy.email)
    expect((await openOf(link, fresh)).approver.stands_in_for).toBe(paper.people.head.name)
    expect((await pressed(link, fresh)).status).toBe(200)
  })
})

describe('a page of another site', () => {
  it.each([
    ['another origin', { origin: 'https://evil.test' }, 403],
    ['no origin that can be read', { origin: 'null' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
  ])('EXT-16 decides nothing: %s', async (_, headers, status) => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const { nonce } = await openOf(link, head)
    const body = JSON.stringify({ ...head, nonce, decision: 'approve' })
    const type = { 'content-type': 'application/json' }
    const answer = await link.call('decide', body, { headers: { ...type, ...headers } })
    expect(answer.status).toBe(status)
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'submitted' })
  })

  it('EXT-16 and our own does', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const { nonce } = await openOf(link, head)
    const headers = { origin: 'https://portal.test', 'sec-fetch-site': 'same-origin' }
    const answer = await link.call('decide', { ...head, nonce, decision: 'approve' }, { headers })
    expect(answer.status).toBe(200)
  })
})

describe('what a decision needs', () => {
  it('is a reason where it is refused, and nothing that the page does not know', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const { nonce } = await openOf(link, head)
    const silent = await link.call('decide', { ...head, nonce, decision: 'reject', comment: '  ' })
    expect(silent).toMatchObject({ status: 422, body: { fields: [{ path: 'comment' }] } })
    const note = await link.call('decide', { ...head, nonce, decision: 'note' })
    expect(note.status).toBe(422)
    const smuggled = await link.call('decide', { ...head, nonce, decision: 'approve', seat: '1.2.1' })
    expect(smuggled.status).toBe(400)
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'submitted' })
  })

  it('INJ-21 is one meaning: a field that stands there twice is refused', async () => {
    const paper = await aRequest(link)
    const head = await lastLink(link, paper.people.head.email)
    const { nonce } = await openOf(link, head)
    const body = JSON.stringify({ ...head, nonce, decision: 'reject', comment: 'No' })
    const twice = `${body.slice(0, -1)},"decision":"approve"}`
    const answer = await link.call('decide', twice, { headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(400)
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'submitted' })
  })
})

describe('this was not me', () => {
  it('stops the request, alarms the administrators, and puts every link of it out', async () => {
    const paper = await aRequest(link, { steps: ['head', 'hr_staff'] })
    await pressed(link, await lastLink(link, paper.people.head.email))
    const staff = await lastLink(link, paper.people.hr_staff.email)
    const notice = await lastLink(link, paper.people.head.email, 'approval.confirmation')
    const before = (await mailsTo(link.api, 'super-admin@portal.test')).length
    const { nonce, decided, view } = await openOf(link, notice)
    expect(decided).toMatchObject({ decision: 'approve', by_you: true })
    expect(view.lines).toEqual([])
    expect((await requestOf(link, paper)).is_frozen).toBe(false)
    expect((await link.call('report', { ...notice, nonce })).status).toBe(204)
    expect((await requestOf(link, paper)).is_frozen).toBe(true)
    const alarms = (await mailsTo(link.api, 'super-admin@portal.test')).slice(before)
    expect(alarms.map(({ kind }) => kind)).toEqual(['approval.frozen'])
    expect(await link.call('open', staff)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  })

  it('alarms the administrators also where it was final already, and only once', async () => {
    const paper = await aRequest(link, { steps: ['head'] })
    await pressed(link, await lastLink(link, paper.people.head.email))
    const notice = await lastLink(link, paper.people.head.email, 'approval.confirmation')
    const before = (await mailsTo(link.api, 'super-admin@portal.test')).length
    for (let i = 0; i < 3; i += 1) {
      const { nonce } = await openOf(link, notice)
      expect((await link.call('report', { ...notice, nonce })).status).toBe(204)
    }
    const alarms = (await mailsTo(link.api, 'super-admin@portal.test')).slice(before)
    expect(alarms).toHaveLength(1)
    expect(alarms[0]?.text_body).toContain('nothing could be stopped')
  })
})

it('names the approver in the audit log, with the way it came', async () => {
  const paper = await aRequest(link)
  const head = await lastLink(link, paper.people.head.email)
  await pressed(link, head)
  const { id } = await requestOf(link, paper)
  for (const action of ['approval.link.open', 'approval.link.decide', 'approval.decide']) {
    const row = (await auditOf(link.api, action)).find(({ entity_id }) => entity_id === id)
    expect(row, action).toMatchObject({ channel: 'link', actor_user_id: paper.accounts.head.id })
  }
  expect((await auditOf(link.api, 'approval.link.issue')).some(({ entity_id }) => entity_id === id)).toBe(
    true,
  )
  expect((await auditOf(link.api, 'approval.link.revoke')).some(({ entity_id }) => entity_id === id)).toBe(
    true,
  )
})

describe('whoever has no account', () => {
  const outsider = async (listed: boolean) => {
    const paper = await aRequest(link)
    const person = { user_id: null, name: 'Olga Outside', email: `olga-${paper.id}@partner.test` }
    const { db } = link.api.database
    await sql`update approval_request set state = jsonb_set(state, '{steps,0,seats,0,person}', ${JSON.stringify(person)}::jsonb)
      where subject_id = ${paper.id}`.execute(db)
    await sql`update approval_link set user_id = null, name = ${person.name}, email = ${person.email}
      where request_id = (select id from approval_request where subject_id = ${paper.id})`.execute(db)
    if (listed)
      await sql`insert into approver (doc_type, step_key, name, email, valid_from, valid_to)
        values ('journal_void', 'ou_admin', ${person.name}, ${person.email}, '1999-01-01', '1999-01-31')`.execute(
        db,
      )
    const { page, token } = (await linksTo(link, paper.people.head.email)).at(-1)!
    return { paper, where: { page, token }, person }
  }

  it('EXT-12 stands in the audit log by name and address', async () => {
    const { paper, where, person } = await outsider(false)
    expect((await link.call('open', where)).status).toBe(200)
    const { id } = await requestOf(link, paper)
    const row = (await auditOf(link.api, 'approval.link.open')).find(({ entity_id }) => entity_id === id)
    expect(row).toMatchObject({ actor_user_id: null, diff: { approver: person.name, email: person.email } })
  })

  it('EXT-12 decides nothing once the entry of the list has ended', async () => {
    const { where } = await outsider(true)
    expect(await link.call('open', where)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  })
})
