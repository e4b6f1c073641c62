import type { ApprovalMail, ApprovalStatus } from '@contract/approvals/approval-state.rules'
import { commentFacts, mailFacts } from '@server/platform/approvals/mails/mail-facts'
import { ownNewsOf } from '@server/platform/approvals/mails/mail-news'
import { localeOfPerson } from '@server/platform/approvals/mails/receiver.repository'
import { requestFacts } from '@server/platform/approvals/mails/request-facts'
import { linkKey } from '@server/platform/approvals/mails/mail-keys'
import { writeMail } from '@server/platform/mail/write-mail'
import { linkAddress } from '@server/platform/links/link-address'
import type { Tx } from '@server/platform/db/transaction'
import { say, type ServerPhrase } from '@server/platform/phrases/say'
import type { MoveMails } from '@server/platform/approvals/mails/move-mails'

const SUBJECT: Partial<Record<ApprovalStatus, ServerPhrase>> = {
  approved: 'mail_decided_subject',
  rejected: 'mail_decided_subject',
  returned: 'mail_returned_subject',
  expired: 'mail_expired_subject',
}

const RESULT: Partial<Record<ApprovalStatus, ServerPhrase>> = {
  approved: 'status_approved',
  rejected: 'status_rejected',
  returned: 'status_returned',
  expired: 'status_expired',
}

/** How the request stands by now and what was said with the decision, with the page that tells the rest. */
export async function queueRequesterMail(tx: Tx, posted: MoveMails, event: ApprovalMail): Promise<void> {
  const { approval, document, subject, links, publicUrl } = posted
  const { requester } = subject
  const locale = await localeOfPerson(tx.db, requester)
  const { status } = approval
  const view = await document.show(tx, subject, { step_key: 'requester', locale })
  const link = links.find(each => each.event === event && each.seat === null)
  const url = link ? linkAddress(publicUrl, link.page, link.token) : `${publicUrl}${subject.path}`
  const news = ownNewsOf({ locale, subject }, view)
  const result = RESULT[status]
  await writeMail(
    tx,
    { ...requester, locale },
    {
      kind: event,
      subject:
        news && result
          ? say(locale, 'mail_news_result', { result: say(locale, result), news })
          : say(locale, SUBJECT[status] ?? 'mail_standing_subject'),
      facts: [
        ...requestFacts(locale, subject),
        ...mailFacts(locale, view),
        { label: say(locale, 'line_status'), value: say(locale, `status_${status}`) },
        ...commentFacts(locale, view, result && approval.decisions.at(-1)?.comment),
      ],
      paragraphs: [
        say(locale, 'mail_standing_body'),
        status === 'returned' ? say(locale, 'mail_returned_next') : '',
        status === 'expired' ? say(locale, 'mail_expired_next') : '',
      ],
      button: { label: say(locale, 'mail_open_request'), url },
      isSecret: link !== undefined,
      dedupeKey: link && linkKey(link.id),
    },
  )
}
