import { openedMail } from '@tests/support/opened-mail'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applyApproval } from '@contract/modules/approvals/approval-engine.rules'
import type { Approval, DecisionRecord, Effect } from '@contract/approvals/approval-state.rules'
import { LOCALE_CODES, LOCALES, type Locale } from '@contract/kernel/locales'
import { carryLinks } from '@server/platform/approvals/links/carry-links'
import { approvalMailChecks } from '@server/platform/approvals/mails/mail-checks'
import { queueApprovalMails } from '@server/platform/approvals/mails/queue-approval-mails'
import { createMailTransport } from '@server/platform/mail/create-mail-transport'
import type { MailTransport } from '@server/platform/mail/mail-transport'
import type { MailWorker } from '@server/platform/mail/mail-worker'
import { PUBLIC_URL } from '@tests/support/api'
import { auditOf, mailsTo } from '@tests/api/attacks/people.support'
import {
  aRequest,
  asPortal,
  CONFIDENTIAL,
  PRIVATE,
  edited,
  lastLink,
  linksTo,
  openOf,
  paperOf,
  pressed,
  requestOf,
  startLinkApi,
  type LinkApi,
  type Paper,
} from '@tests/api/attacks/approval-links.support'
import { startMailSink, type MailSink } from '@tests/api/mail-sink.support'
import { idleWorker, letTimePass } from '@tests/api/mail.support'

let link: LinkApi
let sink: MailSink
let transport: MailTransport
let worker: MailWorker
beforeAll(async () => {
  link = await startLinkApi()
})
afterAll(() => link.api.close())
beforeEach(async () => {
  await link.api.database.db.deleteFrom('outbox_mail').execute()
  sink = await startMailSink()
  transport = createMailTransport({ smtpUrl: sink.url, dataDir: '/nowhere', publicUrl: PUBLIC_URL })
  worker = idleWorker(link.api.database, transport, approvalMailChecks(link.api.database))
  await worker.runOnce()
})
afterEach(async () => {
  await worker.stop()
  await transport.close()
  await sink.stop()
})

/** The mails of one reminder, as the timers cause them. */
async function remind(paper: Paper): Promise<void> {
  await asPortal(link, async tx => {
    const row = await requestOf(link, paper)
    const held = await link.approvals.hold(tx, row.id)
    const result = held && applyApproval(held.approval, { type: 'remind' }, '2026-09-02T01:00:00Z')
    if (!held || !result?.ok) throw new Error('it cannot be reminded')
    const { document, subject } = held
    const carried = { request: row, approval: result.approval, document, subject, effects: result.effects }
    const links = await carryLinks(tx, carried)
    await queueApprovalMails(tx, { ...carried, links, publicUrl: PUBLIC_URL })
  })
}

/** What was said with the decision. */
const COMMENT = 'As agreed at noon'

const EVENTS = [
  'approval.requested',
  'approval.reminder',
  'approval.escalated',
  'approval.confirmation',
  'approval.withdrawn',
  'approval.decided',
  'approval.returned',
  'approval.expired',
  'approval.frozen',
] as const

const ASKED = ['approval.requested', 'approval.reminder', 'approval.escalated']
const ANSWERED = ['approval.decided', 'approval.returned', 'approval.expired']
const TELL_WHY: readonly string[] = [...ASKED, ...ANSWERED]
const TELL_THE_COMMENT: readonly string[] = [...ANSWERED, 'approval.confirmation']

