import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Attachment } from '@contract/kernel/record-calls'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'
import { memoryStore } from '@tests/support/memory-store'
import { fileCall, fileForm, filesForm } from '@tests/support/multipart'
import { buildTrial, makeTrialTable, trialRoutes } from '@tests/support/trial-resource'
import { aPerson, unitId, type Person } from '@tests/api/attacks/people.support'
import { docx, gif, jpeg, pdf, png, zip } from '@tests/api/files-samples.support'

const URL = '/api/v1/trials'
const ROLES = '/api/v1/settings/roles'
const CODES = [
  'maintenance.sales_team.view',
  'maintenance.sales_team.edit',
  'settings.role.view',
  'settings.role.edit',
] as const
type One = { data: Attachment }
type Failure = { code: string; message: string }

const store = memoryStore()
let api: TestApi
let cebu: Person
let davao: Client
let [ceb, dvo] = ['', '']
let record = ''
beforeAll(async () => {
  api = await startApi({ extraRoutes: trialRoutes(), fileStore: store })
  await makeTrialTable(api.database.db)
  cebu = await aPerson(api, { codes: CODES, scope: 'ou', reach: 'home', unit: 'CEB' })
  davao = (await aPerson(api, { codes: CODES, scope: 'ou', reach: 'home', unit: 'DVO' })).client
  ceb = await unitId(api, 'CEB')
  dvo = await unitId(api, 'DVO')
  record = (await buildTrial(api.database, ceb)).id
})
afterAll(() => api.close())

const files = (id = record) => `${URL}/${id}/attachments`
const add = (client: Client, name: string, content: Buffer, url = files()): Promise<Answer<One & Failure>> =>
  client.post(url, ...fileCall(name, content))
const list = async (client: Client, url = files()) =>
  (await client.get<{ data: Attachment[] }>(url)).body.data
async function keys(): Promise<number> {
  const found = []
  for await (const { key } of store.list()) found.push(key)
  return found.length
}
const rows = async () =>
  Number(
    (
      await api.database.db
        .selectFrom('stored_file')
        .select(eb => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('a file of a record', () => {
  it('comes back as it was sent, under its name, to be saved and never kept by what is between', async () => {
    const sent = await add(cebu.client, 'Kontrata – señor.pdf', pdf)
    expect(sent.status).toBe(201)
    expect(sent.body.data).toMatchObject({
      file_name: 'Kontrata – señor.pdf',
      mime: 'application/pdf',
      size_bytes: pdf.length,
    })
    const back = await api.app.inject({
      url: `${files()}/${sent.body.data.id}`,
      headers: { authorization: `Bearer ${cebu.token}`, 'accept-encoding': 'br, gzip' },
    })
    expect(back.rawPayload.equals(pdf)).toBe(true)
    expect(back.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(back.headers['content-disposition']).toContain(
      "filename*=UTF-8''Kontrata%20%E2%80%93%20se%C3%B1or.pdf",
    )
    expect((await list(cebu.client))[0]?.author_name).toBe(cebu.username)
  })

  it('is told to the log', async () => {
    const entry = await api.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'trial.attach')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ entity_id: record, ou_id: ceb, actor_user_id: cebu.id })
  })

  it('of a company-wide record is read in every unit', async () => {
    const { id } = await api.database.db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'agent')
      .executeTakeFirstOrThrow()
    const sent = await add(cebu.client, 'policy.pdf', pdf, `${ROLES}/${id}/attachments`)
    expect(sent.status).toBe(201)
    expect((await davao.get(`${ROLES}/${id}/attachments/${sent.body.data.id}`)).status).toBe(200)
    expect(await list(davao, `${ROLES}/${id}/attachments`)).toHaveLength(1)
  })

  it('may be added by who changes the record, not by who reads it', async () => {
    const reader = await aPerson(api, { codes: ['maintenance.sales_team.view'] })
    expect((await add(reader.client, 'a.pdf', pdf)).status).toBe(403)
    expect(await list(reader.client)).not.toEqual([])
  })
})

describe('FILE-02 extension and content', () => {
  it.each([
    ['a picture called a document', 'a.pdf', png],
    ['a page called a picture', 'a.png', Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'a picture that is a script as well',
      'a.gif',
      Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')]),
    ],
    ['two extensions', 'a.pdf.exe', pdf],
    ['a dot at the end', 'a.exe.', pdf],
    ['a name that reads backwards', 'a\u202efdp.exe', pdf],
    [
      'a drawing with a script',
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    [
      'a document with macros',
      'a.docx',
      zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }, { name: 'word/vbaProject.bin' }]),
    ],
  ])('that do not agree are refused: %s', async (_name, name, content) => {
    const [before, stored] = [await rows(), await keys()]
    const answer = await add(cebu.client, name, content)
    expect([415, 422]).toContain(answer.status)
    expect([await rows(), await keys()]).toEqual([before, stored])
  })

  it.each([
    ['A.PDF', pdf, 'A.PDF'],
    ['b.JPG', jpeg, 'b.JPG'],
    ['c.docx', docx, 'c.docx'],
    ['../../etc/passwd.pdf', pdf, 'passwd.pdf'],
    ['d', gif, 'd.gif'],
  ])('that agree are taken: %s', async (name, content, kept) => {
    const { status, body } = await add(cebu.client, name, content)
    expect([status, body.data.file_name]).toEqual([201, kept])
  })
})

