import { sql } from 'kysely'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMailTransport } from '@server/platform/mail/create-mail-transport'
import type { MailWorker } from '@server/platform/mail/mail-worker'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'
import { aPerson, mailsTo, seen, type Person } from '@tests/api/attacks/people.support'
import { idleWorker, queued } from '@tests/api/mail.support'

let api: TestApi
let dataDir: string
let worker: MailWorker
beforeAll(async () => {
  api = await startApi()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-mails-'))
  worker = idleWorker(api.database, createMailTransport({ smtpUrl: null, dataDir, publicUrl: PUBLIC_URL }))
})
afterAll(async () => {
  await worker.stop()
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Everything a mail of the portal has before its text, and nothing else. */
const HEADERS = [
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
]

async function asSent(person: Person): Promise<{ names: string[]; head: string }> {
  await worker.runOnce()
  const mail = (await mailsTo(api, person.email)).at(-1)
  const file = (await readdir(join(dataDir, 'outbox'))).find(name => name.includes(mail?.id ?? 'none'))
  const raw = await readFile(join(dataDir, 'outbox', file ?? ''), 'utf8')
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  const names = head.split('\r\n').flatMap(line => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? [])
  return { names: names.sort(), head }
}

async function mailTo(name: string): Promise<Person> {
  const person = await aPerson(api)
  // Past the portal's own checks, as an import of another day might write it.
  await api.database.db
    .updateTable('app_user')
    .set({ first_name: name })
    .where('id', '=', person.id)
    .execute()
  await api.anyone.post('/users/forgot-password', { email: person.email })
  return person
}

const LINES = [
  'Ana\r\nBcc: evil@y.test',
  'Ana\nBcc: evil@y.test',
  'Ana\rBcc: evil@y.test',
  'Ana\u2028Bcc: evil@y.test',
  'Ana\r\n\r\n<p>evil</p>',
]

describe('a name with lines in it', () => {
  it.each(LINES)('INJ-10 adds no header and no recipient to a mail: %j', async name => {
    const { names, head } = await asSent(await mailTo(name))
    expect(names).toEqual(HEADERS)
    expect(head).not.toMatch(/evil/)
  })

  it.each(LINES)('INJ-10 is one line of the subject where it comes into that: %j', async subject => {
    const person = await aPerson(api)
    await queued(api.database, { to: person.email, subject })
    const [mail] = await mailsTo(api, person.email)
    expect(mail?.subject).toMatch(/^Ana [^\r\n\u2028]+$/)
    expect((await asSent(person)).names).toEqual(HEADERS)
  })

  it.each(LINES.slice(0, 3))('INJ-10 is not taken for a name: %j', async first_name => {
    const person = await aPerson(api)
    expect((await person.client.patch('/api/v1/auth/profile', { first_name }, seen(1))).status).toBe(400)
  })

  it.each(LINES)('INJ-10 is not taken for a user name or an address: %j', async text => {
    const body = {
      username: 'somebody-else',
      email: 'somebody@mail.test',
      password: 'four words and a comma',
    }
    expect((await api.anyone.post('/users/register', { ...body, username: text })).status).toBe(400)
    expect((await api.anyone.post('/users/register', { ...body, email: `${text}@mail.test` })).status).toBe(
      400,
    )
  })
})

describe('a name that is a template', () => {
  it.each([
    '{{constructor.constructor("return process")()}}',
    '${7*7}',
    '<%= 7*7 %>',
    '#{7*7}',
    '{{name}}',
    '{{7*7}}',
    '$& $1 $$',
    '%s %d',
  ])('INJ-26 is printed as it was typed: %s', async first_name => {
    const person = await aPerson(api)
    const changed = await person.client.patch('/api/v1/auth/profile', { first_name }, seen(1))
    expect(changed.status).toBe(200)
    await api.anyone.post('/users/forgot-password', { email: person.email })
    const [mail] = await mailsTo(api, person.email)
    expect(mail?.text_body).toContain(`Hello ${first_name},`)
  })

  it('INJ-26 is text in the page of a mail, too', async () => {
    const person = await mailTo('<img src=x onerror=alert(1)>"\'&')
    const [mail] = await mailsTo(api, person.email)
    expect(mail?.html_body).toContain('Hello &lt;img src=x onerror=alert(1)&gt;')
    expect(mail?.html_body).not.toContain('<img')
  })
})

describe('a mail that opens an account', () => {
  it.each([
    [{ PORTAL_DEMO: 'off' }, false],
    [{}, true],
  ])('shows its link to an administrator in the demo alone: %o', async (env, isShown) => {
    const person = await aPerson(api)
    await api.anyone.post('/users/forgot-password', { email: person.email })
    const [mail] = await mailsTo(api, person.email)
    const token = /\/reset-password\/([\w-]+)/.exec(mail?.text_body ?? '')?.[1] ?? 'none'
    const admin = await api.as('super_admin')
    const portal = await startApi({ on: api.fresh, env })
    const shown = await portal
      .withToken(admin.user?.token ?? '')
      .get<{ data: { text_body: string } }>(`/api/v1/settings/outbox/${mail?.id}`)
    await portal.close()
    expect(shown.body.data.text_body).toContain(`${PUBLIC_URL}/reset-password/`)
    expect(shown.text.includes(token)).toBe(isShown)
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(m)::text as row from outbox_mail m where id = ${mail?.id}`.execute(api.database.db)
    expect(token).not.toBe('none')
    // Whoever has a copy of the table has no link.
    expect(rows[0]?.row).not.toContain(token)
  })
})