/** A mail of each kind about one request, as whoever is told reads them. */
async function everyMail(paper: Paper, locale: Locale) {
  const { db } = link.api.database
  await db.updateTable('app_user').set({ locale }).execute()
  await db.deleteFrom('outbox_mail').execute()
  const effects: Effect[] = EVENTS.map(event => ({
    kind: 'mail',
    event,
    to:
      event === 'approval.frozen'
        ? 'administrators'
        : ANSWERED.includes(event)
          ? 'requester'
          : { seat: '1.1.1' },
  }))
  await asPortal(link, async tx => {
    const row = await requestOf(link, paper)
    const held = await link.approvals.hold(tx, row.id)
    if (!held) throw new Error('no request')
    const { document, subject } = held
    const decision: DecisionRecord = {
      seat: '1.1.1',
      by: paper.people.head,
      decision: 'approve',
      comment: COMMENT,
      at: '2026-09-02T01:00:00Z',
      via: 'link',
      subject_version: 1,
    }
    const approval: Approval = { ...held.approval, status: 'approved', decisions: [decision] }
    const carried = { request: row, approval, document, subject, effects }
    const links = await carryLinks(tx, carried)
    await queueApprovalMails(tx, { ...carried, links, publicUrl: PUBLIC_URL })
  })
  const mails = (await db.selectFrom('outbox_mail').selectAll().execute()).map(mail =>
    openedMail(link.api.database, mail),
  )
  await db.updateTable('app_user').set({ locale: 'en' }).execute()
  expect([...new Set(mails.map(({ kind }) => kind))].sort()).toEqual([...EVENTS].sort())
  return mails
}

