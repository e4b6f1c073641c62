import { paperLinkDays } from '@contract/modules/commission/commission.parameters'
import type { KeptStatement } from '@contract/modules/commission/statement.document'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { mailPaper } from '@server/platform/links/paper-links'
import type { PaperRecipe } from '@server/platform/mail/attachment.repository'
import type { MailWords } from '@server/platform/mail/write-mail'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { say } from '@server/platform/phrases/say'
import { CONTACT_LOCALE, type Recipient } from '@server/platform/selling/statement-port'

export const subjectOf = ({
  id,
  ou_id,
  content_version,
}: Pick<KeptStatement, 'id' | 'ou_id' | 'content_version'>) => ({
  ...{ type: 'commission_statement', id, ou_id, version: content_version },
})

/** A statement or a memo to it as an attachment, drawn when its mail leaves. */
export const pdfOf = (
  kind: PaperRecipe['kind'],
  { id, number }: { id: string; number: string | null },
  by: string | null,
) => ({
  ...{ file_name: `${number ?? ''}.pdf`, mime: 'application/pdf' },
  made_of: { kind, id, by },
})

type Words = Pick<MailWords, 'kind' | 'subject' | 'paragraphs' | 'attachments'>

/**
 * One mail to each, with a link of its own to the statement; in the transaction of whoever sends it. Gives their
 * addresses.
 */
export async function mailContacts(
  tx: Tx,
  statement: Pick<KeptStatement, 'id' | 'ou_id' | 'content_version'>,
  { recipients, publicUrl }: { recipients: readonly Recipient[]; publicUrl: string },
  wordsOf: (company: string) => Words,
): Promise<string> {
  const { company } = await findPaperHead(tx.db, null)
  const days = await parameterOf(tx, paperLinkDays, { on: await businessDay(tx.db) })
  const { paragraphs, ...words } = wordsOf(company.trade_name ?? company.legal_name)
  const posting = {
    ...({ subject: subjectOf(statement), page: '/statement/ext/:id', publicUrl, days } as const),
    button: say(CONTACT_LOCALE, 'mail_statement_open'),
  }
  for (const { name, email } of recipients)
    await mailPaper(tx, { name, email, locale: CONTACT_LOCALE }, posting, {
      ...words,
      paragraphs: [...paragraphs, say(CONTACT_LOCALE, 'mail_paper_link', { days })],
    })
  return recipients.map(({ email }) => email).join(', ')
}
