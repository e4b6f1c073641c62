import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { credit, debit } from '@contract/modules/accounting/entry.rules'
import { businessDay } from '@server/platform/db/business-day'
import { isUnavailable } from '@server/platform/db/failures'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { ledgerFault } from '@tests/api/ledger.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'

const POSTINGS = 400
const KEYS = 380
/** The portal lets no more wait for its database than this many and some. */
const WRITERS = 50

let api: TestApi
let unit: string
let today: string
beforeAll(async () => {
  api = await startApi()
  unit = (await buildOperatingUnit(api.database.db)).id
  today = await businessDay(api.database.db)
})
afterAll(() => api.close())

/** Some come with the key of another, as what is sent again does. */
const post = (at: number) =>
  inTransaction(api.database, { identity: { role: 'system' } }, tx =>
    postEntry(tx, {
      ouId: unit,
      date: today,
      memo: 'Bank charges',
      source: { type: 'manual_entry', id: null },
      key: `at-once:${at % KEYS}`,
      lines: [debit('6900', 7n), credit('1020', 7n)],
    }),
  )

/** Whoever waited too long for a connection wrote nothing, and sends the same again. */
function refusedByLoad(error: unknown): null {
  if (isUnavailable(error)) return null
  throw error
}

it('four hundred postings at once in one unit leave no gap, no twin, no deadlock and a chain that holds', async () => {
  const posted: (string | undefined)[] = []
  const waiting = Array.from({ length: POSTINGS }, (_, at) => at)
  const write = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const entries = await post(at).catch(refusedByLoad)
      if (entries) posted.push(entries[0]?.id)
      else waiting.push(at)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  expect([posted.length, new Set(posted).size]).toEqual([POSTINGS, KEYS])
  const { rows } = await sql<{ entries: number; gaps: number; open: string }>`
    select count(*)::int as entries, count(*) filter (where no <> place)::int as gaps,
      (select sum(debit - credit)::text from journal_line where ou_id = ${unit}) as open
    from (select right(number, 6)::int as no, row_number() over (order by chain_seq) as place
      from journal_entry where ou_id = ${unit}) e`.execute(api.database.db)
  expect(rows).toEqual([{ entries: KEYS, gaps: 0, open: '0.00' }])
  expect(await ledgerFault(api.database.db)).toBeNull()
})
