import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '@server/platform/db/transaction'
import { createMailTransport } from '@server/platform/mail/create-mail-transport'
import type { DeadMail } from '@server/platform/mail/mail-delivery'
import type { MailTransport } from '@server/platform/mail/mail-transport'
import type { MailWorker } from '@server/platform/mail/mail-worker'
import { requeueMail } from '@server/platform/mail/queue-mail'
import { readSmtpUrl } from '@server/platform/mail/smtp-settings'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { startMailSink, type MailSink } from './mail-sink.support'
import {
  idleWorker,
  letTimePass,
  minutesToNextAttempt,
  queued,
  recordingLog,
  rowOf,
  system,
} from './mail.support'

let fresh: FreshDatabase
let sink: MailSink
let transport: MailTransport
let worker: MailWorker
let dead: DeadMail[]
let log: ReturnType<typeof recordingLog>

const toServer = (smtpUrl: string) =>
  createMailTransport({ smtpUrl, dataDir: '/nowhere', publicUrl: 'https://portal.example.test' })

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

beforeEach(async () => {
  await fresh.database.db.deleteFrom('outbox_mail').execute()
  sink = await startMailSink()
  transport = toServer(sink.url)
  dead = []
  log = recordingLog()
  worker = idleWorker(fresh.database, transport, { log, onPermanentFailure: mail => void dead.push(mail) })
  await worker.runOnce()
})
afterEach(async () => {
  await worker.stop()
  await transport.close()
  await sink.stop()
})

it('arrives as one mail with a text and a page, with exactly the headers it should have', async () => {
  const id = await queued(fresh.database, {
    subject: 'Pedido de Peña — 漢字',
    text: 'Hello Ana,\n\nna sa portal na.',
    html: '<p>Hello Ana</p>',
    locale: 'sp',
  })
  await worker.runOnce()
  const [mail] = sink.received
  expect(mail).toMatchObject({ from: 'no-reply@portal.example.test', to: ['ana@portal.test'] })
  const row = await rowOf(fresh.database, id)
  expect(mail?.messageId).toBe(row.message_id)
  expect(Object.keys(mail?.headers ?? {}).sort()).toEqual([
    'auto-submitted',
    'content-language',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
    'x-auto-response-suppress',
  ])
  expect(mail?.headers).toMatchObject({
    from: 'Landmark Portal <no-reply@portal.example.test>',
    to: 'ana@portal.test',
    'content-language': 'es',
    'content-type': expect.stringContaining('multipart/alternative'),
  })
  expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8')
  expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8')
  expect(row).toMatchObject({ status: 'sent', last_error: null, leased_until: null, attempts: 1 })
  expect(row.sent_at).not.toBeNull()
})

it('no line that came in with a subject becomes a header', async () => {
  await queued(fresh.database, { subject: 'Leave of Ana\r\nBcc: evil@x.test\r\n\r\n<h1>Another mail</h1>' })
  // Past every check: as if somebody had written to the table.
  const second = await queued(fresh.database)
  await fresh.database.db
    .updateTable('outbox_mail')
    .set({ subject: 'Two\r\nX-Evil: yes\r\n\r\nbody' })
    .where('id', '=', second)
    .execute()
  await worker.runOnce()
  expect(sink.received).toHaveLength(2)
  for (const { to, headers, raw } of sink.received) {
    expect(to).toEqual(['ana@portal.test'])
    expect(Object.keys(headers)).toHaveLength(10)
    expect(raw).not.toMatch(/^(Bcc|X-Evil):/im)
  }
})

it('an address in the table that is not one address is never mailed to', async () => {
  const id = await queued(fresh.database)
  await fresh.database.db
    .updateTable('outbox_mail')
    .set({ to_address: 'ana@portal.test, evil@x.test' })
    .where('id', '=', id)
    .execute()
  await worker.runOnce()
  expect(sink.received).toEqual([])
  expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'dead', attempts: 1 })
})

describe('FML-02 refused for now', () => {
  it('is tried again after 1, 5, 15, 60 minutes and then every 6 hours, and given up after 8 tries', async () => {
    sink.onRecipient = () => ({ code: 451, words: 'greylisted, come back later' })
    const id = await queued(fresh.database)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await worker.runOnce()
      const row = await rowOf(fresh.database, id)
      expect(row.attempts).toBe(attempt)
      expect(row.last_error).toContain('451')
      if (row.status === 'queued') waits.push(await minutesToNextAttempt(fresh.database, id))
      else expect(attempt).toBe(8)
      // Before its time nothing happens.
      expect(await worker.runOnce()).toBe(0)
      await letTimePass(fresh.database)
    }
    expect(waits).toEqual([1, 5, 15, 60, 360, 360, 360])
    expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'dead' })
    expect(dead).toEqual([
      { id, kind: 'trial', to: 'ana@portal.test', createdBy: null, reason: expect.stringContaining('451') },
    ])
    expect(await worker.runOnce()).toBe(0)
    expect(sink.received).toEqual([])
  })

  it('and accepted later', async () => {
    sink.onText = () => (sink.received.length === 1 ? { code: 451, words: 'try again' } : 'accept')
    const id = await queued(fresh.database)
    await worker.runOnce()
    expect(await rowOf(fresh.database, id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      leased_until: null,
    })
    await letTimePass(fresh.database)
    await worker.runOnce()
    expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
    expect(sink.received).toHaveLength(2)
    expect(dead).toEqual([])
  })
})

