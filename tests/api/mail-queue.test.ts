import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction, type DbIdentity } from '@server/platform/db/transaction'
import { queueMail, requeueMail } from '@server/platform/mail/queue-mail'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { aMail, queued, rowOf, someone, system } from './mail.support'
import { doubleOf } from '@tests/support/double-of'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())
beforeEach(async () => {
  await fresh.database.db.deleteFrom('outbox_mail').execute()
})

const outbox = () => fresh.database.db.selectFrom('outbox_mail').selectAll().execute()
const put = (overrides: Parameters<typeof aMail>[0], identity: DbIdentity = { role: 'system' }) =>
  inTransaction(fresh.database, { identity }, tx => queueMail(tx, aMail(overrides)))
const change = (id: string, values: object) =>
  fresh.database.db.updateTable('outbox_mail').set(values).where('id', '=', id).execute()
const requeue = (id: string, to?: string) =>
  inTransaction(fresh.database, system, tx => requeueMail(tx.db, id, to === undefined ? {} : { to }))

describe('a mail is queued with its cause', () => {
  it.each<DbIdentity>([
    { role: 'unit', userId: someone(), unitIds: [] },
    { role: 'company', userId: someone(), unitIds: [] },
    { role: 'system' },
  ])('by whichever role the transaction runs under ($role)', async identity => {
    const id = await put({}, identity)
    const row = await rowOf(fresh.database, id as string)
    expect(row).toMatchObject({ kind: 'trial', to_address: 'ana@portal.test', status: 'queued', attempts: 0 })
    expect(row.created_by).toBe(identity.userId ?? null)
    expect(row.message_id).toMatch(/^<[0-9a-f-]{36}@mail\.portal\.invalid>$/)
  })

  it('and not at all when the cause is rolled back', async () => {
    const failing = inTransaction(fresh.database, system, async tx => {
      await queueMail(tx, aMail())
      throw new Error('the cause failed')
    })
    await expect(failing).rejects.toThrow('the cause failed')
    expect(await outbox()).toEqual([])
  })

  it('once where it has a key', async () => {
    expect(await put({ dedupeKey: 'reminder:1' })).not.toBeNull()
    expect(
      await put({ dedupeKey: 'reminder:1' }, { role: 'unit', userId: someone(), unitIds: [] }),
    ).toBeNull()
    expect(await outbox()).toHaveLength(1)
  })

  it('each with a Message-ID of its own', async () => {
    for (let i = 0; i < 5; i += 1) await put({})
    expect(new Set((await outbox()).map(row => row.message_id)).size).toBe(5)
  })
})

describe('the recipient is one address', () => {
  it.each([
    'ana@portal.test, evil@x.test',
    'ana@portal.test;evil@x.test',
    'ana@portal.test\r\nBcc: evil@x.test',
    'ana@portal.test\nevil@x.test',
    'ana@portal.test\n',
    '"evil@x.test x"@portal.test',
    'Ana <ana@portal.test>',
    'ana@portal.test evil@x.test',
    '(note) ana@portal.test',
    'ana@[127.0.0.1]',
    'ana@portal.test\u0000',
    'ana\u200b@portal.test',
    'ana',
    '',
    doubleOf<string>(['ana@portal.test', 'evil@x.test']),
    doubleOf<string>({ address: 'evil@x.test' }),
  ])('so %j is refused', async to => {
    await expect(put({ to })).rejects.toMatchObject({ code: 'malformed', phrase: 'email_malformed' })
    expect(await outbox()).toEqual([])
  })

  it('spelled as accounts are', async () => {
    const id = await put({ to: '  Ana.Cruz@Portal.TEST ' })
    expect((await rowOf(fresh.database, id as string)).to_address).toBe('ana.cruz@portal.test')
  })
})

it('keeps a subject to one line and bodies free of what a database or a reader cannot take', async () => {
  const id = await put({
    subject: 'Request of Ana\r\nBcc: evil@x.test\u0000\u2028of today',
    text: 'one\u0000two\nthree\u0007',
    html: '<p>\u0000\ud800</p>',
  })
  expect(await rowOf(fresh.database, id as string)).toMatchObject({
    subject: 'Request of Ana Bcc: evil@x.test of today',
    text_body: 'onetwo\nthree',
    html_body: '<p>\ufffd</p>',
  })
})

describe('a mail is sent again by hand', () => {
  it.each(['dead', 'sent'])('when it is %s, with the same Message-ID', async status => {
    const id = await queued(fresh.database)
    const before = await rowOf(fresh.database, id)
    await change(id, { status, attempts: 8, last_error: 'RCPT TO 550 no such person', leased_until: null })
    await requeue(id)
    expect(await rowOf(fresh.database, id)).toMatchObject({
      status: 'queued',
      attempts: 0,
      last_error: null,
      message_id: before.message_id,
      to_address: 'ana@portal.test',
    })
  })

  it('to a corrected address', async () => {
    const id = await queued(fresh.database)
    await change(id, { status: 'dead' })
    await requeue(id, 'Ana@right.test')
    expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'queued', to_address: 'ana@right.test' })
  })

  it('but never to another address when it carries a one-time link', async () => {
    const id = await queued(fresh.database, { isSecret: true })
    await change(id, { status: 'dead' })
    await expect(requeue(id, 'evil@x.test')).rejects.toMatchObject({ phrase: 'mail_address_fixed' })
    expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'dead', to_address: 'ana@portal.test' })
  })

  it('unless its text was wiped', async () => {
    const id = await queued(fresh.database, { isSecret: true })
    await change(id, { status: 'sent', text_body: null, html_body: null })
    await expect(requeue(id)).rejects.toMatchObject({ code: 'conflict', phrase: 'mail_wiped' })
  })

  it.each(['queued', 'superseded'])('not when it is %s', async status => {
    const id = await queued(fresh.database)
    await change(id, { status })
    await expect(requeue(id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('nor when there is none', async () => {
    await expect(requeue(someone())).rejects.toMatchObject({ code: 'not_found' })
  })
})
