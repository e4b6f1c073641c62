import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PART_BYTES } from '@contract/modules/files/upload.calls'
import { purgeTask, housekeepingHandlers } from '@server/platform/jobs/housekeeping'
import { sweepFiles } from '@server/platform/files/sweep-files'
import { createLogger } from '@server/platform/http/logger'
import { keysIn, pdfOf } from '@tests/api/files.support'
import { beginUpload, FILES, sendPart, sha256, upload } from '@tests/api/files.portal.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { memoryStore } from '@tests/support/memory-store'

let api: TestApi
let hr: Client
const store = memoryStore()
beforeAll(async () => {
  api = await startApi({ fileStore: store })
  hr = await api.as('hr_staff')
})
afterAll(() => api.close())

/** Three parts, the last a short one. */
const content = pdfOf(2 * PART_BYTES + 1_000)
const complete = (id: string, client = hr) => client.post<{ code: string }>(`${FILES}/uploads/${id}/complete`)

describe('a file that comes in parts', () => {
  it('goes on where it was cut, also in another tab, and nothing comes twice', async () => {
    const begun = (await beginUpload(hr, 'long.pdf', content)).body.data
    await sendPart(hr, begun.id, 0, content)
    await sendPart(hr, begun.id, 2, content)
    // The line is cut here: whoever begins again is told what is there.
    const again = (await beginUpload(hr, 'long.pdf', content)).body.data
    expect([again.id, again.parts]).toEqual([begun.id, [0, 2]])
    expect((await complete(begun.id)).status).toBe(409)
    expect((await sendPart(hr, begun.id, 2, content)).status).toBe(204)
    expect((await sendPart(hr, begun.id, 1, content)).status).toBe(204)
    expect((await complete(begun.id)).status).toBe(200)
    expect(await keysIn(store)).toHaveLength(3)
  })

  it('FUP-02 refuses a part that is not what its hash says, and keeps the good ones', async () => {
    const other = Buffer.concat([pdfOf(PART_BYTES + 10)])
    const { id } = (await beginUpload(hr, 'flipped.pdf', other)).body.data
    await sendPart(hr, id, 0, other)
    const flipped = Buffer.from(other)
    flipped[PART_BYTES + 3] = (flipped[PART_BYTES + 3] ?? 0) ^ 1
    const refused = await sendPart(hr, id, 1, flipped, sha256(other.subarray(PART_BYTES)))
    expect([refused.status, refused.body.code]).toEqual([422, 'file_damaged'])
    expect((await beginUpload(hr, 'flipped.pdf', other)).body.data.parts).toEqual([0])
    // The right hash of a wrong length is no part either.
    expect((await sendPart(hr, id, 0, other.subarray(0, 100))).status).toBe(422)
  })

  it('FUP-02 throws away a whole that is not what was announced', async () => {
    const wrong = sha256(Buffer.from('something else'))
    const { id } = (await beginUpload(hr, 'wrong.pdf', content, wrong)).body.data
    for (const no of [0, 1, 2]) await sendPart(hr, id, no, content)
    expect((await complete(id)).body.code).toBe('file_damaged')
    expect((await complete(id)).status).toBe(404)
    expect((await beginUpload(hr, 'wrong.pdf', content, wrong)).body.data.parts).toEqual([])
  })

  it('is its sender’s alone', async () => {
    const { id } = (await beginUpload(hr, 'mine.pdf', content)).body.data
    const other = await api.as('accounting')
    expect((await sendPart(other, id, 0, content)).status).toBe(404)
    expect((await complete(id, other)).status).toBe(404)
    expect((await other.send('DELETE', `${FILES}/uploads/${id}`)).status).toBe(404)
    expect((await beginUpload(other, 'mine.pdf', content)).body.data.id).not.toBe(id)
    expect((await hr.send('DELETE', `${FILES}/uploads/${id}`)).status).toBe(204)
    expect((await complete(id)).status).toBe(404)
  })

  it('is held to a size and to parts that it has', async () => {
    const announced = (size_bytes: number) =>
      hr.post(`${FILES}/uploads`, { file_name: 'big.zip', size_bytes, sha256: sha256(content) })
    expect((await announced(64 * 1024 * 1024 + 1)).status).toBe(400)
    const { id } = (await beginUpload(hr, 'few.pdf', content)).body.data
    expect((await sendPart(hr, id, 3, Buffer.concat([content, content]))).status).toBe(404)
  })

  it('waits for a day, then the cleaner takes the rows and the sweeper the bytes', async () => {
    const { db } = api.database
    const { id } = (await beginUpload(hr, 'forgotten.pdf', content)).body.data
    await sendPart(hr, id, 0, content)
    const key = (
      await db
        .selectFrom('upload_part')
        .select('storage_key')
        .where('upload_id', '=', id)
        .executeTakeFirstOrThrow()
    ).storage_key
    await sql`update upload set expires_at = now() - interval '1 minute' where id = ${id}`.execute(db)
    expect((await complete(id)).status).toBe(404)
    const idle = () => Promise.resolve()
    const purge = housekeepingHandlers({ database: api.database, sweepFiles: idle, checkFiles: idle }).find(
      handler => handler.task === purgeTask,
    )
    await purge?.run({}, { jobId: '1', attempt: 1, signal: new AbortController().signal })
    expect(await db.selectFrom('upload').select('id').where('id', '=', id).execute()).toEqual([])
    const old = {
      ...store,
      async *list() {
        for await (const one of store.list()) yield { ...one, modifiedAt: new Date(0) }
      },
    }
    const waiting = (await db.selectFrom('upload_part').select('storage_key').execute()).map(
      row => row.storage_key,
    )
    await sweepFiles({ database: api.database, store: old, log: createLogger('silent') })
    expect(await store.exists(key)).toBe(false)
    // What is still on its way was left alone.
    for (const other of waiting) expect(await store.exists(other)).toBe(true)
  })
})

