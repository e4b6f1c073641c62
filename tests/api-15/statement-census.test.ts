import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPool } from '@server/platform/db/connection'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { isOfTests, madeByTests, queryOf, readStatements } from '@tests/api-15/recorded-statements'

/** Hardly any file of the suite sends fewer than thirty statements of its own, and all files together some 3,000. */
const FEWEST = 1500

/** Every statement that the suite sent on the newest engine has to be understood by the oldest that is supported. */
const folder = process.env['STATEMENT_RECORD']

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

/** undefined_table, undefined_function */
const UNDEFINED = new Set(['42P01', '42883'])

/** Sent by tests themselves, each with why it cannot be prepared here. */
const OF_TESTS: Record<string, string> = {
  'select datlocprovider, datlocale from pg_database where datname = $1':
    'asks the embedded engine for its locale, by a column that came with PostgreSQL 17',
  "select '123-456-789'::int": 'fails on purpose, to see that no log holds the value',
}

type Refusal = { text: string; why: string }

it('every statement that was recorded on the newest engine can be prepared here', async () => {
  if (!process.env['TEST_DATABASE_URL']) throw new Error('TEST_DATABASE_URL names no server of that engine')
  if (!folder)
    throw new Error('STATEMENT_RECORD names no folder: record the projects api and engine into it first')
  const texts = await readStatements(folder)
  const queries = texts.flatMap(text => queryOf(text) ?? []).filter(query => !(query in OF_TESTS))
  expect(queries.length, `statements recorded in ${folder}`).toBeGreaterThan(FEWEST)

  const made = madeByTests(texts)
  const { rows: known } = await fresh.database.pool.query<{ name: string }>(
    'select proname as name from pg_proc',
  )
  for (const { name } of known) made.delete(name)
  const pool = createPool(fresh.ownerConnection, { max: 1, waiting: 1 }, () => undefined)
  const refused: Refusal[] = []
  try {
    for (const query of queries) {
      try {
        await pool.query(`prepare recorded as ${query}\n; deallocate recorded`)
      } catch (error) {
        const { code, message } = error as { code?: string; message: string }
        // A test's own tables and functions are in no migrated database.
        const missing = /(?:relation|function) "?(?:\w+\.)?"?(\w+)"?/.exec(message)?.[1]
        if (code && UNDEFINED.has(code) && missing && isOfTests(missing, made)) continue
        refused.push({ text: query, why: message })
      }
    }
  } finally {
    await pool.end()
  }
  expect(refused).toEqual([])
})
