import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenedRelease, ReleaseMailing } from '@contract/modules/commission/release-link'
import type { Release } from '@contract/modules/commission/release.document'
import { openedMail } from '@tests/support/opened-mail'
import { startApi, type TestApi } from '@tests/support/api'
import { RELEASES, releaseDesk, type ReleaseDesk } from '@tests/api/releases.support'
import { done, type Refusal } from '@tests/api/sales.support'
import { EXTERNAL, paperToken } from '@tests/api/statement-links.support'

let api: TestApi
let desk: ReleaseDesk
beforeAll(async () => {
  api = await startApi()
  desk = await releaseDesk(api)
  await desk.declare(desk.agent())
})
afterAll(() => api.close())

type ReleaseReply = { data: OpenedRelease; code?: string } & Refusal

async function paid() {
  const { sale } = await desk.collected()
  const row = await desk.paid(await desk.drafted(sale.id, desk.agent()))
  const mail = await api.database.db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('kind', '=', 'release.mailed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const text = mail ? (openedMail(api.database, mail).text_body ?? '') : ''
  return { row, mail, text, token: paperToken(text) }
}
const open = (token: string) => api.anyone.post<ReleaseReply>(`${EXTERNAL}/release`, { token })
const opened = async (token: string) => (await open(token)).body.data
const answer = (token: string, nonce: string, problem: string | null = null) =>
  api.anyone.post<ReleaseReply>(`${EXTERNAL}/release-answer`, { token, nonce, problem })
const mailing = async ({ id }: Release) =>
  (await desk.maker.client.get<{ data: ReleaseMailing }>(`${RELEASES}/${id}/mailing`)).body.data

describe('a paid release', () => {
  it('is mailed to its payee from gross to net, with nothing attached and no account number', async () => {
    const { row, mail, text } = await paid()
    expect(mail?.subject).toMatch(new RegExp(`^[^:]+: [₱P].*\\(${row.number}\\)`))
    expect(text).toContain('14,630.58')
    expect(text.replaceAll(/\p{Cf}/gu, '')).toMatch(/Less: tax withheld, 5 % of gross: \(731\.53\)/)
    const attached = await api.database.db
      .selectFrom('outbox_attachment')
      .select('mail_id')
      .where('mail_id', '=', mail?.id ?? '')
      .execute()
    expect(attached).toEqual([])
  })

  it('is confirmed once by its link, after any number of looks', async () => {
    const { row, token } = await paid()
    for (let i = 0; i < 5; i += 1) await opened(token)
    expect((await desk.maker.get(row.id)).status).toBe('paid')
    const { nonce, may_answer, steps } = await opened(token)
    expect([may_answer, steps.at(-1)]).toEqual([true, { name: 'net', amount: row.net_amount, isLess: false }])
    const answers = await Promise.all([answer(token, nonce), answer(token, nonce)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await desk.maker.get(row.id)).toMatchObject({
      status: 'acknowledged',
      acknowledged_on: desk.billing.today,
    })
    expect((await opened(token)).answered).toMatchObject({ problem: null })
    const pdf = await api.anyone.post(`${EXTERNAL}/release-pdf`, { token })
    expect(pdf.headers['content-type']).toContain('application/pdf')
  })

  it('can be doubted instead, which is told to whoever pays in the unit and said on the release', async () => {
    const { row, token } = await paid()
    const { nonce } = await opened(token)
    expect((await answer(token, nonce, 'Only half of it came')).body.data).toMatchObject({
      status: 'paid',
      may_answer: false,
      answered: { problem: 'Only half of it came' },
    })
    const { body } = await desk.maker.client.get<{ data: { body: string }[] }>(
      `${RELEASES}/${row.id}/comments`,
    )
    expect(body.data[0]?.body).toContain('Only half of it came')
    const told = await api.database.db
      .selectFrom('notification')
      .select('params')
      .where('kind', '=', 'release.doubted')
      .where('subject_id', '=', row.id)
      .execute()
    expect(told.length).toBeGreaterThan(0)
    expect((await mailing(row)).mails).toMatchObject([{ answer: { problem: 'Only half of it came' } }])
  })

  it('that is voided opens nothing by its link', async () => {
    const { row, token } = await paid()
    done(await desk.payer.command(await desk.payer.get(row.id), 'void', { reason: 'Wrong payee' }))
    const refused = await open(token)
    expect([refused.status, refused.body.code]).toEqual([410, 'link_withdrawn'])
  })

  it('of a payee without an address is not mailed, and says so', async () => {
    const before = await sql<{ user_id: string | null; email: string }>`
      select e.user_id, e.email from employee e join seller_profile p on p.employee_id = e.id
      where p.id = ${desk.agent().id}`.execute(api.database.db)
    await sql`update employee set user_id = null, email = '' where id = (
      select employee_id from seller_profile where id = ${desk.agent().id})`.execute(api.database.db)
    const { row } = await paid()
    expect(await mailing(row)).toEqual({ has_address: false, mails: [] })
    const { user_id, email } = before.rows[0] ?? { user_id: null, email: '' }
    await sql`update employee set user_id = ${user_id}, email = ${email} where id = (
      select employee_id from seller_profile where id = ${desk.agent().id})`.execute(api.database.db)
  })
})
