import { shownDate } from '@contract/kernel/dates'
import { pesoAmount } from '@contract/kernel/money'
import type { KeptStatement } from '@contract/modules/commission/statement.document'
import type { Tx } from '@server/platform/db/transaction'
import { say } from '@server/platform/phrases/say'
import { CONTACT_LOCALE, type Recipient } from '@server/platform/selling/statement-port'
import { findMemos } from '@server/modules/commission/memos/memo.repository'
import { mailContacts, pdfOf } from '@server/modules/commission/statements/mail-contacts'
import { sealStatement } from '@server/modules/commission/statements/seal-statement'

/** With the statement and all memos to it that stand. */
export async function mailStatement(
  tx: Tx,
  statement: KeptStatement,
  recipients: readonly Recipient[],
  { publicUrl, userId }: { publicUrl: string; userId: string },
): Promise<string> {
  // Sealed as it was sent: the paper itself is drawn when its mail leaves.
  await sealStatement(tx, statement, publicUrl)
  const memos = (await findMemos(tx.db, statement.id)).filter(({ status }) => status === 'issued')
  return mailContacts(tx, statement, { recipients, publicUrl }, company => {
    const facts = {
      ...{ number: statement.number ?? '', company, amount: pesoAmount(statement.collectible) },
      due: statement.due_on ? shownDate(statement.due_on) : '',
    }
    return {
      kind: 'statement.sent',
      subject: say(CONTACT_LOCALE, 'mail_statement_subject', facts),
      paragraphs: [
        say(CONTACT_LOCALE, 'mail_statement_body', facts),
        say(CONTACT_LOCALE, 'mail_statement_answer'),
      ],
      attachments: [
        pdfOf('commission_statement', statement, userId),
        ...memos.map(memo => pdfOf('statement_memo', memo, userId)),
      ],
    }
  })
}
