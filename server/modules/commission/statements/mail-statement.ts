import { shownDate } from '@contract/kernel/dates'
import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import { paperLinkDays } from '@contract/modules/commission/commission.parameters'
import type { Statement } from '@contract/modules/commission/statement.document'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { mailPaper } from '@server/platform/links/paper-links'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { say } from '@server/platform/phrases/say'
import { findMemos } from '@server/modules/commission/memos/memo.repository'
import { sealStatement } from '@server/modules/commission/statements/seal-statement'

export type Recipient = { name: string; email: string }
/** Of a contact of a developer no language is known. */
const LOCALE = DEFAULT_LOCALE

export const subjectOf = ({ id, ou_id, content_version }: Statement) => ({
  ...{ type: 'commission_statement', id, ou_id, version: content_version },
})

/** One mail to each, with the paper and a link of its own; in the transaction of whoever sends it. */
export async function mailStatement(
  tx: Tx,
  statement: Statement,
  recipients: readonly Recipient[],
  { publicUrl, userId }: { publicUrl: string; userId: string },
): Promise<void> {
  const head = await findPaperHead(tx.db, userId)
  const number = statement.number ?? ''
  // Sealed as it was sent: the paper itself is drawn when its mail leaves.
  await sealStatement(tx, statement, publicUrl)
  const made_of = { kind: 'commission_statement', id: statement.id, by: userId } as const
  const memos = (await findMemos(tx.db, statement.id)).filter(({ status }) => status === 'issued')
  const attachments = [
    { file_name: `${number}.pdf`, mime: 'application/pdf', made_of },
    ...memos.map(memo => ({
      ...{ file_name: `${memo.number}.pdf`, mime: 'application/pdf' },
      made_of: { kind: 'statement_memo', id: memo.id, by: userId } as const,
    })),
  ]
  const days = await parameterOf(tx, paperLinkDays, { on: await businessDay(tx.db) })
  const facts = {
    ...{ number, company: head.company.trade_name ?? head.company.legal_name, days },
    amount: formatAmount(statement.collectible),
    due: statement.due_on ? shownDate(statement.due_on) : '',
  }
  const posting = {
    ...({ subject: subjectOf(statement), page: '/statement/ext/:id', publicUrl, days } as const),
    button: say(LOCALE, 'mail_statement_open'),
  }
  for (const { name, email } of recipients)
    await mailPaper(tx, { name, email, locale: LOCALE }, posting, {
      kind: 'statement.sent',
      subject: say(LOCALE, 'mail_statement_subject', facts),
      paragraphs: [
        say(LOCALE, 'mail_statement_body', facts),
        say(LOCALE, 'mail_statement_answer'),
        say(LOCALE, 'mail_paper_link', facts),
      ],
      attachments,
    })
}
