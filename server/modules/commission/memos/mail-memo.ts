import { shownDate } from '@contract/kernel/dates'
import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { formatAmount } from '@contract/kernel/money'
import { paperLinkDays } from '@contract/modules/commission/commission.parameters'
import { statement, type Statement } from '@contract/modules/commission/statement.document'
import { ALWAYS } from '@server/platform/access/access-where'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { mailedPapers, mailPaper } from '@server/platform/links/paper-links'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { paperWords } from '@server/platform/pdf/paper-words'
import { say } from '@server/platform/phrases/say'
import { createRepository } from '@server/platform/resource/create-repository'
import { statementOfMemo } from '@server/modules/commission/memos/memo.repository'
import { printMemo } from '@server/modules/commission/memos/print-memo'
import { findContacts } from '@server/modules/commission/statements/addressee.repository'
import { subjectOf } from '@server/modules/commission/statements/mail-statement'

const repository = createRepository(statement.resource)
/** Of a contact of a developer no language is known. */
const LOCALE = DEFAULT_LOCALE

/** To the billing contacts of a developer that has its statement by mail, with the paper and a link to the statement. */
export async function mailMemo(tx: Tx, memoId: string, publicUrl: string): Promise<void> {
  const statementId = await statementOfMemo(tx.db, memoId)
  if (!statementId) return
  const row = (await repository.get(tx.db, ALWAYS, statementId)) as unknown as Statement
  const subject = subjectOf(row)
  // Whoever got the statement on paper gets its memo so.
  if ((await mailedPapers(tx, subject)).length === 0) return
  const contacts = await findContacts(tx.db, row.developer_id)
  if (contacts.length === 0) return
  const { memo, paper } = await printMemo(tx, row, memoId, { publicUrl, by: null, locale: LOCALE })
  const { company } = paper.head
  const days = await parameterOf(tx, paperLinkDays, { on: await businessDay(tx.db) })
  const facts = {
    ...{ number: memo.number, statement: row.number ?? '', days },
    ...{ company: company.trade_name ?? company.legal_name, amount: formatAmount(memo.gross_amount) },
    ...{ kind: paperWords(LOCALE).memo[memo.kind].title, on: shownDate(memo.memo_on) },
  }
  const posting = {
    ...({ subject, page: '/statement/ext/:id', publicUrl, days } as const),
    button: say(LOCALE, 'mail_statement_open'),
  }
  const made_of = { kind: 'statement_memo', id: memoId, by: null } as const
  for (const { name, email } of contacts)
    await mailPaper(tx, { name, email, locale: LOCALE }, posting, {
      kind: 'statement.memo',
      subject: say(LOCALE, 'mail_memo_subject', facts),
      paragraphs: [
        say(LOCALE, memo.kind === 'credit_memo' ? 'mail_memo_credit' : 'mail_memo_debit', facts),
        say(LOCALE, 'mail_paper_link', facts),
      ],
      attachments: [{ file_name: `${memo.number}.pdf`, mime: 'application/pdf', made_of }],
    })
  tx.audit({
    ...{ action: 'commission_statement.mail_memo', entityType: 'commission_statement', entityId: row.id },
    ...{ ouId: row.ou_id, actorUserId: null },
    diff: { memo: [null, memo.number], mailed_to: [null, contacts.map(({ email }) => email).join(', ')] },
  })
}
