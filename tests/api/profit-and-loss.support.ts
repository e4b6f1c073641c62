import { parseMoney } from '@contract/kernel/money'
import { credit, debit, type EntryLine } from '@contract/modules/accounting/entry.rules'
import type { EntrySource } from '@contract/modules/accounting/journal-entry.resource'
import { businessDay } from '@server/platform/db/business-day'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import type { TestApi } from '@tests/support/api'
import { unitId } from '@tests/api/attacks/people.support'
import { MARCH_BOOKS } from '@tests/support/march-books'

async function post(api: TestApi, unit: string, date: string, lines: readonly EntryLine[]): Promise<void> {
  const ouId = await unitId(api, unit)
  await inTransaction(api.database, { identity: { role: 'system' } }, tx =>
    postEntry(tx, {
      ouId,
      date,
      memo: 'Worked example',
      // Control accounts refuse what is posted by hand.
      source: { type: 'worked_example' as EntrySource, id: null },
      key: crypto.randomUUID(),
      lines: lines.map(({ party: _, ...line }) => line),
    }),
  )
}

/** EX-34, in March of a year whose months are open. */
async function postMarchBooks(api: TestApi, unit: string, year: number): Promise<void> {
  for (const { on, lines } of MARCH_BOOKS) await post(api, unit, `${year}${on.slice(4)}`, lines)
}

/** Last year, whose months are open: EX-34 in Cebu, and in Davao what was earned on these days. Gives the year. */
export async function postLastYear(
  api: TestApi,
  earned: Readonly<Record<string, string>> = {},
): Promise<number> {
  const year = Number((await businessDay(api.database.db)).slice(0, 4)) - 1
  await postMarchBooks(api, 'CEB', year)
  for (const [day, text] of Object.entries(earned)) {
    const amount = parseMoney(text)
    await post(api, 'DVO', `${year}-${day}`, [debit('1020', amount), credit('4010', amount)])
  }
  return year
}