describe.each(LOCALE_CODES)('mails in %s', locale => {
  it('are written for every event, in text and page, with the news in the subject and at most one button', async () => {
    const paper = await aRequest(link, { amount: '12000.00', name: 'Nico & <b>Reyes</b>' })
    const mails = await everyMail(paper, locale)
    for (const mail of mails) {
      const { text_body: text, html_body: html, subject } = mail
      expect(mail.locale).toBe(locale)
      expect(html).toContain(`<html lang="${LOCALES[locale].tag}" dir="${LOCALES[locale].dir}">`)
      expect(subject).toContain(`TP-${paper.id.slice(-6)}`)
      expect(subject).not.toMatch(/\{\{|undefined|\bnull\b|NaN/)
      // Whoever asked knows who asks, and an administrator need not know how much.
      if (!ANSWERED.includes(mail.kind)) expect(subject).toContain('Nico & <b>Reyes</b>')
      expect(subject.includes('PHP 12,000.00')).toBe(mail.kind !== 'approval.frozen')
      expect(text).not.toMatch(/\{\{|undefined|\bnull\b|NaN|\[object/)
      expect(text).toContain('Nico & <b>Reyes</b>')
      expect(html).not.toContain('<b>Reyes')
      expect(html).toContain('<th class="quiet line" scope="row"')
      expect(text?.match(/https:\/\//g)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(text?.includes('A reason of my own'), mail.kind).toBe(TELL_WHY.includes(mail.kind))
      expect(text?.includes(COMMENT), mail.kind).toBe(TELL_THE_COMMENT.includes(mail.kind))
      expect(mail.is_secret).toBe(/\/[A-Za-z0-9_-]{43}\s/.test(text ?? ''))
    }
    const asked = mails.find(({ kind }) => kind === 'approval.requested')
    expect(asked?.text_body).toContain('12,000.00')
    expect(asked?.text_body?.includes('Twelve thousand pesos')).toBe(locale === 'en')
    expect(asked?.text_body?.includes('two and a half days')).toBe(locale === 'en')
  })

  it('say in the subject of a confidential matter only that there is one', async () => {
    const paper = await aRequest(link, { amount: '12000.00', name: 'Nico Reyes', note: CONFIDENTIAL })
    const mails = await everyMail(paper, locale)
    for (const { subject, text_body } of mails) {
      expect(subject).not.toMatch(/Nico|Reyes|TP-|12,?000/)
      expect(subject).not.toMatch(/\d/)
      expect(text_body).not.toContain('12,000.00')
      expect(text_body).not.toContain(CONFIDENTIAL)
      expect(text_body).not.toContain(COMMENT)
    }
  })

  it('keep a private reason, and what was said about it, for the page', async () => {
    const mails = await everyMail(await aRequest(link, { amount: '12000.00', note: PRIVATE }), locale)
    for (const { text_body, html_body } of mails) {
      expect(`${text_body} ${html_body}`).not.toContain(PRIVATE)
      expect(`${text_body} ${html_body}`).not.toContain(COMMENT)
    }
  })
})

describe('the subject of a mail in English', () => {
  it('says who, what, how much, which dates and until when, and the result', async () => {
    const paper = await aRequest(link, { amount: '12000.00', name: 'Nico Reyes' })
    const mails = await everyMail(paper, 'en')
    const matter = `Leave TP-${paper.id.slice(-6)} of Nico Reyes`
    const subjectOf = (wanted: string) => mails.find(({ kind }) => kind === wanted)?.subject
    const facts = String.raw`PHP 12,000\.00, Dec 1–3(, \d{4})? \(2\.5 days\)`
    const until = String.raw`, approval needed by [A-Z][a-z]{2} \d+(, \d{4})?`
    const end = ' – Landmark Portal$'
    expect(subjectOf('approval.requested')).toMatch(new RegExp(`^${matter}: ${facts}${until}${end}`))
    expect(subjectOf('approval.reminder')).toMatch(new RegExp(`^Reminder: ${matter}: ${facts}${until}`))
    expect(subjectOf('approval.escalated')).toMatch(new RegExp(`^Passed on to you: ${matter}: ${facts}`))
    expect(subjectOf('approval.withdrawn')).toMatch(new RegExp(`^Withdrawn: ${matter}, ${facts}${end}`))
    expect(subjectOf('approval.confirmation')).toMatch(
      new RegExp(`^Approved in your name: ${matter}, ${facts}${end}`),
    )
    expect(subjectOf('approval.decided')).toMatch(new RegExp(`^Approved: your leave TP-.{6}, ${facts}${end}`))
    expect(subjectOf('approval.frozen')).toBe(`Decision disputed: ${matter} – Landmark Portal`)
  })

  it('keeps a very long name from pushing out the rest', async () => {
    const paper = await aRequest(link, { amount: '12000.00', name: 'N'.repeat(150) })
    const [mail] = await linksTo(link, paper.people.head.email)
    expect(mail?.subject).toContain('PHP 12,000.00')
  })
})

describe('what people typed', () => {
  it.each([
    'Ana\r\nBcc: evil@y.test',
    'Ana\u2028Bcc: evil@y.test',
    '{{requester}} ${7*7} <%= 7*7 %>',
    '$& $1',
  ])('INJ-10 INJ-26 adds no header, no recipient and no markup: %j', async name => {
    const paper = await aRequest(link, { name, steps: ['hr_staff'], note: name })
    await worker.runOnce()
    await pressed(link, await lastLinkSent(paper.people.hr_staff.email))
    await worker.runOnce()
    expect(sink.received.length).toBeGreaterThanOrEqual(3)
    for (const mail of sink.received) {
      expect(mail.to).toHaveLength(1)
      expect(mail.to[0]).not.toContain('evil')
      expect(Object.keys(mail.headers).sort()).toEqual(
        [
          ...['auto-submitted', 'content-language', 'content-type', 'date', 'from', 'message-id'],
          ...['mime-version', 'subject', 'to', 'x-auto-response-suppress'],
        ].sort(),
      )
      expect(mail.headers['subject']).not.toMatch(/\n|\u2028|\b49\b/)
      // The name of the file that the page shows is in no mail.
      expect(mail.raw).not.toContain('evil@y.test"')
    }
  })

  it('INJ-21 is the same amount in the request, on the page and in the mail', async () => {
    const paper = await aRequest(link, { amount: '1.00' })
    const where = await lastLink(link, paper.people.head.email)
    const { view } = await openOf(link, where)
    const [mail] = await mailsTo(link.api, paper.people.head.email)
    expect(view.lines.find(({ name }) => name === 'amount')?.value).toBe('1.00')
    expect(mail?.text_body).toContain('Amount: 1.00 (One peso)')
    expect((await requestOf(link, paper)).amount).toBe('1.00')
  })
})

/** The text is wiped once a mail server has taken it, so the sink is asked. */
async function lastLinkSent(email: string) {
  const mail = sink.received.findLast(({ to }) => to.includes(email))
  const text = (mail?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const found = new RegExp(`${PUBLIC_URL}(/\\S+?/)([A-Za-z0-9_-]{43})\\s`).exec(text)
  if (!found) throw new Error(`nothing was sent to ${email}`)
  return { page: `${found[1]}:id`, token: found[2] ?? '' }
}

describe('a mail server in trouble', () => {
  it('FML-03 may send a mail twice: both copies carry one link, and there is one decision', async () => {
    const paper = await aRequest(link, { steps: ['head'] })
    const { email } = paper.people.head
    sink.onText = () => 'drop line'
    await worker.runOnce()
    sink.onText = () => 'accept'
    await letTimePass(link.api.database)
    await worker.runOnce()
    const copies = sink.received.filter(({ to }) => to.includes(email))
    expect(copies.length).toBeGreaterThanOrEqual(2)
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1)
    const where = await lastLinkSent(email)
    expect(copies.every(({ raw }) => raw.replaceAll('=\r\n', '').includes(where.token))).toBe(true)
    const openings = await Promise.all([openOf(link, where), openOf(link, where)])
    const answers = await Promise.all(
      openings.map(({ nonce }) => link.call('decide', { ...where, nonce, decision: 'approve' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'approved', moves: 1 })
  })

  it('loses nothing in an outage of three hours, and sends nothing that is over by then', async () => {
    const papers = [await aRequest(link), await aRequest(link), await aRequest(link)] as const
    sink.onRecipient = () => ({ code: 451, words: 'try again later' })
    // 1, 5, 15, 60 and 60 minutes and more: as many tries as fit into three hours.
    for (let i = 0; i < 4; i += 1) {
      await letTimePass(link.api.database)
      await worker.runOnce()
    }
    await edited(link, papers[1])
    await pressed(link, await lastLink(link, papers[2].people.head.email))
    sink.onRecipient = () => 'accept'
    await letTimePass(link.api.database)
    await worker.runOnce()
    const sentTo = (email: string) => sink.received.filter(({ to }) => to.includes(email)).length
    expect(sentTo(papers[0].people.head.email)).toBe(1)
    // Of the edited one the newer mail alone; of the decided one the notice alone.
    expect(sentTo(papers[1].people.head.email)).toBe(1)
    expect((await pressed(link, await lastLinkSent(papers[1].people.head.email))).status).toBe(200)
    const decided = await mailsTo(link.api, papers[2].people.head.email)
    expect(decided.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'approval.confirmation sent',
      'approval.requested superseded',
    ])
    expect(decided.find(({ status }) => status === 'superseded')?.text_body).toBeNull()
    const left = await link.api.database.db
      .selectFrom('outbox_mail')
      .select('id')
      .where('status', '=', 'dead')
      .execute()
    expect(left).toEqual([])
  })

  it('notes what was mailed, when it has left', async () => {
    const paper = await aRequest(link)
    const { id } = await requestOf(link, paper)
    const mailed = async () =>
      (await auditOf(link.api, 'approval.link.mail')).filter(row => row.entity_id === id)
    expect(await mailed()).toEqual([])
    await worker.runOnce()
    expect((await mailed()).map(({ diff }) => diff)).toMatchObject([{ to: paper.people.head.email }])
  })
})

describe('reminders', () => {
  it('carry a fresh link beside the older one, and both end with the decision', async () => {
    const paper = await aRequest(link)
    const first = await lastLink(link, paper.people.head.email)
    await remind(paper)
    const second = await lastLink(link, paper.people.head.email, 'approval.reminder')
    expect(second.token).not.toBe(first.token)
    for (const where of [first, second]) expect((await link.call('open', where)).status).toBe(200)
    expect((await pressed(link, second)).status).toBe(200)
    for (const where of [first, second])
      expect((await link.call('open', where)).body).toMatchObject({ code: 'already_decided' })
  })

  it('FML-09 EXT-23 that could not be sent become one mail to the list, which decides nothing', async () => {
    const papers = [await aRequest(link), await aRequest(link), await aRequest(link)]
    const [one] = papers
    const { db } = link.api.database
    // One head for all of them.
    await sql`update approval_request set state = replace(state::text, ${papers[1]?.accounts.head.id ?? ''}, ${one?.accounts.head.id ?? ''})::jsonb
      where subject_id = ${papers[1]?.id}`.execute(db)
    for (const paper of papers.slice(1)) {
      const person = JSON.stringify(one?.people.head)
      await sql`update approval_request set state = jsonb_set(state, '{steps,0,seats,0,person}', ${person}::jsonb)
        where subject_id = ${paper.id}`.execute(db)
      await sql`update approval_seat set user_id = ${one?.accounts.head.id}, email = ${one?.people.head.email}
        where subject_id = ${paper.id} and step_key = 'head'`.execute(db)
    }
    await db.deleteFrom('outbox_mail').execute()
    for (let day = 0; day < 3; day += 1) for (const paper of papers) await remind(paper)
    await worker.runOnce()
    const received = sink.received.filter(({ to }) => to.includes(one?.people.head.email ?? ''))
    expect(received).toHaveLength(1)
    const raw = (received[0]?.raw ?? '').replaceAll('=\r\n', '')
    expect(raw).toContain(`${PUBLIC_URL}/approvals`)
    expect(raw).toContain('decision: 3')
    expect(raw).not.toMatch(/\/ext\//)
  })

  it('to somebody without an account stay one a request', async () => {
    const paper = await aRequest(link)
    const outsider = { user_id: null, name: 'Olga Outside', email: `olga-${paper.id}@partner.test` }
    const { db } = link.api.database
    await sql`update approval_request set state = jsonb_set(state, '{steps,0,seats,0,person}', ${JSON.stringify(outsider)}::jsonb)
      where subject_id = ${paper.id}`.execute(db)
    for (let day = 0; day < 3; day += 1) await remind(paper)
    await worker.runOnce()
    expect(sink.received.filter(({ to }) => to.includes(outsider.email))).toHaveLength(1)
    const where = await lastLinkSent(outsider.email)
    expect((await link.call('open', where)).status).toBe(200)
  })
})

describe('no action without its audit row', () => {
  it('AUD-03 a decision is undone whole when its row cannot be written', async () => {
    const paper = await aRequest(link, { steps: ['head'] })
    const where = await lastLink(link, paper.people.head.email)
    const { nonce } = await openOf(link, where)
    const { db } = link.api.database
    const mailsBefore = await db.selectFrom('outbox_mail').select('id').execute()
    await sql`alter function portal_audit_append(jsonb) rename to portal_audit_append_away`.execute(db)
    const answer = await link.call('decide', { ...where, nonce, decision: 'approve' })
    await sql`alter function portal_audit_append_away(jsonb) rename to portal_audit_append`.execute(db)
    expect(answer.status).toBe(500)
    expect(await paperOf(link, paper.id)).toMatchObject({ status: 'submitted', moves: 0 })
    expect((await requestOf(link, paper)).state.decisions).toEqual([])
    expect(await db.selectFrom('outbox_mail').select('id').execute()).toEqual(mailsBefore)
    expect((await link.call('decide', { ...where, nonce, decision: 'approve' })).status).toBe(200)
    expect(await linksTo(link, paper.requester.email, 'approval.decided')).toHaveLength(1)
  })
})
