import type { EntryLine } from '@contract/modules/accounting/entry.rules'
import type { EntrySource } from '@contract/modules/accounting/journal-entry.resource'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import type { TestApi } from '@tests/support/api'
import { unitId } from '@tests/api/attacks/people.support'
import { MARCH_BOOKS } from '@tests/support/march-books'

export async function post(
  api: TestApi,
  unit: string,
  date: string,
  lines: readonly EntryLine[],
): Promise<void> {
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
export async function postMarchBooks(api: TestApi, unit: string, year: number): Promise<void> {
  for (const { on, lines } of MARCH_BOOKS) await post(api, unit, `${year}${on.slice(4)}`, lines)
}
