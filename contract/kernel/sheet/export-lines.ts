import type { SheetRow } from '@contract/kernel/sheet/sheet'

/** The rows ended before their end was told: what came is not the list. */
export class ExportBrokeOff extends Error {
  constructor() {
    super('the rows ended before their end')
    this.name = 'ExportBrokeOff'
  }
}

export type ExportProgress = { done: number; total: number | null }

function isTold(line: unknown, key: 'total' | 'done'): number | null {
  const value = (line as Record<string, unknown> | null)?.[key]
  return typeof value === 'number' ? value : null
}

/** Lines of JSON as the server streams an export, in batches of rows as they arrive. */
export async function* exportRows(
  bytes: AsyncIterable<Uint8Array>,
  onProgress: (progress: ExportProgress) => void = () => undefined,
): AsyncGenerator<SheetRow[]> {
  const decoder = new TextDecoder()
  let rest = ''
  let total: number | null = null
  let done = 0
  let told: number | null = null

  const read = (text: string): SheetRow[] => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    const rows: SheetRow[] = []
    for (const line of lines) {
      if (!line.trim()) continue
      const value: unknown = parsed(line)
      if (Array.isArray(value)) rows.push(value as SheetRow)
      else {
        total = isTold(value, 'total') ?? total
        told = isTold(value, 'done') ?? told
      }
    }
    return rows
  }

  for await (const chunk of bytes) {
    const rows = read(decoder.decode(chunk, { stream: true }))
    done += rows.length
    onProgress({ done, total })
    if (rows.length > 0) yield rows
  }
  const last = read(`${decoder.decode()}\n`)
  done += last.length
  if (last.length > 0) yield last
  onProgress({ done, total })
  if (told === null || told !== done) throw new ExportBrokeOff()
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new ExportBrokeOff()
  }
}
