import { LOCALES, type Locale } from '@contract/kernel/locales'
import { pesoAmount } from '@contract/kernel/money'
import type { ApprovalView, ViewLineName } from '@contract/modules/approvals/approval-view'
import type { ApprovalSubject } from '@server/platform/approvals/approval-document'
import { isConfidential } from '@server/platform/approvals/mails/mail-facts'
import { say } from '@server/platform/phrases/say'
import { sayDayRange, sayDays } from '@server/platform/phrases/say-dates'
import { storedName } from '@server/platform/phrases/stored-name'

type NewsSubject = {
  locale: Locale
  subject: Pick<ApprovalSubject, 'nameIn' | 'number' | 'requester'>
}

/** A name leaves room for the rest of the subject. */
const LONGEST_NAME = 60

/**
 * "Nico Reyes requests vacation leave, Dec 28–31 (2 days)": who asks for what, how much, when, until when. Null for a
 * confidential matter, whose subject says no more than that there is one.
 */
export function newsOf(about: NewsSubject, view: ApprovalView, until: string | null): string | null {
  if (isConfidential(view)) return null
  const { locale } = about
  const leave = leaveOf(locale, view)
  const who = shortName(locale, about.subject.requester.name)
  const news = leave
    ? say(locale, 'mail_news_leave', { who, what: inSentence(locale, leave), when: leaveSpan(locale, view) })
    : withDetails(locale, 'mail_news_colon', matterOf(about), detailsOf(locale, view))
  return until ? say(locale, 'mail_news_until', { news, until: sayDayRange(locale, until, until) }) : news
}

/** "Vacation leave of Nico Reyes, Dec 28–31 (2 days)": what something has happened to. */
export function matterNewsOf(about: NewsSubject, view: ApprovalView): string | null {
  if (isConfidential(view)) return null
  const { locale } = about
  return withDetails(locale, 'mail_news_more', matterOf(about, view), detailsOf(locale, view))
}

/** The same for whoever asked: "your vacation leave, Dec 28–31 (2 days)". */
export function ownNewsOf(about: NewsSubject, view: ApprovalView): string | null {
  if (isConfidential(view)) return null
  const { locale } = about
  const what = inSentence(locale, leaveOf(locale, view) ?? documentOf(about))
  const own = say(locale, 'mail_news_own', { what })
  return withDetails(locale, 'mail_news_more', own, detailsOf(locale, view))
}

/** What it is and whose; without a view only the kind and the number. */
export function matterOf(about: NewsSubject, view?: ApprovalView): string {
  const what = (view && leaveOf(about.locale, view)) ?? documentOf(about)
  return say(about.locale, 'mail_news_of', {
    what,
    who: shortName(about.locale, about.subject.requester.name),
  })
}

function documentOf({ locale, subject }: NewsSubject): string {
  const kind = subject.nameIn(locale)
  return subject.number ? `${kind} ${apart(locale, subject.number)}` : kind
}

function detailsOf(locale: Locale, view: ApprovalView): string[] {
  const amount = valueOf(view, 'amount')
  const period = valueOf(view, 'period')
  const workDate = valueOf(view, 'work_date')
  return [
    ...(amount ? [apart(locale, pesoAmount(amount))] : []),
    ...(period ? [leaveSpan(locale, view)] : []),
    ...(workDate ? [sayDayRange(locale, workDate, workDate)] : []),
  ]
}

/** "Dec 28–31 (2 days)". */
function leaveSpan(locale: Locale, view: ApprovalView): string {
  const [from = '', to = from] = (valueOf(view, 'period') ?? '').split('/')
  const days = valueOf(view, 'days')
  const dates = sayDayRange(locale, from, to)
  return days ? say(locale, 'mail_news_days', { dates, days: sayDays(locale, Number(days)) }) : dates
}

function withDetails(
  locale: Locale,
  first: 'mail_news_colon' | 'mail_news_more',
  news: string,
  details: readonly string[],
): string {
  return details.reduce(
    (text, more, index) => say(locale, index === 0 ? first : 'mail_news_more', { news: text, more }),
    news,
  )
}

/** English begins the names of kinds with a capital, which does not belong into the middle of a sentence. */
function inSentence(locale: Locale, name: string): string {
  return locale === 'en' && /^[A-Z][a-z]/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : apart(locale, name)
}

const shortName = (locale: Locale, name: string) =>
  apart(locale, name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).trimEnd()}…` : name)

/** Latin names and numbers would draw the words beside them into their direction. */
const apart = (locale: Locale, text: string) => (LOCALES[locale].dir === 'rtl' ? `\u2068${text}\u2069` : text)

const valueOf = ({ lines }: ApprovalView, name: ViewLineName): string | null =>
  lines.find(line => line.name === name)?.value ?? null

function leaveOf(locale: Locale, view: ApprovalView): string | null {
  const stored = valueOf(view, 'leave_type')
  return stored === null ? null : storedName(locale, 'leave_type', stored)
}