describe('FILE-02 a form for one file', () => {
  it('is refused with two, and keeps neither', async () => {
    const before = await keys()
    const { payload, headers } = filesForm(['one.pdf', 'two.pdf'], pdf)
    const answer = await cebu.client.post<Failure>(files(), payload, { headers })
    expect([answer.status, answer.body.code]).toEqual([422, 'rule_broken'])
    expect(answer.body.message).toBe('Only one file can be sent here. Send it by itself.')
    expect(await keys()).toBe(before)
  })

  it('is refused with a picture that declares more than fifty megapixels', async () => {
    const before = await keys()
    const bomb = Buffer.from(png).fill(0x7f, 16, 24)
    const answer = await add(cebu.client, 'small.png', bomb)
    expect(answer.status).toBe(422)
    expect(answer.body.message).toContain('50 megapixels')
    expect(await keys()).toBe(before)
  })
})

describe('FILE-05 uploads that break off', () => {
  it('leave no file, no row and no open line', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = api.app.server.address() as AddressInfo
    const [before, stored] = [await rows(), await keys()]
    const open = async () => (process.platform === 'linux' ? (await readdir('/proc/self/fd')).length : 0)
    const descriptors = await open()
    const { payload, headers } = fileForm('half.pdf', Buffer.concat([pdf, Buffer.alloc(200_000, 32)]))
    for (let round = 0; round < 100; round += 1) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(
        `POST ${files()} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${cebu.token}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
      )
      await new Promise(resolve => socket.write(payload.subarray(0, payload.length / 2), resolve))
      socket.resetAndDestroy()
    }
    await vi.waitFor(async () => {
      const connections = await new Promise<number>(resolve =>
        api.app.server.getConnections((_error, count) => resolve(count)),
      )
      expect(connections).toBe(0)
    }, 60_000)
    expect([await rows(), await keys()]).toEqual([before, stored])
    expect(await open()).toBeLessThan(descriptors + 10)
    expect((await add(cebu.client, 'whole.pdf', pdf)).status).toBe(201)
  })

  it('are refused where the form is cut short, doubled or none', async () => {
    const { payload, headers } = fileForm('a.pdf', pdf)
    for (const [body, type] of [
      [payload.subarray(0, payload.length - 30), headers['content-type']],
      [Buffer.from(''), headers['content-type']],
      [payload, 'multipart/form-data; boundary=another'],
      [payload, 'multipart/form-data'],
      [Buffer.from('{}'), 'application/json'],
    ] as const) {
      const { status } = await cebu.client.post(files(), body, { headers: { 'content-type': type ?? '' } })
      expect([400, 415, 422]).toContain(status)
    }
  })

  it('are taken by no route that does not say so', async () => {
    const { payload, headers } = fileForm('a.pdf', pdf)
    expect((await cebu.client.post(`${URL}/${record}/comments`, payload, { headers })).status).toBe(415)
  })
})

describe('FILE-08 the store', () => {
  it('is no folder of the web: no guess finds a file, only the checked route', async () => {
    const { body } = await add(cebu.client, 'kept.pdf', pdf)
    const row = await api.database.db
      .selectFrom('stored_file')
      .select('storage_key')
      .where('id', '=', body.data.id)
      .executeTakeFirstOrThrow()
    for (const guess of [
      '/uploads/',
      '/files/',
      `/files/${row.storage_key}`,
      `/data/files/${row.storage_key.slice(0, 2)}/`,
      `/api/v1/files/${body.data.id}`,
      `/api/v1/attachments/${body.data.id}`,
      `${files()}/${row.storage_key}`,
      `${files()}/..%2f..%2f${row.storage_key}`,
    ])
      expect([400, 404], guess).toContain((await cebu.client.get(guess)).status)
    expect((await cebu.client.get(files())).text).not.toContain(row.storage_key)
  })

  it.each([
    'bytes=999999999-',
    `bytes=${Array.from({ length: 1000 }, (_, n) => `${n}-${n}`).join(',')}`,
    'bytes=abc',
  ])('gives the whole file or nothing, whatever range is asked', async range => {
    const [file] = await list(cebu.client)
    const answer = await cebu.client.get(`${files()}/${file?.id}`, { headers: { range } })
    expect([answer.status, answer.headers['content-range']]).toEqual([200, undefined])
    expect(Number(answer.headers['content-length'])).toBe(file?.size_bytes)
  })
})

describe('FILE-09 the address of a file', () => {
  it('is worth nothing without the right: to nobody, to another, to oneself once the right is gone', async () => {
    const person = await aPerson(api, { codes: CODES, scope: 'ou', reach: 'home', unit: 'CEB' })
    const address = `${files()}/${(await add(person.client, 'mine.pdf', pdf)).body.data.id}`
    expect((await person.client.get(address)).status).toBe(200)
    expect((await api.anyone.get(address)).status).toBe(401)
    expect((await davao.get(address)).status).toBe(404)
    await api.database.db.deleteFrom('role_permission').where('role_id', '=', person.roleId).execute()
    const after = await person.client.get(address)
    expect(after.status).toBe(403)
    expect(after.text).not.toContain('%PDF')
  })

  it('is not to be kept by anything between', async () => {
    const [file] = await list(cebu.client)
    const answer = await cebu.client.get(`${files()}/${file?.id}`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
})

describe('OBJ-08 record and file', () => {
  it('must belong together', async () => {
    const other = await buildTrial(api.database, ceb)
    const foreign = await buildTrial(api.database, dvo)
    const id = (await add(cebu.client, 'of-one.pdf', pdf)).body.data.id
    expect((await cebu.client.get(`${files(other.id)}/${id}`)).status).toBe(404)
    expect((await davao.get(`${files(foreign.id)}/${id}`)).status).toBe(404)
    expect((await cebu.client.get(`${files()}/${randomUUID()}`)).status).toBe(404)
  })

  it('are checked when a file is added too', async () => {
    const before = await rows()
    expect((await add(davao, 'a.pdf', pdf)).status).toBe(404)
    expect((await add(cebu.client, 'a.pdf', pdf, files(randomUUID()))).status).toBe(404)
    expect(await rows()).toBe(before)
  })
})

describe('FILE-10 the same name twice', () => {
  it('keeps both, each with its own record and owner', async () => {
    const other = await aPerson(api, { codes: CODES, scope: 'ou', reach: 'home', unit: 'CEB' })
    const second = await buildTrial(api.database, ceb)
    const longer = Buffer.concat([pdf, Buffer.from('\n%%EOF\n')])
    const [one, two] = await Promise.all([
      add(cebu.client, 'payslip.pdf', pdf),
      add(other.client, 'payslip.pdf', longer, files(second.id)),
    ])
    expect([one?.status, two?.status]).toEqual([201, 201])
    const kept = await api.database.db
      .selectFrom('stored_file')
      .selectAll()
      .where('file_name', '=', 'payslip.pdf')
      .execute()
    expect(new Set(kept.map(file => file.storage_key)).size).toBe(2)
    expect(kept.find(file => file.owner_id === second.id)).toMatchObject({
      created_by: other.id,
      size_bytes: longer.length,
    })
    expect((await cebu.client.get(`${files()}/${one?.body.data.id}`)).headers['content-length']).toBe(
      String(pdf.length),
    )
  })
})

describe('DOS-11 how much', () => {
  it('a file may be is told, and refused beyond it', async () => {
    const answer = await add(cebu.client, 'big.pdf', Buffer.concat([pdf, Buffer.alloc(15 * 1024 * 1024, 32)]))
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
    expect(answer.body.message).toContain('15 MiB')
  })

  it('one person may store is told, and refused beyond it', async () => {
    const person = await aPerson(api, { codes: CODES, scope: 'ou', reach: 'home', unit: 'CEB' })
    await sql`insert into stored_file (ou_id, created_by, owner_type, owner_id, kind, file_name, mime, size_bytes, sha256, storage_key)
      select ${ceb}::uuid, ${person.id}::uuid, 'trial', ${record}::uuid, 'other', 'x', 'application/pdf', 15728640, '', 'full-' || n
      from generate_series(1, 33) n`.execute(api.database.db)
    const padded = Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024, 32), Buffer.from('%%EOF')])
    const answer = await add(person.client, 'last.pdf', padded)
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large'])
    expect(answer.body.message).toContain('500 MiB')
    expect((await add(person.client, 'small.pdf', pdf)).status).toBe(201)
  })
})

describe('one key', () => {
  it('answers the same upload once and refuses another file', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const send = (content: Buffer) => {
      const { payload, headers } = fileForm('once.pdf', content)
      return cebu.client.post<One>(files(), payload, { headers: { ...headers, ...key } })
    }
    const [first, again] = [await send(pdf), await send(pdf)]
    expect(again.body.data.id).toBe(first.body.data.id)
    expect((await send(Buffer.concat([pdf, Buffer.from('\n%%EOF')]))).status).toBe(409)
  })
})
