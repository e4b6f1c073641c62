import { parseMoney } from '@contract/kernel/money'
import { suggestMatches, type MatchSuggestion } from '@contract/modules/accounting/bank-match.rules'
import type { BankPlace } from '@contract/modules/accounting/bank-register'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { lockLedgers } from '@server/platform/ledger/entry.repository'
import {
  findBankLines,
  findLineOfEntry,
  findOpenEntries,
  insertMatches,
  sumOpenEntries,
  type BankLineRow,
  type LockedBankLine,
  type OpenEntry,
} from '@server/modules/accounting/bank-line.repository'

export const suggestionsFor = (
  lines: readonly BankLineRow[],
  entries: readonly OpenEntry[],
): MatchSuggestion[] =>
  suggestMatches(
    lines.map(({ id, line_date, amount, reference, description }) => ({
      ...{ id, reference, description },
      date: line_date,
      amount: parseMoney(amount),
    })),
    entries.map(({ id, entry_date, amount, words }) => ({
      ...{ id, words },
      date: entry_date,
      amount: parseMoney(amount),
    })),
  )

/** These lines of the books are the line of the bank: they are open and add up to it. */
export async function matchLine(
  tx: Tx,
  line: LockedBankLine,
  journalLineIds: readonly string[],
  by: string | null,
): Promise<void> {
  if (line.is_matched) throw new Problem('conflict', 'bank_line_matched')
  const ids = [...new Set(journalLineIds)]
  const { found, sum } = await sumOpenEntries(tx.db, line, ids)
  if (found !== ids.length) throw new Problem('conflict', 'entry_line_matched')
  if (parseMoney(sum) !== parseMoney(line.amount)) throw new Problem('rule_broken', 'match_does_not_add_up')
  const { ou_id, id: bank_line_id } = line
  await insertMatches(
    tx.db,
    ids.map(journal_line_id => ({ ou_id, bank_line_id, journal_line_id })),
    by,
  )
}

/** All matches of an account of which there is no doubt; how many they are. */
export async function acceptSure(tx: Tx, place: BankPlace, by: string | null): Promise<number> {
  await lockLedgers(tx.db, [place.ou_id])
  const suggestions = suggestionsFor(
    await findBankLines(tx.db, place, 'open'),
    await findOpenEntries(tx.db, place),
  )
  const sure = suggestions.filter(({ is_sure }) => is_sure)
  const { ou_id } = place
  await insertMatches(
    tx.db,
    sure.map(({ bank_line_id, journal_line_id }) => ({ ou_id, bank_line_id, journal_line_id })),
    by,
  )
  return sure.length
}

/** An entry that was drafted for a line of the bank explains it once it is posted. */
export async function matchPosted(
  tx: Tx,
  ou_id: string,
  bank_line_id: string | null,
  entryId: string,
): Promise<void> {
  if (bank_line_id === null) return
  const journal_line_id = await findLineOfEntry(tx.db, entryId, bank_line_id)
  if (journal_line_id !== null) await insertMatches(tx.db, [{ ou_id, bank_line_id, journal_line_id }], null)
}
