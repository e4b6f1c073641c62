import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'
import { mailsTo } from '@tests/api/attacks/people.support'
import { advanceDesk, SIGNATURE, URL, type Advance, type AdvanceDesk } from '@tests/api/cash-advance.support'

let api: TestApi
let desk: AdvanceDesk
beforeAll(async () => {
  api = await startApi()
  desk = await advanceDesk(api)
})
afterAll(() => api.close())

const DECIDES = '/cash-advance/appr/ext'
const FOLLOWS = '/cash-advance/ext'
type Where = { page: string; token: string }

async function mailedLink(to: string, page: string, about: string | null): Promise<Where> {
  const mails = (await mailsTo(api, `${to}@portal.test`)).filter(({ text_body }) =>
    text_body?.includes(about ?? ''),
  )
  const pattern = new RegExp(`${page}/([A-Za-z0-9_-]{43})`)
  const token = mails.map(({ text_body }) => pattern.exec(text_body ?? '')?.[1]).findLast(Boolean)
  if (!token) throw new Error(`no link of ${page} was mailed to ${to}`)
  return { page: `${page}/:id`, token }
}
const call = <T>(name: string, body: object) =>
  api.anyone.post<T & { code?: string }>(`/api/v1/external/${name}`, body, {
    headers: { origin: PUBLIC_URL },
  })
const open = async (where: Where) => (await call<{ data: OpenedLink }>('open', where)).body.data
const decide = async (where: Where) =>
  call('decide', { ...where, nonce: (await open(where)).nonce, decision: 'approve' })

async function approvedByLinks(): Promise<Advance> {
  const asked = await desk.submitted()
  await decide(await mailedLink('head', DECIDES, asked.number))
  await decide(await mailedLink('accounting', DECIDES, asked.number))
  return desk.read(asked.id)
}
const answer = (where: Where, { nonce, question }: OpenedLink, more: object = {}) =>
  call('answer', { ...where, nonce, ...question, signed_name: 'Nico Reyes', drawing: SIGNATURE, ...more })
const signedAt = (id: string) =>
  api.database.db.selectFrom('cash_advance').select(['signed_at', 'acknowledged_at']).where('id', '=', id)

