import type { Locale } from '@contract/kernel/locales'
import type { KeptStatement } from '@contract/modules/commission/statement.document'
import type { StatementMemo } from '@contract/modules/commission/statement-memo'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import type { Paper } from '@server/platform/pdf/paper'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sealDocument } from '@server/platform/seals/seal-document'
import { memoPaper } from '@server/modules/commission/memos/memo-paper'
import { findMemoLines, findMemos } from '@server/modules/commission/memos/memo.repository'
import { findAddressee } from '@server/modules/commission/statements/addressee.repository'

type Print = { publicUrl: string; by: string | null; locale: Locale }

/** A memo of a statement as its paper, sealed with all that it says. */
export async function printMemo(
  tx: Tx,
  statement: Pick<KeptStatement, 'id' | 'number' | 'statement_on' | 'developer_id'>,
  memoId: string,
  { publicUrl, by, locale }: Print,
): Promise<{ memo: StatementMemo; paper: Paper }> {
  const memo = (await findMemos(tx.db, statement.id)).find(({ id }) => id === memoId)
  if (!memo) throw notFound()
  const lines = await findMemoLines(tx.db, memoId)
  const { id, number, memo_on, status, mirror: _, entry_no: __, ...facts } = memo
  const seal = await sealDocument(tx, {
    kind: 'statement_memo',
    ...{ subject: id, number, issued_on: memo_on, publicUrl },
    status: status === 'voided' ? 'void' : 'valid',
    facts: { ...facts, number, memo_on, statement: statement.number, lines },
  })
  const printed = {
    ...{ memo, lines, addressee: await findAddressee(tx.db, statement.developer_id) },
    statement: { number: statement.number ?? '', on: statement.statement_on ?? '' },
  }
  return { memo, paper: { ...memoPaper(printed, await findPaperHead(tx.db, by), locale), seal } }
}
