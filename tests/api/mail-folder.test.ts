import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleDecode } from './mail-mime.support'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMailTransport } from '@server/platform/mail/create-mail-transport'
import type { MailWorker } from '@server/platform/mail/mail-worker'
import { renderMail } from '@server/platform/mail/render-mail'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { headersOf } from './mail-sink.support'
import { idleWorker, letTimePass, queued, rowOf } from './mail.support'

let fresh: FreshDatabase
let dataDir: string
let worker: MailWorker

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())
beforeEach(async () => {
  await fresh.database.db.deleteFrom('outbox_mail').execute()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-outbox-'))
  const transport = createMailTransport({ smtpUrl: null, dataDir, publicUrl: 'http://127.0.0.1:4300' })
  worker = idleWorker(fresh.database, transport)
  await worker.runOnce()
})
afterEach(async () => {
  await worker.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const outbox = () => join(dataDir, 'outbox')

it('without a mail server a mail is a file that any reader opens', async () => {
  const content = renderMail({
    locale: 'ar',
    title: 'كلمة مرور جديدة',
    paragraphs: ['مرحبا Ana,', `A very long line ${'word '.repeat(300)}`],
    button: { label: 'افتح', url: 'https://portal.example.test/reset-password/tok?a=1&b=2' },
    footer: '漢字',
  })
  const id = await queued(fresh.database, { ...content, subject: 'كلمة مرور', locale: 'ar', isSecret: true })
  await worker.runOnce()

  const [name = '', ...others] = await readdir(outbox())
  expect(others).toEqual([])
  expect(name).toMatch(new RegExp(`^\\d{8}T\\d{9}Z-${id}\\.eml$`))
  const raw = await readFile(join(outbox(), name), 'utf8')
  expect(headersOf(raw)).toMatchObject({ to: 'ana@portal.test', 'content-language': 'ar' })
  // No mail server takes a line longer than this.
  expect(Math.max(...raw.split('\r\n').map(line => line.length))).toBeLessThan(998)
  const parts = simpleDecode(raw)
  expect(parts.map(part => part.type)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8'])
  expect(parts[0]?.content.trimEnd()).toBe(content.text.replaceAll('\n', '\r\n').trimEnd())
  expect(parts[1]?.content.trimEnd()).toBe(content.html.replaceAll('\n', '\r\n').trimEnd())
})

it('keeps the text of a secret mail in the demo, where its outbox is looked at, and sealed; elsewhere it goes', async () => {
  const id = await queued(fresh.database, { isSecret: true })
  await worker.runOnce()
  expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'sent', text_body: null, html_body: null })
  const demo = createMailTransport({ smtpUrl: null, dataDir, publicUrl: 'http://127.0.0.1:4300', demo: true })
  const demoWorker = idleWorker(fresh.database, demo)
  const shown = await queued(fresh.database, { isSecret: true })
  await demoWorker.runOnce()
  await demoWorker.stop()
  expect(await rowOf(fresh.database, shown)).toMatchObject({ status: 'sent', text_body: 'The text' })
  expect(await storedBodies(shown)).not.toMatch(/The text/)
})

async function storedBodies(id: string): Promise<string> {
  const row = await fresh.database.db
    .selectFrom('outbox_mail')
    .select(['text_body', 'html_body'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `${row.text_body} ${row.html_body}`
}

it.runIf(process.platform !== 'win32')('lets nobody else on the machine read it', async () => {
  await queued(fresh.database, { isSecret: true })
  await worker.runOnce()
  const [name = ''] = await readdir(outbox())
  expect((await stat(outbox())).mode & 0o777).toBe(0o700)
  expect((await stat(join(outbox(), name))).mode & 0o777).toBe(0o600)
})

it('sent twice is one file', async () => {
  const id = await queued(fresh.database)
  await worker.runOnce()
  await fresh.database.db.updateTable('outbox_mail').set({ status: 'queued' }).where('id', '=', id).execute()
  await letTimePass(fresh.database)
  await worker.runOnce()
  expect(await readdir(outbox())).toHaveLength(1)
})

it('leaves nothing half-written when the folder cannot be used, and tries again', async () => {
  await writeFile(outbox(), 'a file in the way')
  const id = await queued(fresh.database)
  await worker.runOnce()
  expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'queued', attempts: 1 })
  await rm(outbox())
  await letTimePass(fresh.database)
  await worker.runOnce()
  expect(await rowOf(fresh.database, id)).toMatchObject({ status: 'sent', attempts: 2 })
  expect(await readdir(outbox())).toHaveLength(1)
})
