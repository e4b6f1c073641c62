import { seatWithKey, type ApprovalMail, type Seat } from '@contract/approvals/approval-state.rules'
import { decisionOn } from '@contract/approvals/decision.rules'
import { businessDate } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import { inboxPath } from '@server/platform/approvals/inbox-path'
import type { IssuedLink } from '@server/platform/approvals/links/request-move'
import { linkAddress } from '@server/platform/links/link-address'
import { joinedReminder } from '@server/platform/approvals/mails/digest-mail'
import { commentFacts, coverFacts, mailFacts } from '@server/platform/approvals/mails/mail-facts'
import { matterNewsOf, newsOf } from '@server/platform/approvals/mails/mail-news'
import { localeOfPerson } from '@server/platform/approvals/mails/receiver.repository'
import { requestFacts } from '@server/platform/approvals/mails/request-facts'
import { seatDueAt } from '@server/platform/approvals/mails/seat-due.repository'
import { linkKey } from '@server/platform/approvals/mails/mail-keys'
import { writeMail, type MailWords } from '@server/platform/mail/write-mail'
import type { Tx } from '@server/platform/db/transaction'
import { say, type ServerPhrase } from '@server/platform/phrases/say'
import { sayMoment } from '@server/platform/phrases/say-dates'
import type { MoveMails } from '@server/platform/approvals/mails/move-mails'

type SeatMail = MoveMails & {
  seat: Seat
  link: IssuedLink | undefined
  locale: Locale
  /** As the step of the seat may see it. */
  view: ApprovalView
}

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
  if (event === 'approval.reminder' && (await joinedReminder(tx, posted, { person: seat.person, link })))
    return
  const view = await posted.document.show(tx, posted.subject, { step_key: step.step_key, locale })
  const told = { ...posted, seat, link, locale, view }
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
  const { locale, subject, seat, link, publicUrl, view } = told
  const due = await seatDueAt(tx.db, told.request.id, seat.key)
  const news = newsOf(told, view, due && businessDate(due))
  return {
    subject: headline(locale, `mail_${kind}_subject`, NEWS[kind], news),
    paragraphs: [
      say(locale, `mail_${kind}_body`, { requester: subject.requester.name }),
      seat.stands_in_for ? say(locale, 'mail_in_place_of', { name: seat.stands_in_for.name }) : '',
    ],
    facts: [
      ...requestFacts(locale, subject),
      ...mailFacts(locale, view),
      ...coverFacts(locale, view),
      ...(due ? [{ label: say(locale, 'line_due'), value: sayMoment(locale, due) }] : []),
    ],
    notes: link
      ? [
          say(locale, 'mail_link_life', { until: sayMoment(locale, link.expires_at) }),
          // Whoever has no account decides by a link or not at all.
          say(locale, seat.person.user_id === null ? 'mail_link_anew' : 'mail_link_after'),
        ]
      : [],
    button: {
      label: say(locale, 'mail_open_request'),
      url: link ? linkAddress(publicUrl, link.page, link.token) : `${publicUrl}${inboxPath(subject)}`,
    },
  }
}

/** The news where it may be told, and otherwise the words that tell nobody anything. */
function headline(locale: Locale, plain: ServerPhrase, phrase: ServerPhrase | null, news: string | null) {
  if (news === null) return say(locale, plain)
  return phrase ? say(locale, phrase, { news }) : news
}

const NEWS = { requested: null, reminder: 'mail_news_reminder', escalated: 'mail_news_escalated' } as const

/** What somebody decided, so that whoever did not decide it can say so. */
function confirmed({
  locale,
  approval,
  subject,
  seat,
  link,
  publicUrl,
  view,
}: SeatMail): Omit<MailWords, 'kind'> {
  const record = decisionOn(approval, seat.key)
  const news = matterNewsOf({ locale, subject }, view)
  return {
    subject:
      news && record
        ? say(locale, 'mail_news_confirmation', { decision: say(locale, `did_${record.decision}`), news })
        : say(locale, 'mail_confirmation_subject'),
    paragraphs: [
      say(locale, 'mail_confirmation_body'),
      say(locale, link ? 'mail_confirmation_report' : 'mail_confirmation_tell'),
    ],
    facts: [
      ...requestFacts(locale, subject),
      ...(record
        ? [
            { label: say(locale, 'line_decision'), value: say(locale, `did_${record.decision}`) },
            { label: say(locale, 'line_decided_at'), value: sayMoment(locale, record.at) },
            ...commentFacts(locale, view, record.comment),
          ]
        : []),
    ],
    button: link && {
      label: say(locale, 'mail_not_me'),
      url: linkAddress(publicUrl, link.page, link.token),
    },
  }
}

function withdrawn({ locale, subject, view }: SeatMail): Omit<MailWords, 'kind'> {
  const news = matterNewsOf({ locale, subject }, view)
  return {
    subject: headline(locale, 'mail_withdrawn_subject', 'mail_news_withdrawn', news),
    paragraphs: [say(locale, 'mail_withdrawn_body')],
    facts: requestFacts(locale, subject),
  }
}
