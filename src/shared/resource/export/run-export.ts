import type { ExportProgress } from '@contract/kernel/sheet/export-lines'
import type { Sheet } from '@contract/kernel/sheet/sheet'
import type { ExportFormat, FromWorker, ToWorker, WhyFailed } from '@/shared/resource/export/export-messages'
import { newPlace, removePlace } from '@/shared/resource/export/file-sink'

/** So many pieces may wait in the worker; beyond that the line itself has to. */
const MOST_WAITING = 4

export class ExportFailed extends Error {
  readonly why: WhyFailed

  constructor(why: WhyFailed) {
    super(why)
    this.name = 'ExportFailed'
    this.why = why
  }
}

export type ExportedFile = { file: Blob; rows: number; forget: () => void }

export type ExportOrder = {
  format: ExportFormat
  sheet: Sheet
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
}

/** Reads the rows on the page, where the session is, and writes the file in a worker, where there is time. */
export async function runExport({
  format,
  sheet,
  open,
  signal,
  onProgress,
}: ExportOrder): Promise<ExportedFile> {
  const stream = await open(signal)
  const place = newPlace()
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' })
  const tell = (message: ToWorker) => worker.postMessage(message)
  let taken = 0
  let wake: () => void = () => undefined

  const answer = new Promise<ExportedFile>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'progress') onProgress(data.progress)
      else if (data.kind === 'failed') reject(new ExportFailed(data.why))
      else if (data.kind === 'done')
        resolve({ file: data.file, rows: data.rows, forget: () => void removePlace(place) })
      else {
        taken++
        wake()
      }
    }
    worker.onerror = () => reject(new ExportFailed('failed'))
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')), { once: true })
  })
  answer.catch(() => wake())

  const reader = stream.getReader()
  const pump = async () => {
    tell({ kind: 'start', format, sheet, place })
    for (let given = 0; !signal.aborted; given++) {
      const { done, value } = await reader.read()
      if (done) break
      tell({ kind: 'bytes', bytes: value })
      while (given - taken >= MOST_WAITING && !signal.aborted)
        await new Promise<void>(resolve => (wake = resolve))
    }
    tell({ kind: 'end' })
  }
  // A line that breaks is an end before the end: the worker sees that it was not told.
  const pumped = pump().catch(() => tell({ kind: 'end' }))
  try {
    return await answer
  } catch (error) {
    await removePlace(place)
    throw error
  } finally {
    worker.terminate()
    void reader.cancel().catch(() => undefined)
    void pumped
  }
}