describe('a file of a record', () => {
  it('may come in parts before it, is taken once, and only by its sender', async () => {
    const { data } = (await hr.get<{ data: { id: string }[] }>('/api/v1/maintenance/positions?start=0&end=1'))
      .body
    const url = `/api/v1/maintenance/positions/${data[0]?.id}/attachments`
    const upload_id = await upload(hr, 'contract.pdf', content)
    const other = await api.as('agent')
    expect([403, 404]).toContain((await other.post(url, { upload_id })).status)
    const kept = await hr.post<{ data: { id: string; file_name: string; size_bytes: number } }>(url, {
      upload_id,
    })
    expect(kept.status).toBe(201)
    expect(kept.body.data).toMatchObject({ file_name: 'contract.pdf', size_bytes: content.length })
    expect((await hr.post(url, { upload_id })).status).toBe(404)
    expect((await hr.post(url, {})).status).toBe(422)
  })
})

describe('a form', () => {
  it('gets its versions from what came in parts; its bytes are those that were sent', async () => {
    const made = await hr.post<{ data: { id: string; row_version: number } }>(`${FILES}/forms`, {
      code: 'HR-77',
      name: 'Certificate of employment',
      category: 'general',
      valid_from: '2026-01-01',
      audience: { everyone: true, units: [], divisions: [], positions: [], roles: [], employees: [] },
    })
    const { id, row_version } = made.body.data
    const version = (row: number) => ({ headers: { 'if-match': `"${row}"` } })
    const url = `${FILES}/forms/${id}/versions`
    const employee = await api.as('employee')
    const own = async () =>
      (
        await employee.get<{ data: { id: string; version: number; downloaded_version: number | null }[] }>(
          `${FILES}/own-forms`,
        )
      ).body.data.find(form => form.id === id)
    expect(await own()).toBeUndefined()
    const first = await hr.post<{ data: { row_version: number } }>(
      url,
      { upload_id: await upload(hr, 'coe.pdf', content) },
      version(row_version),
    )
    expect(first.status).toBe(200)
    expect(await own()).toMatchObject({ version: 1, downloaded_version: null })
    const file = await api.app.inject({
      method: 'GET',
      url: `${FILES}/own-forms/${id}/file`,
      headers: { authorization: `Bearer ${employee.user?.token}` },
    })
    expect([file.statusCode, sha256(file.rawPayload)]).toEqual([200, sha256(content)])

    // Looking counts nothing; each press counts one, and the same press sent twice counts once.
    const press = (key: string) =>
      employee.post(`${FILES}/own-forms/${id}/downloads`, undefined, { headers: { 'idempotency-key': key } })
    await press('press-number-1')
    await press('press-number-1')
    await press('press-number-2')
    const listed = await hr.get<{ data: { version: number; downloads: number }[] }>(url)
    expect(listed.body.data).toMatchObject([{ version: 1, downloads: 2 }])
    expect(await own()).toMatchObject({ downloaded_version: 1 })

    const now = await hr.get<{ data: { row_version: number } }>(`${FILES}/forms/${id}`)
    const second = await hr.post(
      url,
      { upload_id: await upload(hr, 'coe-2.pdf', pdfOf(900)), note: 'New address' },
      version(now.body.data.row_version),
    )
    expect(second.status).toBe(200)
    expect(await own()).toMatchObject({ version: 2, downloaded_version: 1, note: 'New address' })
    expect((await hr.get(`${url}/1/file`)).status).toBe(200)
    expect((await employee.get(`${url}/1/file`)).status).toBe(403)

    const retired = await hr.get<{ data: { row_version: number } }>(`${FILES}/forms/${id}`)
    expect(
      (await hr.post(`${FILES}/forms/${id}/deactivate`, undefined, version(retired.body.data.row_version)))
        .status,
    ).toBe(200)
    expect(await own()).toBeUndefined()
    expect((await employee.get(`${FILES}/own-forms/${id}/file`)).status).toBe(404)
  })

  it('FUP-02 is not made of what is no document', async () => {
    const id = await upload(hr, 'page.pdf', Buffer.from('<html>not a pdf</html>'))
    const forms = (
      await hr.get<{ data: { id: string; row_version: number }[] }>(`${FILES}/forms?start=0&end=5`)
    ).body.data
    const form = forms[0]
    const refused = await hr.post<{ code: string }>(
      `${FILES}/forms/${form?.id}/versions`,
      { upload_id: id },
      { headers: { 'if-match': `"${form?.row_version}"` } },
    )
    expect([refused.status, refused.body.code]).toEqual([415, 'wrong_type'])
  })
})
