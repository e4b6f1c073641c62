import type { RequestMove } from '@server/platform/approvals/links/request-move'
import { isConfidential } from '@server/platform/approvals/mails/mail-facts'
import { matterOf } from '@server/platform/approvals/mails/mail-news'
import { requestFacts } from '@server/platform/approvals/mails/request-facts'
import { administratorsOf } from '@server/platform/approvals/mails/receiver.repository'
import { writeMail } from '@server/platform/mail/write-mail'
import type { Tx } from '@server/platform/db/transaction'
import { say } from '@server/platform/phrases/say'

type AdministratorNews = Omit<RequestMove, 'effects'> & { publicUrl: string }

/** To those who may put links out: a request stands still, or is past being stopped. */
export async function queueAdministratorMails(tx: Tx, about: AdministratorNews): Promise<void> {
  const { request, approval, document, subject, publicUrl } = about
  for (const to of await administratorsOf(tx.db, request.ou_id)) {
    const { locale } = to
    const view = await document.show(tx, subject, { step_key: 'requester', locale })
    await writeMail(tx, to, {
      kind: 'approval.frozen',
      subject: isConfidential(view)
        ? say(locale, 'mail_frozen_subject')
        : say(locale, 'mail_news_disputed', { news: matterOf({ locale, subject }) }),
      paragraphs: [
        say(locale, 'mail_frozen_body'),
        say(locale, approval.is_frozen ? 'mail_frozen_stopped' : 'mail_frozen_final'),
      ],
      facts: requestFacts(locale, subject),
      button: { label: say(locale, 'mail_open_request'), url: `${publicUrl}${subject.path}` },
    })
  }
}
