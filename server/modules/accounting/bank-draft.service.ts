import { moneyText, parseMoney } from '@contract/kernel/money'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { openDayFrom } from '@server/platform/ledger/period.repository'
import { hasDraft, type LockedBankLine } from '@server/modules/accounting/bank-line.repository'
import { insertDraft } from '@server/modules/accounting/manual-entry.repository'

/** The entry that a line of the bank lacks in the books: its account against the one that was chosen. */
export async function draftForLine(
  tx: Tx,
  line: LockedBankLine,
  { account_id, memo }: { account_id: string; memo: string },
  by: string,
): Promise<string> {
  if (line.is_matched) throw new Problem('conflict', 'bank_line_matched')
  if (await hasDraft(tx.db, line.id)) throw new Problem('conflict', 'bank_line_drafted')
  const amount = parseMoney(line.amount)
  const [size, nothing] = [moneyText(amount < 0n ? -amount : amount), moneyText(0n)]
  const side = (account: string, isDebit: boolean) => ({
    ...{ account_id: account, project_id: null, memo: null },
    ...{ debit: isDebit ? size : nothing, credit: isDebit ? nothing : size },
  })
  const lines = [side(line.account_id, amount > 0n), side(account_id, amount < 0n)]
  const entry_date = await openDayFrom(tx.db, line.ou_id, line.line_date)
  const draft = { ou_id: line.ou_id, memo, entry_date, lines, bank_line_id: line.id }
  return (await insertDraft(tx.db, draft, by)) ?? ''
}
