import type { OpeningBalance } from '@contract/modules/accounting/opening-balance.resource'
import { checkOpeningLine, openingLine } from '@contract/modules/accounting/opening-balance.rules'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem } from '@server/platform/http/problems'
import { lockLedgers } from '@server/platform/ledger/entry.repository'
import { postEntry } from '@server/platform/ledger/post-entry'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import {
  findAccountCodes,
  hasOpening,
  keepEntry,
} from '@server/modules/accounting/opening-balance.repository'

/** Each row is checked by itself, and all rows of a unit become one entry. */
export const openingBalanceHooks: ResourceHooks<OpeningBalance> = {
  beforeWrite: async (_tx, _call, values) => {
    refuseBroken(checkOpeningLine(values as OpeningBalance))
    return values
  },
  async afterImport(tx, _call, rows) {
    const byUnit = Map.groupBy(rows, ({ ou_id }) => ou_id)
    for (const [ouId, lines] of [...byUnit].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      await openUnit(tx, ouId, lines)
  },
}

async function openUnit(tx: Tx, ouId: string, lines: readonly OpeningBalance[]): Promise<void> {
  const [first] = lines
  if (!first) return
  await lockLedgers(tx.db, [ouId])
  if (await hasOpening(tx.db, ouId)) throw fieldProblem('rule_broken', 'ou_id', 'opening_exists')
  if (lines.some(({ as_of }) => as_of !== first.as_of))
    throw fieldProblem('rule_broken', 'as_of', 'opening_one_day')
  const codes = await findAccountCodes(
    tx.db,
    lines.map(({ account_id }) => account_id),
  )
  const [posted] = await postEntry(tx, {
    ouId,
    date: first.as_of,
    memo: `Opening balances ${first.as_of}`,
    source: { type: 'opening', id: null },
    key: `opening:${first.id}`,
    lines: lines.map(line => openingLine(line, codes.get(line.account_id) ?? '')),
  })
  if (!posted) return
  await keepEntry(
    tx.db,
    lines.map(({ id }) => id),
    posted.id,
  )
}
