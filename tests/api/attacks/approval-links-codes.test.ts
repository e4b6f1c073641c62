import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCode } from '@server/platform/approvals/links/link-secrets'
import { auditOf, mailsTo } from '@tests/api/attacks/people.support'
import {
  aRequest,
  edited,
  lastLink,
  linkRows,
  linksTo,
  openOf,
  paperOf,
  startLinkApi,
  type LinkApi,
  type Paper,
} from '@tests/api/attacks/approval-links.support'

let link: LinkApi
beforeAll(async () => {
  link = await startLinkApi()
})
afterAll(() => link.api.close())

/** As the company has it unless somebody sets it otherwise. */
const TRIES = 5
const LARGE = { amount: '20000.00', steps: ['head'] as const }

async function codeTo(paper: Paper): Promise<string> {
  const mail = (await mailsTo(link.api, paper.people.head.email))
    .filter(({ kind }) => kind === 'approval.code')
    .at(-1)
  // Alone, not in the name or number of a paper, which may be eight digits by chance.
  return /(?<![\w.@-])\d{8}(?![\w@-])/.exec(mail?.text_body ?? '')?.[0] ?? ''
}

async function asked(wanted: Parameters<typeof aRequest>[1] = LARGE) {
  const paper = await aRequest(link, wanted)
  const where = await lastLink(link, paper.people.head.email)
  const opened = await openOf(link, where)
  const body = { ...where, nonce: opened.nonce, decision: 'approve' }
  return { paper, where, opened, body, send: () => link.call('code', { ...where, nonce: opened.nonce }) }
}
const wrongOf = (code: string) => (code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`)

describe('EXT-24 the one-time code', () => {
  it('EXT-24 is asked from the limit on, and not below', async () => {
    expect((await asked()).opened).toMatchObject({
      tier: 'otp',
      code_to: expect.stringMatching(/^s\*\*\*@portal\.test$/),
    })
    const below = await asked({ amount: '19999.99', steps: ['head'] })
    expect(below.opened).toMatchObject({ tier: 'link', code_to: null })
    expect((await link.call('decide', below.body)).status).toBe(200)
  })

  it('EXT-24 of a thousand: eight digits each, spread evenly, hardly one twice', () => {
    const codes = Array.from({ length: 1000 }, newCode)
    expect(codes.every(code => /^\d{8}$/.test(code))).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(990)
    const counts = Array.from({ length: 10 }, () => 0)
    for (const digit of codes.join('')) counts[Number(digit)]! += 1
    // 8000 digits: each some 800 times, and six times the usual spread away at the most.
    for (const count of counts) expect(Math.abs(count - 800)).toBeLessThan(165)
  })

  it('EXT-24 is kept salted and slow to try, stands in no log, and goes to the address on file', async () => {
    const one = await asked()
    expect((await one.send()).status).toBe(200)
    const code = await codeTo(one.paper)
    const [row] = await linkRows(link, one.paper)
    expect(row?.otp_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(row)).not.toContain(code)
    const audit = JSON.stringify(await link.api.database.db.selectFrom('audit_log').selectAll().execute())
    expect(audit).not.toContain(code)
    const [mail] = (await mailsTo(link.api, one.paper.people.head.email)).filter(
      ({ kind }) => kind === 'approval.code',
    )
    expect(mail).toMatchObject({ is_secret: true, subject: expect.not.stringContaining(code) })
  })

  it('EXT-24 AUD-04 decides once, and is in no row of the audit log', async () => {
    const { send, body, paper } = await asked()
    expect(await link.call('decide', body)).toMatchObject({ status: 422, body: { code: 'code_expired' } })
    await send()
    const code = await codeTo(paper)
    expect((await link.call('decide', { ...body, otp: code })).status).toBe(200)
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'approved', moves: 1 })
    const rows = await link.api.database.db.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
    expect((await auditOf(link.api, 'approval.link.code_sent')).length).toBeGreaterThan(0)
  })

  it('EXT-24 is tried five times, however many try at once, and then even the right one is none', async () => {
    const { send, body, paper } = await asked()
    await send()
    const code = await codeTo(paper)
    const wrong = wrongOf(code)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => link.call<{ code: string }>('decide', { ...body, otp: wrong })),
    )
    const codes = answers.map(answer => answer.body.code)
    expect(codes.filter(each => each === 'code_wrong')).toHaveLength(TRIES)
    expect(codes.filter(each => each === 'code_too_many_tries')).toHaveLength(30 - TRIES)
    expect(await link.call('decide', { ...body, otp: code })).toMatchObject({
      status: 422,
      body: { code: 'code_too_many_tries' },
    })
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'submitted' })
    const [row] = await linkRows(link, paper)
    expect(row?.otp_tries).toBe(TRIES)
  })

  it('EXT-24 asks from the amount, lives and is tried as the company has set it', async () => {
    const set = (values: object) => link.api.database.db.updateTable('link_rule').set(values).execute()
    await set({ otp_from: '500.00', code_minutes: 3, code_tries: 3 })
    const { opened, body, paper, send } = await asked({ amount: '500.00', steps: ['head'] })
    expect(opened.tier).toBe('otp')
    expect((await send()).body).toMatchObject({ minutes: 3 })
    const code = await codeTo(paper)
    const tries = [1, 2, 3, 4].map(() => ({ ...body, otp: wrongOf(code) }))
    const answers = []
    for (const wrong of tries) answers.push((await link.call<{ code: string }>('decide', wrong)).body.code)
    expect(answers).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_too_many_tries'])
    const other = await asked({ amount: '500.00', steps: ['head'] })
    await other.send()
    await sql`update approval_link set otp_sent_at = otp_sent_at - interval '3 minutes'
      where email = ${other.paper.people.head.email}`.execute(link.api.database.db)
    expect(await link.call('decide', { ...other.body, otp: await codeTo(other.paper) })).toMatchObject({
      body: { code: 'code_expired' },
    })
    await set({ otp_from: '20000.00', code_minutes: 10, code_tries: 5 })
  })

  it('EXT-24 is for one opening of one link, and for ten minutes', async () => {
    const one = await asked()
    await one.send()
    const code = await codeTo(one.paper)
    const { nonce } = await openOf(link, one.where)
    expect(await link.call('decide', { ...one.body, nonce, otp: code })).toMatchObject({
      body: { code: 'code_expired' },
    })
    const other = await asked()
    expect(await link.call('decide', { ...other.body, otp: code })).toMatchObject({
      body: { code: 'code_expired' },
    })
    await sql`update approval_link set otp_sent_at = otp_sent_at - interval '10 minutes'
      where email = ${one.paper.people.head.email}`.execute(link.api.database.db)
    expect(await link.call('decide', { ...one.body, otp: code })).toMatchObject({
      body: { code: 'code_expired' },
    })
    expect(await paperOf(link, one.paper.id)).toMatchObject({ status: 'submitted' })
  })

  it('EXT-24 of before is none once another was sent, and five are sent an hour', async () => {
    const one = await asked()
    await one.send()
    const first = await codeTo(one.paper)
    await one.send()
    expect(await link.call('decide', { ...one.body, otp: first })).toMatchObject({
      body: { code: 'code_wrong' },
    })
    const more = [await one.send(), await one.send(), await one.send(), await one.send()]
    expect(more.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  })

  it('EXT-24 costs no try where something else was wrong', async () => {
    const one = await asked()
    await one.send()
    const code = await codeTo(one.paper)
    const silent = await link.call('decide', { ...one.body, decision: 'reject', otp: wrongOf(code) })
    expect(silent).toMatchObject({ status: 422, body: { fields: [{ path: 'comment' }] } })
    const [row] = await linkRows(link, one.paper)
    expect(row?.otp_tries).toBe(0)
    expect(
      (await link.call('decide', { ...one.body, decision: 'reject', comment: 'Too much', otp: code })).status,
    ).toBe(200)
  })

  it('EXT-24 outlives no edit', async () => {
    const one = await asked()
    await one.send()
    const code = await codeTo(one.paper)
    await edited(link, one.paper)
    expect(await link.call('decide', { ...one.body, otp: code })).toMatchObject({
      body: { code: 'link_superseded' },
    })
  })
})

describe('EXT-23 many at once', () => {
  it('EXT-23 are never decided by one link: each decision names its own token, and a list of them is refused', async () => {
    const papers = await Promise.all([aRequest(link), aRequest(link)])
    const wheres = await Promise.all(papers.map(paper => lastLink(link, paper.people.head.email)))
    const nonces = await Promise.all(wheres.map(async where => (await openOf(link, where)).nonce))
    const list = wheres.map((where, i) => ({ ...where, nonce: nonces[i], decision: 'approve' }))
    expect((await link.call('decide', list)).status).toBe(400)
    expect((await link.call('decide', { ...list[0], token: wheres.map(({ token }) => token) })).status).toBe(
      400,
    )
    const crossed = await link.call('decide', { ...list[0], nonce: nonces[1] })
    expect(crossed).toMatchObject({ status: 409, body: { code: 'reload_page' } })
    for (const paper of papers) expect(await paperOf(link, paper.id)).toMatchObject({ status: 'submitted' })
    expect(await linksTo(link, papers[0].people.head.email)).toHaveLength(1)
  })

  it('a decision that needs a sign-in takes that of the approver, and of nobody else', async () => {
    const { body, paper, where } = await asked()
    await sql`update approval_link set tier = 'login' where email = ${paper.people.head.email}`.execute(
      link.api.database.db,
    )
    expect((await openOf(link, where)).tier).toBe('login')
    const refused = { status: 403, body: { code: 'sign_in_required' } }
    expect(await link.call('decide', body)).toMatchObject(refused)
    expect(await link.call('decide', body, { token: paper.accounts.president.token })).toMatchObject(refused)
    expect((await link.call('decide', body, { token: paper.accounts.head.token })).status).toBe(200)
  })
})
