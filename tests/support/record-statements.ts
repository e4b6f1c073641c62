import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** One statement as it was sent, a JSON line each. */
export type RecordedStatement = { text: string }

type Query = (this: pg.Client, ...args: unknown[]) => unknown
/** Files share a process, in which the client is patched once. */
const shared = globalThis as { recordedStatements?: Set<string> }

const folder = process.env['STATEMENT_RECORD']
if (folder && !shared.recordedStatements) record(folder)

/** Writes down the text of each statement that this process sends for the first time, in a file of its own. */
function record(into: string): void {
  const known = (shared.recordedStatements = new Set<string>())
  mkdirSync(into, { recursive: true })
  const file = join(into, `${process.pid}-${Date.now()}.jsonl`)
  const client = pg.Client.prototype as { query: Query }
  const send = client.query
  client.query = function (...args) {
    const text = textOf(args[0])
    const mark = text && createHash('sha1').update(text).digest('base64')
    if (text && mark && !known.has(mark)) {
      known.add(mark)
      appendFileSync(file, `${JSON.stringify({ text } satisfies RecordedStatement)}\n`)
    }
    return send.apply(this, args)
  }
}

/** Of a text, of a text with its values, or of a stream that is copied; undefined where a client asks for itself. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined
  return typeof query.text === 'string' ? query.text : undefined
}
