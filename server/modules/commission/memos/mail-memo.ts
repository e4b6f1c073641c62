import { shownDate } from '@contract/kernel/dates'
import { pesoAmount } from '@contract/kernel/money'
import { statement } from '@contract/modules/commission/statement.document'
import { ALWAYS } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import { mailedPapers } from '@server/platform/links/paper-links'
import { paperWords } from '@server/platform/pdf/paper-words'
import { say } from '@server/platform/phrases/say'
import { createRepository } from '@server/platform/resource/create-repository'
import { CONTACT_LOCALE } from '@server/platform/selling/statement-port'
import { statementOfMemo } from '@server/modules/commission/memos/memo.repository'
import { printMemo } from '@server/modules/commission/memos/print-memo'
import { findContacts } from '@server/modules/commission/statements/addressee.repository'
import { mailContacts, pdfOf, subjectOf } from '@server/modules/commission/statements/mail-contacts'

const repository = createRepository(statement.resource)

/** To the billing contacts of a developer that has its statement by mail, with the paper and a link to the statement. */
export async function mailMemo(tx: Tx, memoId: string, publicUrl: string): Promise<void> {
  const statementId = await statementOfMemo(tx.db, memoId)
  if (!statementId) return
  const row = await repository.get(tx.db, ALWAYS, statementId)
  // Whoever got the statement on paper gets its memo so.
  if ((await mailedPapers(tx, subjectOf(row))).length === 0) return
  const recipients = await findContacts(tx.db, row.developer_id)
  if (recipients.length === 0) return
  // Sealed as it was issued: the paper itself is drawn when its mail leaves.
  const { memo } = await printMemo(tx, row, memoId, { publicUrl, by: null, locale: CONTACT_LOCALE })
  const mailed_to = await mailContacts(tx, row, { recipients, publicUrl }, company => {
    const facts = {
      ...{ number: memo.number, statement: row.number ?? '', company },
      ...{ amount: pesoAmount(memo.gross_amount), on: shownDate(memo.memo_on) },
      kind: paperWords(CONTACT_LOCALE).memo[memo.kind].title,
    }
    const body = memo.kind === 'credit_memo' ? 'mail_memo_credit' : 'mail_memo_debit'
    return {
      kind: 'statement.memo',
      subject: say(CONTACT_LOCALE, 'mail_memo_subject', facts),
      paragraphs: [say(CONTACT_LOCALE, body, facts)],
      attachments: [pdfOf('statement_memo', memo, null)],
    }
  })
  tx.audit({
    ...{ action: 'commission_statement.mail_memo', entityType: 'commission_statement', entityId: row.id },
    ...{ ouId: row.ou_id, actorUserId: null },
    diff: { memo: [null, memo.number], mailed_to: [null, mailed_to] },
  })
}
