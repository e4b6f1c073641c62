import { PART_BYTES, partsOf, type UploadState } from '@contract/modules/files/upload.calls'
import { hashOf } from '@/shared/form/file-hash'
import type { SendFile } from '@/shared/form/use-file-sender'
import { toApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'

const URL_OF_UPLOADS = '/api/v1/files/uploads'
/** After a cut it goes on by itself so often, each time waiting longer; then a press goes on where it stands. */
const PAUSES_MS = [1_000, 3_000, 8_000]
/** A quarter of a mebibyte over a line that hardly moves. */
const PART_PATIENCE_MS = 60_000

export type SentFile = { id: string; file_name: string }
type PartCall = Parameters<SendFile<SentFile>>[1]

/** Big files in parts, each with its hash: a cut costs one part, and what was sent before is never sent again. */
export const sendInParts: SendFile<SentFile> = async (file, sending) => {
  const content = await file.arrayBuffer()
  const { originalHash } = sending
  const begun = {
    file_name: file.name,
    size_bytes: file.size,
    sha256: await hashOf(content),
    ...(originalHash && { original_sha256: originalHash }),
  }
  for (let tries = 0; ; tries += 1) {
    try {
      return await sendRest(begun, content, sending)
    } catch (error) {
      const { status, code } = toApiFailure(error)
      const isCut = code === 'offline' || code === 'timeout' || status === 408 || status >= 502
      const pause = PAUSES_MS[tries]
      if (!isCut || pause === undefined || sending.signal.aborted) throw error
      await wait(pause, sending.signal)
    }
  }
}

/** The way of every file that a record or a form takes: in parts, and then to where it belongs. */
export function sendFileTo<T>(url: string, params: Record<string, string> = {}): SendFile<T> {
  return async (file, sending) => {
    const { id } = await sendInParts(file, sending)
    const { signal } = sending
    const { data } = await http.post<{ data: T }>(url, { upload_id: id }, { params, signal })
    return data.data
  }
}

type Begun = { file_name: string; size_bytes: number; sha256: string; original_sha256?: string }

async function sendRest(begun: Begun, content: ArrayBuffer, { signal, onSent }: PartCall): Promise<SentFile> {
  const { data } = await http.post<{ data: UploadState }>(URL_OF_UPLOADS, begun, { signal })
  const { id, parts, is_complete } = data.data
  const there = new Set(parts)
  const total = partsOf(begun.size_bytes)
  let done = there.size
  onSent(done / total)
  for (let no = 0; no < total; no += 1) {
    if (there.has(no)) continue
    const part = content.slice(no * PART_BYTES, (no + 1) * PART_BYTES)
    const body = new FormData()
    body.append('file', new Blob([part]), 'part')
    const before = done
    await http.put(`${URL_OF_UPLOADS}/${id}/parts/${no}`, body, {
      signal,
      timeoutMs: PART_PATIENCE_MS,
      params: { sha256: await hashOf(part) },
      onSent: share => onSent((before + share) / total),
    })
    done += 1
    onSent(done / total)
  }
  if (!is_complete) await http.post(`${URL_OF_UPLOADS}/${id}/complete`, undefined, { signal })
  return { id, file_name: begun.file_name }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
