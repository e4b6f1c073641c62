import { moneyText } from '@contract/kernel/money'
import { sumByAccount } from '@contract/modules/accounting/entry.rules'
import type { ShownEntryLine } from '@contract/modules/accounting/shown-entry'
import type { Db } from '@server/platform/db/database'
import type { UnitEntry } from '@server/platform/db/transaction'
import { findAccountNames } from '@server/platform/ledger/account.repository'
import { findUnitNames } from '@server/platform/ledger/entry.repository'

/** Entries of one event, or of several at once, account by account; units are named where there is more than one. */
export async function showEntries(db: Db, entries: readonly UnitEntry[]): Promise<ShownEntryLine[]> {
  const byUnit = Map.groupBy(entries, ({ ouId }) => ouId)
  const sums = [...byUnit].map(
    ([ouId, own]) => [ouId, sumByAccount(own.flatMap(({ lines }) => lines))] as const,
  )
  const codes = sums.flatMap(([, lines]) => lines.map(({ account }) => account))
  if (codes.length === 0) return []
  const names = await findAccountNames(db, codes)
  const units = sums.length > 1 ? await findUnitNames(db, [...byUnit.keys()]) : null
  return sums.flatMap(([ouId, lines]) =>
    lines.map(({ account, side, amount }) => ({
      account,
      name: names.get(account) ?? '',
      unit: units?.get(ouId) ?? null,
      debit: moneyText(side === 'debit' ? amount : 0n),
      credit: moneyText(side === 'credit' ? amount : 0n),
    })),
  )
}
