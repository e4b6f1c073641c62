import {
  ImportFault,
  LARGEST_TABLE,
  type ImportFaultCode,
  type TableRows,
} from '@/shared/record/import/import-fault'
import { readCsv } from '@/shared/record/import/read-csv'
import { textOfBytes } from '@/shared/record/import/text-of-bytes'

export type TableSheet = { name: string; rows: TableRows }
export type Table = { name: string; sheets: readonly TableSheet[] }

const PATIENCE_MS = 60_000
const ZIP = [0x50, 0x4b]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, sign: readonly number[]) =>
  sign.every((byte, index) => bytes[index] === byte)

type Answer = { sheets: TableSheet[] } | { fault: ImportFaultCode }

async function readApart(content: ArrayBuffer, signal: AbortSignal): Promise<TableSheet[]> {
  if (typeof Worker === 'undefined') {
    const { readWorkbook } = await import('@/shared/record/import/read-xlsx')
    return readWorkbook(new Uint8Array(content))
  }
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' })
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const answer = await new Promise<Answer>((resolve, reject) => {
      limit.addEventListener('abort', () => reject(new ImportFault('damaged')), { once: true })
      worker.addEventListener('message', (event: MessageEvent<Answer>) => resolve(event.data))
      worker.addEventListener('error', () => reject(new ImportFault('damaged')))
      worker.postMessage(content, [content])
    })
    if ('fault' in answer) throw new ImportFault(answer.fault)
    return answer.sheets
  } finally {
    worker.terminate()
  }
}

/** What the content is, not what its name claims. */
export async function readTable(file: File, signal: AbortSignal): Promise<Table> {
  if (file.size > LARGEST_TABLE) throw new ImportFault('too_large')
  const content = await file.arrayBuffer()
  const bytes = new Uint8Array(content)
  if (startsWith(bytes, OLE)) throw new ImportFault('old_excel')
  const sheets = startsWith(bytes, ZIP)
    ? await readApart(content, signal)
    : [{ name: file.name, rows: readCsv(textOfBytes(bytes)) }]
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw new ImportFault('empty')
  return { name: file.name, sheets: filled }
}