describe('refused for good', () => {
  it.each([
    ['at the recipient', () => (sink.onRecipient = () => ({ code: 550, words: 'no such person here' }))],
    ['after the text', () => (sink.onText = () => ({ code: 554, words: 'no such person here' }))],
  ])(
    '%s it is a dead letter at once, with the reason, until somebody corrects it',
    async (_where, refuse) => {
      refuse()
      const id = await queued(fresh.database)
      await worker.runOnce()
      const row = await rowOf(fresh.database, id)
      expect(row).toMatchObject({ status: 'dead', attempts: 1 })
      expect(row.last_error).toMatch(/55[04].*no such person here/)
      expect(dead.map(mail => mail.reason)).toEqual([row.last_error])
      await letTimePass(fresh.database)
      expect(await worker.runOnce()).toBe(0)

      sink.onRecipient = () => 'accept'
      sink.onText = () => 'accept'
      await inTransaction(fresh.database, system, tx => requeueMail(tx.db, id, { to: 'right@portal.test' }))
      await worker.runOnce()
      expect(sink.received.at(-1)).toMatchObject({ to: ['right@portal.test'], messageId: row.message_id })
      expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'sent' })
    },
  )

  it('but a 5xx that speaks of our own settings buries no mail', async () => {
    const strict = await startMailSink({
      authOptional: false,
      onAuth: (_auth, _session, done) =>
        done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
    })
    const locked = toServer(strict.url.replace('smtp://', 'smtp://portal:wrong@'))
    const other = idleWorker(fresh.database, locked)
    await other.runOnce()
    const id = await queued(fresh.database)
    await other.runOnce()
    expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'queued', attempts: 1 })
    expect((await rowOf(fresh.database, id)).last_error).toContain('535')
    await other.stop()
    await locked.close()
    await strict.stop()
  })
})

it('FML-03 when the line drops after the text, a second copy goes out with the same Message-ID', async () => {
  sink.onText = () => (sink.received.length === 1 ? 'drop line' : 'accept')
  const id = await queued(fresh.database)
  await worker.runOnce()
  // Once only: whoever tries again at once would send many copies while the server is in trouble.
  expect(sink.received).toHaveLength(1)
  expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'queued', attempts: 1 })
  await letTimePass(fresh.database)
  await worker.runOnce()
  expect(sink.received).toHaveLength(2)
  expect(new Set(sink.received.map(mail => mail.messageId)).size).toBe(1)
  expect(sink.received[0]?.raw.split('\r\n\r\n')[1]).toBeDefined()
  expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'sent', attempts: 2 })
})

it('a server that is away costs an attempt and no mail', async () => {
  await sink.stop()
  const id = await queued(fresh.database)
  await worker.runOnce()
  const row = await rowOf(fresh.database, id)
  expect(row).toMatchObject({ status: 'queued', attempts: 1 })
  expect(row.last_error).toMatch(/ECONNREFUSED|ESOCKET|ECONNECTION/)
})

describe('a mail with a one-time link', () => {
  it('loses its text once a mail server has it', async () => {
    const id = await queued(fresh.database, {
      isSecret: true,
      text: 'https://portal.test/reset-password/abc',
    })
    const open = await queued(fresh.database, { isSecret: false })
    await worker.runOnce()
    expect(await rowOf(fresh.database, id)).toMatchObject({
      status: 'sent',
      text_body: null,
      html_body: null,
    })
    expect(await rowOf(fresh.database, open)).toMatchObject({ status: 'sent', text_body: 'The text' })
  })

  it('keeps it while it was not taken', async () => {
    sink.onText = () => ({ code: 451, words: 'later' })
    const id = await queued(fresh.database, { isSecret: true })
    await worker.runOnce()
    expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'queued', text_body: 'The text' })
  })

  it('never shows in the log, nor does the address', async () => {
    sink.onRecipient = address =>
      address.startsWith('gone') ? { code: 550, words: `${address} is unknown` } : 'accept'
    await queued(fresh.database, { isSecret: true, text: 'https://portal.test/reset-password/Secret-word-1' })
    await queued(fresh.database, { to: 'gone@portal.test' })
    await worker.runOnce()
    expect(log.lines).toHaveLength(2)
    expect(log.lines.join()).not.toMatch(/Secret-word-1|@portal\.test/)
  })
})

it('a server that cannot prove who it is gets no mail', async () => {
  const impostor = await startMailSink({ secure: true })
  const other = toServer(impostor.url.replace('smtp://', 'smtps://'))
  const careful = idleWorker(fresh.database, other)
  await careful.runOnce()
  const id = await queued(fresh.database)
  await careful.runOnce()
  expect(impostor.received).toEqual([])
  const row = await rowOf(fresh.database, id)
  expect(row).toMatchObject({ status: 'queued', attempts: 1 })
  expect(row.last_error).toMatch(/certificate/)
  await careful.stop()
  await other.close()
  await impostor.stop()
})

it('TLS is asked for before a password is sent to another machine', () => {
  expect(readSmtpUrl('smtp://u:p@mail.example.test')).toMatchObject({
    port: 587,
    secure: false,
    requireTls: true,
  })
  expect(readSmtpUrl('smtp://u:p@127.0.0.1:2525')).toMatchObject({ port: 2525, requireTls: false })
  expect(readSmtpUrl('smtps://u:p%40ss@mail.example.test')).toMatchObject({
    port: 465,
    secure: true,
    password: 'p@ss',
  })
  expect(readSmtpUrl('smtp://mail.example.test?from=portal@example.test')).toMatchObject({
    from: 'portal@example.test',
  })
  expect(() => readSmtpUrl('smtp://mail.example.test?rejectUnauthorized=false')).toThrow('SMTP_URL')
  expect(() => readSmtpUrl('smtp://mail.example.test?from=a@b.test,c@d.test')).toThrow('SMTP_URL')
})
