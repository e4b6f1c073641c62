import { createHash } from 'node:crypto'
import { EVERYONE, type Audience } from '@contract/modules/files/audience'
import type { OwnMemo, OwnMemoPage } from '@contract/modules/files/memo.calls'
import type { Memo } from '@contract/modules/files/memo.resource'
import { PART_BYTES, type UploadState } from '@contract/modules/files/upload.calls'
import type { Client } from '@tests/support/api'
import { fileCall } from '@tests/support/multipart'

export const FILES = '/api/v1/files'
export type RefusedAnswer = { code: string; fields?: { path: string; code: string }[] }
type One<T> = { data: T } & RefusedAnswer

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
export const versionOf = (row: { row_version: number }) => ({
  headers: { 'if-match': `"${row.row_version}"` },
})

/** The smallest page of text that every reader opens. */
export const aPdf = (text: string) =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

export async function beginUpload(
  client: Client,
  name: string,
  content: Buffer,
  hash = sha256(content),
  original?: string,
) {
  return client.post<One<UploadState>>(`${FILES}/uploads`, {
    file_name: name,
    size_bytes: content.length,
    sha256: hash,
    ...(original !== undefined && { original_sha256: original }),
  })
}

export function sendPart(client: Client, id: string, no: number, content: Buffer, hash?: string) {
  const part = content.subarray(no * PART_BYTES, (no + 1) * PART_BYTES)
  const [payload, extra] = fileCall('part', part)
  return client.send<RefusedAnswer>(
    'PUT',
    `${FILES}/uploads/${id}/parts/${no}?sha256=${hash ?? sha256(part)}`,
    payload,
    extra,
  )
}

/** Whole, as the portal sends it. */
export async function upload(
  client: Client,
  name: string,
  content: Buffer,
  original?: string,
): Promise<string> {
  const { body } = await beginUpload(client, name, content, sha256(content), original)
  const { id } = body.data
  for (let no = 0; no * PART_BYTES < content.length; no += 1) await sendPart(client, id, no, content)
  const done = await client.post(`${FILES}/uploads/${id}/complete`)
  if (done.status !== 200) throw new Error(`the upload was refused: ${done.text}`)
  return id
}

export const only = (lists: Partial<Audience>): Audience => ({ ...EVERYONE, everyone: false, ...lists })

export function memoCalls(client: Client) {
  const url = `${FILES}/memos`
  const draft = (ouId: string, more: object = {}) =>
    client.post<One<Memo>>(url, {
      title: 'Holiday hours',
      category: 'announcement',
      ou_id: ouId,
      reach: 'company',
      audience: EVERYONE,
      body_md: 'The office is **closed** on Friday.',
      ...more,
    })
  const move = (memo: Memo, verb: string, body?: object) =>
    client.post<One<Memo>>(`${url}/${memo.id}/${verb}`, body, versionOf(memo))
  return {
    draft,
    move,
    get: async (id: string) => (await client.get<One<Memo>>(`${url}/${id}`)).body.data,
    change: (memo: Memo, values: object) =>
      client.patch<One<Memo>>(`${url}/${memo.id}`, values, versionOf(memo)),
    /** Drafted and out. */
    publish: async (ouId: string, more: object = {}): Promise<Memo> => {
      const made = await draft(ouId, more)
      if (made.status !== 201) throw new Error(`no draft: ${made.text}`)
      const out = await move(made.body.data, 'publish')
      if (out.status !== 200) throw new Error(`not published: ${out.text}`)
      return out.body.data
    },
  }
}

export function readerCalls(client: Client) {
  const url = `${FILES}/own-memos`
  return {
    list: async () => (await client.get<One<OwnMemo[]>>(url)).body.data,
    open: (id: string) => client.get<One<OwnMemoPage>>(`${url}/${id}`),
    read: (id: string) => client.post<RefusedAnswer>(`${url}/${id}/read`),
    acknowledge: (id: string, version: number) =>
      client.post<RefusedAnswer>(`${url}/${id}/acknowledge`, { version }),
    stateOf: async (id: string) =>
      (await client.get<One<OwnMemo[]>>(url)).body.data.find(memo => memo.id === id)?.state,
  }
}
