import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Attachment } from '@contract/kernel/record-calls'
import { checkWaiting } from '@server/platform/files/check-waiting'
import { createScanner } from '@server/platform/files/clamd-scanner'
import { startApi, type Answer, type Client, type TestApi } from '@tests/support/api'
import { memoryStore } from '@tests/support/memory-store'
import { fileCall } from '@tests/support/multipart'
import { EICAR, startClamd, type Clamd } from './clamd.support'
import { pdf } from './files-samples.support'
import { recordingLog } from './mail.support'

type One = { data: Attachment; code: string; message: string }

/** Where the first line of a PDF ends. */
const START = pdf.indexOf('\n') + 1
const POSITIONS = '/api/v1/maintenance/positions'
const store = memoryStore()
let clamd: Clamd
let port: number
let api: TestApi
let hr: Client
let position: string

beforeAll(async () => {
  clamd = await startClamd()
  port = Number(new URL(clamd.url).port)
  api = await startApi({ env: { SCANNER_URL: clamd.url }, fileStore: store })
  hr = await api.as('hr_staff')
  const { data } = (await hr.get<{ data: { id: string }[] }>(`${POSITIONS}?start=0&end=1`)).body
  position = data[0]?.id ?? ''
})
afterAll(async () => {
  await api.close()
  await clamd.close()
})
beforeEach(() => api.database.db.deleteFrom('stored_file').execute())
afterEach(async () => {
  await clamd.close().catch(() => undefined)
  clamd = await startClamd({ port })
})

const files = () => `${POSITIONS}/${position}/attachments`
const add = (name: string, content: Buffer): Promise<Answer<One>> =>
  hr.post(files(), ...fileCall(name, content))
const list = async () => (await hr.get<{ data: Attachment[] }>(files())).body.data
const fetched = (id: string) => hr.get<One>(`${files()}/${id}`)
const log = recordingLog()
const checkAgain = (address: string | null = clamd.url) =>
  checkWaiting({ database: api.database, store, log, scanner: createScanner(address) })
const refusals = () =>
  api.database.db
    .selectFrom('audit_log')
    .select(['entity_id', 'actor_user_id', 'diff'])
    .where('action', '=', 'position.refuse_file')
    .orderBy('at')
    .execute()

describe('FILE-07 with the scanner there', () => {
  it('something harmful is refused, kept nowhere, and told to the audit with who sent it', async () => {
    const before = await refusals()
    const refused = await add('invoice.txt', EICAR)
    expect([refused.status, refused.body.code]).toEqual([422, 'file_harmful'])
    expect(refused.body.message).toMatch(/harmful/)
    expect(await list()).toEqual([])
    const stored = []
    for await (const { key } of store.list()) stored.push(key)
    expect(stored).toEqual([])
    const { id } = await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'hr-staff@portal.test')
      .executeTakeFirstOrThrow()
    expect((await refusals()).slice(before.length)).toEqual([
      {
        entity_id: position,
        actor_user_id: id,
        diff: { file: [null, 'invoice.txt · Eicar-Test-Signature'] },
      },
    ])
  })

  it('what is sound is kept, and the scanner saw every byte of it', async () => {
    const remark = Buffer.from(`% ${randomBytes(200_000).toString('base64')}\n`)
    const content = Buffer.concat([pdf.subarray(0, START), remark, pdf.subarray(START)])
    const sent = await add('plan.pdf', content)
    expect([sent.status, sent.body.data.held]).toEqual([201, null])
    expect(clamd.seen.at(-1)?.equals(content)).toBe(true)
    expect((await fetched(sent.body.data.id)).status).toBe(200)
  })
})

describe('FILE-07 with the scanner away', () => {
  it('a file waits, can be had by nobody, and is let go once it was looked at', async () => {
    await clamd.close()
    const { body } = await add('plan.pdf', pdf)
    expect(body.data.held).toBe('waiting')
    expect(await list()).toMatchObject([{ file_name: 'plan.pdf', held: 'waiting' }])
    const refused = await fetched(body.data.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'file_unchecked'])

    await checkAgain()
    expect(await list()).toMatchObject([{ held: 'waiting' }])
    await checkAgain(null)
    expect(await list()).toMatchObject([{ held: 'waiting' }])
    expect(log.lines.join('\n')).toMatch(/is away[\s\S]*SCANNER_URL/)

    clamd = await startClamd({ port })
    await checkAgain()
    expect(await list()).toMatchObject([{ held: null }])
    expect((await fetched(body.data.id)).status).toBe(200)
  })

  it('what turns out harmful stays locked, and the audit says what it was', async () => {
    const before = await refusals()
    await clamd.close()
    const { body } = await add('invoice.txt', EICAR)
    clamd = await startClamd({ port })
    await checkAgain()
    await checkAgain()
    expect(await list()).toMatchObject([{ file_name: 'invoice.txt', held: 'harmful' }])
    const refused = await fetched(body.data.id)
    expect([refused.status, refused.body.code]).toEqual([422, 'file_harmful'])
    expect((await refusals()).slice(before.length)).toEqual([
      {
        entity_id: position,
        actor_user_id: null,
        diff: { file: [null, 'invoice.txt · Eicar-Test-Signature'] },
      },
    ])
  })

  it('a scanner that could not look is no scanner that found nothing', async () => {
    await clamd.close()
    clamd = await startClamd({ port, say: () => 'INSTREAM size limit exceeded. ERROR' })
    expect((await add('plan.pdf', pdf)).body.data.held).toBe('waiting')
    await clamd.close()
    clamd = await startClamd({ port, say: () => '' })
    await checkAgain()
    expect(await list()).toMatchObject([{ held: 'waiting' }])
  })

  it('a scanner that answers before it has heard everything is not waited for', async () => {
    await clamd.close()
    clamd = await startClamd({ port, hasty: true })
    const scanner = createScanner(clamd.url)
    await expect(scanner?.findHarm(Buffer.alloc(8_000_000))).rejects.toThrow('size limit exceeded')
  })

  it('a silent scanner is not asked again for every file of a batch', async () => {
    await clamd.close()
    clamd = await startClamd({ port, say: () => null })
    const scanner = createScanner(clamd.url, { patienceMs: 100 })
    await expect(scanner?.findHarm(pdf)).rejects.toThrow('does not answer')
    await expect(scanner?.findHarm(pdf)).rejects.toThrow('a moment ago')
    expect(clamd.seen).toHaveLength(1)
  })

  it('more files than are taken at once are all looked at', async () => {
    await clamd.close()
    for (let no = 0; no < 21; no += 1) await add(`plan-${no}.pdf`, pdf)
    clamd = await startClamd({ port })
    await checkAgain()
    expect((await list()).map(file => file.held)).toEqual(Array.from({ length: 21 }, () => null))
  })
})
