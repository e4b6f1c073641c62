import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RecordedStatement } from '@tests/support/record-statements'

/** Each text once, from the files of all processes. */
export async function readStatements(folder: string): Promise<string[]> {
  const texts = new Set<string>()
  const files = await readdir(folder).catch(() => [])
  for (const file of files.filter(name => name.endsWith('.jsonl'))) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n').filter(Boolean)
    for (const line of lines) texts.add((JSON.parse(line) as RecordedStatement).text)
  }
  return [...texts]
}

const COMMENTS = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/
/** What PostgreSQL prepares. Everything else is a utility: transactions, definitions, settings, listening, copying. */
const PREPARABLE = /^\(*(?:select|insert|update|delete|merge|values|with|table)\b/i
/** The query of a cursor is one like any other. */
const CURSOR = /^declare\s+\w+\s+(?:no\s+scroll\s+)?cursor\s+(?:with(?:out)?\s+hold\s+)?for\s+/i

/** What of a recorded text can be prepared; undefined for a utility, and for several statements in one text. */
export function queryOf(text: string): string | undefined {
  const query = text.replace(COMMENTS, '').replace(CURSOR, '').trim().replace(/;$/, '')
  return PREPARABLE.test(query) && !holdsSeveral(query) ? query : undefined
}

/** A semicolon outside of texts, names and comments parts statements. */
function holdsSeveral(query: string): boolean {
  return query.replace(/\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'|"[^"]*"|--[^\n]*|\/\*[\s\S]*?\*\//g, '').includes(';')
}

const DEFINITION =
  /create\s+(?:or\s+replace\s+)?(?:temp\s+|temporary\s+|unlogged\s+)?(?:table|view|materialized view|sequence|function)\s+(?:if\s+not\s+exists\s+)?(?:\w+\.)?"?(\w+)"?/gi

/** Names of the tables, views, sequences and functions that tests defined by their own statements. */
export function madeByTests(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(text => [...text.matchAll(DEFINITION)].flatMap(([, name]) => name ?? [])))
}

/** Whether it is one of them, or the sequence of one of their columns. */
export function isOfTests(name: string, made: ReadonlySet<string>): boolean {
  return made.has(name) || (name.endsWith('_seq') && [...made].some(table => name.startsWith(`${table}_`)))
}
