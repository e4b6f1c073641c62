import { createHash } from 'node:crypto'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { addDays } from '@contract/kernel/dates'
import type { ImportStatement } from '@contract/modules/accounting/bank.commands'
import { newLines } from '@contract/modules/accounting/statement-news.rules'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { lockLedgers } from '@server/platform/ledger/entry.repository'
import {
  findBankBalance,
  findKnownLines,
  insertStatement,
  isFileThere,
  keepMapping,
} from '@server/modules/accounting/bank-statement.repository'

/** Reads a statement: what is new of it, after the balance that the one before ended with. */
export async function importStatement(
  tx: Tx,
  statement: ImportStatement,
  by: string | null,
): Promise<{ id: string; added: number; known: number }> {
  const { ou_id, account_id, file_name, mapping } = statement
  const place = { ou_id, account_id }
  // Two who read the same file at once wait for each other.
  await lockLedgers(tx.db, [ou_id])
  const lines = statement.lines.toSorted((a, b) => (a.line_date < b.line_date ? -1 : 1))
  const file_hash = createHash('sha256').update(JSON.stringify(lines)).digest('hex')
  if (await isFileThere(tx.db, place, file_hash)) throw new Problem('already_exists', 'statement_imported')
  const [first, last] = [lines[0]?.line_date ?? '', lines.at(-1)?.line_date ?? '']
  const added = newLines(lines, await findKnownLines(tx.db, place, first, last))
  if (added.length === 0) throw new Problem('already_exists', 'statement_imported')
  const before = await findBankBalance(tx.db, place, addDays(first, -1))
  // What an earlier month opens with, nobody can tell by the statements after it.
  const opening = before && before.since <= first ? before.balance : statement.opening
  if (opening === null) throw fieldProblem('rule_broken', 'opening', 'statement_needs_opening')
  const closing = moneyText(parseMoney(opening) + total(lines.map(({ amount }) => parseMoney(amount))))
  if (statement.closing !== null && parseMoney(statement.closing) !== parseMoney(closing))
    throw fieldProblem('rule_broken', 'closing', 'statement_does_not_foot')
  const id = await insertStatement(tx.db, { ...place, file_name, file_hash, opening, closing, by }, added)
  if (mapping) await keepMapping(tx.db, place, mapping)
  return { id, added: added.length, known: lines.length - added.length }
}
