import type { ApprovalMail, ApprovalStatus } from '@contract/approvals/approval-state.rules'
import { mailLines, labelled } from '@server/platform/approvals/mails/mail-lines'
import type { MoveMails } from '@server/platform/approvals/mails/queue-approval-mails'
import { localeOfPerson } from '@server/platform/approvals/mails/receiver.repository'
import { requestLines } from '@server/platform/approvals/mails/request-lines'
import { linkKey } from '@server/platform/approvals/mails/mail-keys'
import { writeMail } from '@server/platform/mail/write-mail'
import { linkAddress } from '@server/platform/links/link-address'
import type { Tx } from '@server/platform/db/transaction'
import { say, type ServerPhrase } from '@server/platform/phrases/say'

const SUBJECT: Partial<Record<ApprovalStatus, ServerPhrase>> = {
  approved: 'mail_decided_subject',
  rejected: 'mail_decided_subject',
  returned: 'mail_returned_subject',
  expired: 'mail_expired_subject',
}

/** How the request stands by now, with the page that tells the rest: what was said about it is not for a mail. */
export async function queueRequesterMail(tx: Tx, posted: MoveMails, event: ApprovalMail): Promise<void> {
  const { approval, document, subject, links, publicUrl } = posted
  const { requester } = subject
  const locale = await localeOfPerson(tx.db, requester)
  const { status } = approval
  const view = await document.show(tx, subject, { step_key: 'requester', locale })
  const link = links.find(each => each.event === event && each.seat === null)
  const url = link ? linkAddress(publicUrl, link.page, link.token) : `${publicUrl}${subject.path}`
  const lines = [
    ...requestLines(locale, document.type, subject),
    ...mailLines(locale, view),
    labelled(locale, say(locale, 'line_status'), say(locale, `status_${status}`)),
  ]
  await writeMail(
    tx,
    { ...requester, locale },
    {
      kind: event,
      subject: say(locale, SUBJECT[status] ?? 'mail_standing_subject'),
      paragraphs: [
        say(locale, 'mail_standing_body'),
        lines.join('\n'),
        status === 'returned' ? say(locale, 'mail_returned_next') : '',
        status === 'expired' ? say(locale, 'mail_expired_next') : '',
      ],
      button: { label: say(locale, 'mail_open_request'), url },
      isSecret: link !== undefined,
      dedupeKey: link && linkKey(link.id),
    },
  )
}
