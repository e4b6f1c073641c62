import { FILE_TYPES } from '@contract/kernel/file-types'
import { csvChunks } from '@contract/kernel/sheet/csv'
import { ExportBrokeOff, exportRows } from '@contract/kernel/sheet/export-lines'
import { SheetTooLarge } from '@contract/kernel/sheet/sheet'
import { xlsxChunks } from '@contract/kernel/sheet/xlsx'
import { type FromWorker, type ToWorker, type WhyFailed } from '@/shared/resource/export/export-messages'
import { fileSink } from '@/shared/resource/export/file-sink'

const TELL_EVERY_MS = 200

const say = (message: FromWorker) => postMessage(message)

/** Bytes as they are handed in; asks for more whenever it has given some away. */
function incoming() {
  const waiting: (Uint8Array | null)[] = []
  let wake: () => void = () => undefined
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (;;) {
      while (waiting.length === 0) await new Promise<void>(resolve => (wake = resolve))
      const next = waiting.shift()
      if (next === null || next === undefined) return
      say({ kind: 'more' })
      yield next
    }
  }
  const put = (piece: Uint8Array | null) => {
    waiting.push(piece)
    wake()
  }
  return { bytes, put }
}

const line = incoming()

function whyOf(error: unknown): WhyFailed {
  if (error instanceof ExportBrokeOff) return 'broke_off'
  return error instanceof SheetTooLarge ? 'too_large' : 'failed'
}

async function write({ format, sheet, place }: Extract<ToWorker, { kind: 'start' }>): Promise<void> {
  const sink = await fileSink(place)
  let told = 0
  let rows = 0
  try {
    const batches = exportRows(line.bytes(), progress => {
      rows = progress.done
      if (Date.now() - told < TELL_EVERY_MS) return
      told = Date.now()
      say({ kind: 'progress', progress })
    })
    const chunks = format === 'csv' ? csvChunks(sheet, batches) : xlsxChunks(sheet, batches)
    for await (const chunk of chunks) await sink.write(chunk)
    say({ kind: 'done', file: await sink.finish(FILE_TYPES[format]), rows })
  } catch (error) {
    await sink.drop()
    say({ kind: 'failed', why: whyOf(error) })
  }
}

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data
  if (message.kind === 'start') void write(message)
  else line.put(message.kind === 'bytes' ? message.bytes : null)
})