describe('an advance by its mailed links', () => {
  it('is decided by head and accounting, signed, and its receipt confirmed, without a sign-in', async () => {
    const approved = await approvedByLinks()
    expect(approved.status).toBe('approved')
    const where = await mailedLink('employee', FOLLOWS, approved.number)
    const opened = await open(where)
    expect(opened).toMatchObject({ purpose: 'view_status', status: 'approved', question: { kind: 'sign' } })
    expect((await answer(where, opened)).status).toBe(204)
    expect(await desk.read(approved.id)).toMatchObject({ status: 'signed' })
    const kept = (await desk.standing(approved.id)).signed
    expect(kept).toMatchObject({ text: opened.question?.text, drawing: SIGNATURE })
    expect((await open(where)).question).toBeUndefined()

    await desk.release(await desk.read(approved.id))
    const after = await open(where)
    expect(after.question).toMatchObject({ kind: 'acknowledge', text: expect.stringContaining('6,000.00') })
    expect(after.view.lines.map(({ label, value }) => [label, value])).toContainEqual(['Balance', '6000.00'])
    expect((await answer(where, after)).status).toBe(204)
    expect((await signedAt(approved.id).executeTakeFirstOrThrow()).acknowledged_at).not.toBeNull()
    await desk.done(await desk.read(approved.id))
  })

  it('says what it is for in words, and to the head nothing of the pay', async () => {
    const asked = await desk.submitted()
    const { view } = await open(await mailedLink('head', DECIDES, asked.number))
    const said = view.lines.map(({ label, value }) => [label, value])
    expect(said).toContainEqual(['Purpose', 'Travel'])
    expect(said).toContainEqual(['Safe limit', 'within the limit'])
    expect(said).toContainEqual(['To be settled', 'within 15 days of its release'])
    expect(JSON.stringify(view)).not.toContain('24000.00')
    await desk.act('employee', await desk.read(asked.id, 'employee'), 'withdraw')
  })

  it('stands in the inbox of each in the language of that person', async () => {
    const speak = (email: string, locale: string) =>
      api.database.db.updateTable('app_user').set({ locale }).where('email', '=', email).execute()
    await speak('head@portal.test', 'gr')
    const asked = await desk.submitted()
    const head = await desk.as('immediate_head')
    const { body } = await head.get<{ data: { subject_id: string; lines: ViewLine[] }[] }>(
      '/api/v1/approvals/inbox?start=0&end=50',
    )
    const lines = body.data.find(({ subject_id }) => subject_id === asked.id)?.lines
    expect(lines?.map(({ label, value }) => [label, value])).toContainEqual(['Zweck', 'Reise'])
    await speak('head@portal.test', 'en')
    await desk.act('employee', await desk.read(asked.id, 'employee'), 'withdraw')
  })

  it('says in its mails what for and why it came back, and to nobody what is earned', async () => {
    const asked = await desk.submitted()
    await desk.decide('immediate_head', asked.id, 'approve')
    await desk.decide('accounting', asked.id, 'return')
    const mails = await Promise.all(
      ['head', 'accounting', 'employee'].map(to => mailsTo(api, `${to}@portal.test`)),
    )
    const bodies = mails.map(sent =>
      sent.map(({ text_body }) => text_body ?? '').filter(text => text.includes(asked.number ?? '')),
    )
    for (const told of bodies) expect(told[0]).toMatch(/^Purpose: Travel$/m)
    expect(bodies[2]?.join('')).toMatch(/^Comment: Say more$/m)
    expect(bodies.flat().join('')).not.toContain('24,000.00')
    await desk.act('employee', await desk.read(asked.id, 'employee'), 'withdraw')
  })

  it('decides once, and not for an older version', async () => {
    const asked = await desk.submitted()
    const where = await mailedLink('head', DECIDES, asked.number)
    expect((await decide(where)).status).toBe(200)
    const again = await call('open', where)
    expect([again.status, again.body.code]).toEqual([409, 'already_decided'])
    const verifier = await mailedLink('accounting', DECIDES, asked.number)
    await desk.decide('accounting', asked.id, 'return')
    expect((await call('open', verifier)).status).toBeGreaterThanOrEqual(400)
    const returned = await desk.read(asked.id, 'employee')
    const patched = await (
      await desk.as('employee')
    ).patch<{ data: Advance }>(
      `${URL}/${asked.id}`,
      { amount: '7000.00' },
      { headers: { 'if-match': `"${returned.row_version}"` } },
    )
    const sent = await desk.act('employee', patched.body.data, 'submit')
    expect(sent.body.data.status).toBe('pending')
    expect((await call('open', where)).status).toBeGreaterThanOrEqual(400)
    await desk.act('employee', sent.body.data, 'withdraw')
  })

  it('opens on its own page alone, and to no token that is none', async () => {
    const asked = await desk.submitted()
    const { token } = await mailedLink('head', DECIDES, asked.number)
    expect((await call('open', { page: `${FOLLOWS}/:id`, token })).status).toBe(404)
    expect((await call('open', { page: `${DECIDES}/:id`, token: 'x'.repeat(43) })).status).toBe(404)
    await desk.act('employee', await desk.read(asked.id, 'employee'), 'withdraw')
  })

  it('signs nothing else than what was shown, not twice from one page, and not by a link that decides', async () => {
    const asked = await desk.submitted()
    const head = await mailedLink('head', DECIDES, asked.number)
    const deciding = await open(head)
    const question = { kind: 'sign', text: 'Anything' }
    expect((await call('answer', { ...head, nonce: deciding.nonce, ...question })).status).toBe(404)
    await decide(head)
    await decide(await mailedLink('accounting', DECIDES, asked.number))
    const where = await mailedLink('employee', FOLLOWS, asked.number)
    const opened = await open(where)
    expect((await answer(where, opened, { text: 'Something else' })).status).toBe(409)
    expect((await answer(where, opened, { drawing: '<svg>' })).status).toBe(400)
    expect((await desk.read(asked.id)).status).toBe('approved')
    expect((await answer(where, opened)).status).toBe(204)
    expect((await answer(where, opened)).status).toBeGreaterThanOrEqual(400)
    await desk.act('employee', await desk.read(asked.id, 'employee'), 'cancel', { reason: 'Not needed' })
  })
})
