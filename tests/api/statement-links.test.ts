import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailTransport } from '@server/platform/mail/create-mail-transport'
import { drawStatement } from '@server/modules/commission/statements/draw-statement'
import { linkMailChecks } from '@server/platform/links/link-mail-checks'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'
import { idleWorker } from '@tests/api/mail.support'
import { startMailSink } from '@tests/api/mail-sink.support'
import { done, sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { EXTERNAL, mailedTokens, statementMails } from '@tests/api/statement-links.support'
import { billingDesk, STATEMENTS, type BillingDesk } from '@tests/api/statements.support'

let api: TestApi
let house: SellingDesk
let billing: BillingDesk
let mails: Awaited<ReturnType<typeof statementMails>>
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  billing = await billingDesk(house)
  mails = await statementMails(api, house, billing)
})
afterAll(() => api.close())

const linkRows = async (id: string) =>
  (
    await sql<{ open_count: number; used_at: unknown; answer: unknown }>`
      select open_count, used_at, answer from paper_link where subject_id = ${id} order by email`.execute(
      api.database.db,
    )
  ).rows

describe('a statement that is mailed', () => {
  it('goes to each billing contact by a real mail server, with the paper attached and a link of its own', async () => {
    const sink = await startMailSink()
    const transport = createMailTransport({ smtpUrl: sink.url, dataDir: '/nowhere', publicUrl: PUBLIC_URL })
    const worker = idleWorker(api.database, transport, {
      ...linkMailChecks(api.database),
      makePaper: drawStatement(api.database, () => PUBLIC_URL),
    })
    const { row, tokens } = await mails.mailed()
    await worker.runOnce()
    const received = sink.received.filter(({ raw }) => raw.includes(`${row.number}.pdf`))
    await worker.stop()
    await transport.close()
    await sink.stop()
    expect(received.flatMap(({ to }) => to).sort()).toEqual(mails.contacts.map(({ email }) => email).sort())
    expect(new Set(tokens).size).toBe(2)
    for (const { raw } of received) {
      const [, attached = ''] =
        /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? []
      expect(Buffer.from(attached, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    }
    const kept = await api.database.db.selectFrom('outbox_attachment').selectAll().execute()
    expect(kept.map(({ file_name, content }) => [file_name, content])).toEqual(
      expect.arrayContaining([[`${row.number}.pdf`, null]]),
    )
  })

  it('waits in the outbox without its paper, which is drawn when it leaves, and the outbox names the file', async () => {
    const { row } = await mails.mailed()
    const stored = await api.database.db
      .selectFrom('outbox_attachment')
      .innerJoin('outbox_mail', 'outbox_mail.id', 'outbox_attachment.mail_id')
      .select(['outbox_mail.id', 'outbox_mail.subject', 'content'])
      .where('file_name', '=', `${row.number}.pdf`)
      .executeTakeFirstOrThrow()
    expect(stored.content).toBeNull()
    expect(stored.subject).toContain(`statement ${row.number}, PHP 76,747.85 due on`)
    const admin = await api.as('super_admin')
    const shown = await admin.get<{ data: { attachments: object[] } }>(`/api/v1/settings/outbox/${stored.id}`)
    expect(shown.body.data.attachments).toMatchObject([{ file_name: `${row.number}.pdf` }])
  })

  it('is not sent by mail to a developer without billing contacts, and can be sent without', async () => {
    const row = await billing.approved((await billing.goldenSale()).id)
    await mails.setContacts([{ name: 'Fay', position: null, email: null, phone: null }])
    const order = { statement_on: billing.today, service_invoice_no: null }
    const refused = await billing.accounting.command(row, 'send', { ...order, by_mail: true })
    expect([refused.status, refused.body.fields]).toMatchObject([
      422,
      [{ path: 'by_mail', code: 'statement_without_contacts' }],
    ])
    const sent = done(await billing.accounting.command(row, 'send', order))
    expect(await mails.mailing(sent)).toEqual({ contacts: [], memos: [], mails: [], disputes: [] })
    await mails.setContacts(mails.contacts)
  })

  it('is mailed later to corrected addresses, each with a link of its own, which its history names', async () => {
    const { row } = await mails.mailed()
    const to = `new-${crypto.randomUUID().slice(0, 8)}@developer.test`
    done(await billing.accounting.command(await billing.accounting.get(row.id), 'mail', { to }))
    const { mails: sent } = await mails.mailing(row)
    expect(sent.map(({ email }) => email)).toContain(to)
    expect(sent).toHaveLength(3)
    const timeline = await billing.accounting.client.get<{ data: { action: string; diff: unknown }[] }>(
      `${STATEMENTS}/${row.id}/timeline`,
    )
    expect(JSON.stringify(timeline.body)).toContain(to)
  })
})

describe('the link of a statement', () => {
  it('opened five times by a scanner, it changes nothing but the count', async () => {
    const { row, tokens } = await mails.mailed()
    const before = await billing.accounting.get(row.id)
    for (let i = 0; i < 5; i += 1) await mails.opened(tokens[0])
    expect(await billing.accounting.get(row.id)).toEqual(before)
    const links = await linkRows(row.id)
    expect(links.map(({ open_count, used_at, answer }) => [open_count, used_at, answer])).toEqual([
      [5, null, null],
      [0, null, null],
    ])
  })

  it('shows the lines as they were sent, and is answered once: a later look tells by whom', async () => {
    const { row, tokens } = await mails.mailed()
    const shown = await mails.opened(tokens[0])
    expect(shown).toMatchObject({
      number: row.number,
      collectible: '76747.85',
      status: 'sent',
      may: ['acknowledge', 'dispute'],
      answered: null,
    })
    expect(shown.lines).toMatchObject([{ no: 1, net: '75242.99', vat: '9029.16', ewt: '7524.30' }])
    expect((await mails.answer({ token: tokens[0], nonce: shown.nonce })).status).toBe(200)
    expect(await billing.accounting.get(row.id)).toMatchObject({
      status: 'acknowledged',
      acknowledged_on: billing.today,
      acknowledged_by: 'Dan Cruz',
    })
    const later = await mails.opened(tokens[0])
    expect(later).toMatchObject({ may: [], answered: { by: 'Dan Cruz', disputed: [] } })
    const again = await mails.answer({ token: tokens[0], nonce: later.nonce })
    expect([again.status, again.body.code]).toEqual([409, 'already_decided'])
    expect((await mails.opened(tokens[1])).may).toEqual(['dispute'])
  })

  it('two answers at once give one', async () => {
    const { row, tokens } = await mails.mailed()
    const [one, other] = [await mails.opened(tokens[0]), await mails.opened(tokens[0])]
    const answers = await Promise.all([
      mails.answer({ token: tokens[0], nonce: one.nonce }),
      mails.answer({ token: tokens[0], nonce: other.nonce, disputed: [{ no: 1, reason: 'Not ours' }] }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { disputes } = await mails.mailing(row)
    const { status } = await billing.accounting.get(row.id)
    expect([status, disputes.length]).toEqual(status === 'disputed' ? ['disputed', 1] : ['acknowledged', 0])
  })

  it('disputes lines with a reason each, tells accounting of the unit, and the settlement closes them', async () => {
    const { row, tokens } = await mails.mailed(2)
    const { nonce, lines } = await mails.opened(tokens[0])
    expect(lines.map(({ no }) => no)).toEqual([1, 2])
    const unknown = await mails.answer({ token: tokens[0], nonce, disputed: [{ no: 9, reason: 'Which?' }] })
    expect([unknown.status, unknown.body.fields]).toMatchObject([422, [{ path: 'disputed.0.no' }]])
    const disputed = [{ no: 2, reason: 'The sale fell through' }]
    const answer = await mails.answer({ token: tokens[0], nonce, disputed })
    expect(answer.body.data).toMatchObject({ status: 'disputed', may: [], answered: { disputed } })
    const { disputes } = await mails.mailing(row)
    expect(disputes).toMatchObject([
      { tranche_id: row.lines[1]?.tranche_id, reason: 'The sale fell through', settled_on: null },
    ])
    const told = await api.database.db
      .selectFrom('notification')
      .selectAll()
      .where('kind', '=', 'soa.disputed')
      .where('subject_id', '=', row.id)
      .execute()
    expect(told.map(({ params }) => params)).toContainEqual({ document: row.number, who: 'Dan Cruz' })
    done(
      await billing.accounting.command(await billing.accounting.get(row.id), 'settle-dispute', {
        settlement: 'Agreed',
      }),
    )
    expect((await mails.mailing(row)).disputes).toMatchObject([{ settlement: 'Agreed' }])
    expect((await mails.opened(tokens[1])).may).toEqual(['acknowledge', 'dispute'])
  })

  it('of a voided statement says so, opens nothing, and a mail that has not left stays', async () => {
    const { row, tokens } = await mails.mailed()
    const { nonce } = await mails.opened(tokens[0])
    done(await billing.accounting.command(await billing.accounting.get(row.id), 'void', { reason: 'Wrong' }))
    const answers = [
      await mails.open(tokens[0]),
      await mails.answer({ token: tokens[0], nonce }),
      await api.anyone.post<{ code: string }>(`${EXTERNAL}/statement-pdf`, { token: tokens[0] }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [410, 'link_withdrawn']),
    )
    const checks = linkMailChecks(api.database)
    const waiting = await api.database.db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('kind', '=', 'statement.sent')
      .where('subject', 'like', `%${row.number}%`)
      .execute()
    expect(await Promise.all(waiting.map(mail => checks.stillCurrent(mail)))).toEqual([false, false])
  })

  it('is nothing to a wrong token, another kind of page, another site or a page that was never opened', async () => {
    const { tokens } = await mails.mailed()
    const unknown = await mails.open('x'.repeat(43))
    const elsewhere = await api.anyone.post<{ code: string }>(`${EXTERNAL}/open`, { token: tokens[0] })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'link_unknown'])
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'link_unknown'])
    for (const path of ['statement', 'statement-pdf', 'statement-answer']) {
      const body = { token: tokens[0], ...(path.endsWith('answer') && answerBody('n'.repeat(22))) }
      const headers = { origin: 'https://evil.test' }
      expect((await api.anyone.post(`${EXTERNAL}/${path}`, body, { headers })).status).toBe(403)
    }
    const guessed = await mails.answer({ token: tokens[0], nonce: 'n'.repeat(22) })
    expect([guessed.status, guessed.body.code]).toEqual([409, 'reload_page'])
  })

  it('gives the paper, and its token stands in no row of the database', async () => {
    const { row, tokens } = await mails.mailed()
    const pdf = await api.anyone.post(`${EXTERNAL}/statement-pdf`, { token: tokens[0] })
    expect(pdf.status).toBe(200)
    expect(pdf.headers['content-type']).toContain('application/pdf')
    const told = JSON.stringify([
      await mails.mailing(row),
      (await sql`select * from paper_link`.execute(api.database.db)).rows,
      await api.database.db.selectFrom('audit_log').selectAll().execute(),
    ])
    expect(told).not.toContain(tokens[0])
    expect(await mailedTokens(api, 'statement.sent')).not.toEqual([])
  })
})

const answerBody = (nonce: string) => ({ nonce, answered_by: 'Dan Cruz', disputed: [] })
