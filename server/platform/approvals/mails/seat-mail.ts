import { seatWithKey, type ApprovalMail, type Seat } from '@contract/approvals/approval-state.rules'
import { decisionOn } from '@contract/approvals/decision.rules'
import type { Locale } from '@contract/kernel/locales'
import { inboxPath } from '@server/platform/approvals/inbox-path'
import type { IssuedLink } from '@server/platform/approvals/links/request-move'
import { linkAddress } from '@server/platform/links/link-address'
import { joinedReminder } from '@server/platform/approvals/mails/digest-mail'
import { labelled, mailLines } from '@server/platform/approvals/mails/mail-lines'
import type { MoveMails } from '@server/platform/approvals/mails/queue-approval-mails'
import { localeOfPerson } from '@server/platform/approvals/mails/receiver.repository'
import { requestLines } from '@server/platform/approvals/mails/request-lines'
import { linkKey } from '@server/platform/approvals/mails/mail-keys'
import { writeMail, type MailWords } from '@server/platform/mail/write-mail'
import type { Tx } from '@server/platform/db/transaction'
import { say } from '@server/platform/phrases/say'
import { sayMoment } from '@server/platform/phrases/say-dates'

type SeatMail = MoveMails & { seat: Seat; step_key: string; link: IssuedLink | undefined; locale: Locale }

/** To one person who is asked, was asked, or has decided. */
export async function queueSeatMail(
  tx: Tx,
  posted: MoveMails,
  event: ApprovalMail,
  key: string,
): Promise<void> {
  const place = seatWithKey(posted.approval, key)
  if (!place) return
  const { seat, step } = place
  const locale = await localeOfPerson(tx.db, seat.person)
  const link = posted.links.find(each => each.event === event && each.seat === key)
  if (
    event === 'approval.reminder' &&
    (await joinedReminder(tx, posted, { person: seat.person, link, locale }))
  )
    return
  const told = { ...posted, seat, step_key: step.step_key, link, locale }
  const words = await wordsOf(tx, told, event)
  if (!words) return
  await writeMail(
    tx,
    { ...seat.person, locale },
    {
      ...words,
      kind: event,
      isSecret: link !== undefined,
      dedupeKey: link && linkKey(link.id),
    },
  )
}

async function wordsOf(tx: Tx, told: SeatMail, event: ApprovalMail): Promise<Omit<MailWords, 'kind'> | null> {
  switch (event) {
    case 'approval.requested':
      return asked(tx, told, 'requested')
    case 'approval.reminder':
      return asked(tx, told, 'reminder')
    case 'approval.escalated':
      return asked(tx, told, 'escalated')
    case 'approval.confirmation':
      return confirmed(told)
    case 'approval.withdrawn':
      return withdrawn(told)
    default:
      return null
  }
}

async function asked(
  tx: Tx,
  told: SeatMail,
  kind: 'requested' | 'reminder' | 'escalated',
): Promise<Omit<MailWords, 'kind'>> {
  const { locale, document, subject, seat, link, publicUrl, step_key } = told
  const view = await document.show(tx, subject, { step_key, locale })
  const lines = [...requestLines(locale, document.type, subject), ...mailLines(locale, view)]
  return {
    subject: say(locale, `mail_${kind}_subject`),
    paragraphs: [
      say(locale, `mail_${kind}_body`, { requester: subject.requester.name }),
      seat.stands_in_for ? say(locale, 'mail_in_place_of', { name: seat.stands_in_for.name }) : '',
      lines.join('\n'),
      link ? say(locale, 'mail_link_life', { until: sayMoment(locale, link.expires_at) }) : '',
    ],
    button: {
      label: say(locale, 'mail_open_request'),
      url: link ? linkAddress(publicUrl, link.page, link.token) : `${publicUrl}${inboxPath(subject)}`,
    },
  }
}

/** What somebody decided, so that whoever did not decide it can say so. */
function confirmed({
  locale,
  approval,
  document,
  subject,
  seat,
  link,
  publicUrl,
}: SeatMail): Omit<MailWords, 'kind'> {
  const record = decisionOn(approval, seat.key)
  const lines = [
    ...requestLines(locale, document.type, subject),
    ...(record
      ? [
          labelled(locale, say(locale, 'line_decision'), say(locale, `did_${record.decision}`)),
          labelled(locale, say(locale, 'line_decided_at'), sayMoment(locale, record.at)),
        ]
      : []),
  ]
  return {
    subject: say(locale, 'mail_confirmation_subject'),
    paragraphs: [
      say(locale, 'mail_confirmation_body'),
      lines.join('\n'),
      say(locale, link ? 'mail_confirmation_report' : 'mail_confirmation_tell'),
    ],
    button: link && {
      label: say(locale, 'mail_not_me'),
      url: linkAddress(publicUrl, link.page, link.token),
    },
  }
}

function withdrawn({ locale, document, subject }: SeatMail): Omit<MailWords, 'kind'> {
  return {
    subject: say(locale, 'mail_withdrawn_subject'),
    paragraphs: [say(locale, 'mail_withdrawn_body'), requestLines(locale, document.type, subject).join('\n')],
  }
}
