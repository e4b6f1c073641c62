import { amountInWords } from '@contract/kernel/amount-in-words'
import { BUSINESS_ZONE, DATE_STYLES } from '@contract/kernel/dates'
import { daysInWords } from '@contract/kernel/days-in-words'
import { LOCALES, type Locale } from '@contract/kernel/locales'
import { formatAmount, parseMoney } from '@contract/kernel/money'
import { withoutTrailingZeros } from '@contract/kernel/text'
import type { ApprovalView, ViewLine, ViewLineName } from '@contract/modules/approvals/approval-view'
import { isServerPhrase, say } from '@server/platform/phrases/say'

/**
 * What is asked, how much and when. Why, with whom and on what paper stays behind the link: a mailbox is read by more
 * people than it has owners.
 */
const IN_MAILS = [
  'leave_type',
  'period',
  'half_day',
  'days',
  'work_date',
  'time_in',
  'time_out',
  'minutes',
  'sale_change',
  'amount',
  'needed_on',
  'document_date',
] as const satisfies readonly ViewLineName[]
type MailedLine = ViewLine & { name: (typeof IN_MAILS)[number] }

/** Of a confidential request not even what kind it is. */
const ALSO_CONFIDENTIAL = new Set<ViewLineName>(['period', 'half_day', 'days'])

export function mailLines(locale: Locale, { lines, notes }: ApprovalView): string[] {
  const isConfidential = notes.some(({ note }) => note === 'confidential')
  return lines
    .filter((line): line is MailedLine => (IN_MAILS as readonly string[]).includes(line.name))
    .filter(({ name }) => !isConfidential || ALSO_CONFIDENTIAL.has(name))
    .map(line => labelled(locale, say(locale, `line_${line.name}`), shown(locale, line)))
}

export function labelled(locale: Locale, label: string, value: string): string {
  return say(locale, 'mail_line', { label, value })
}

function shown(locale: Locale, { kind, value }: ViewLine): string {
  switch (kind) {
    case 'text':
      return value
    case 'date':
      return shownDate(locale, value)
    case 'instant':
      return shownMoment(locale, value)
    case 'period': {
      const [from = '', to = from] = value.split('/')
      if (from === to) return shownDate(locale, from)
      return say(locale, 'mail_period', { from: shownDate(locale, from), to: shownDate(locale, to) })
    }
    case 'days':
      return withWords(locale, withoutTrailingZeros(value), daysInWords(hundredthsOf(value)))
    case 'minutes':
      return say(locale, 'mail_minutes', {
        hours: Math.floor(Number(value) / 60),
        minutes: Number(value) % 60,
      })
    case 'money':
      return withWords(locale, formatAmount(value), amountInWords(parseMoney(value)))
    case 'phrase': {
      const phrase = `value_${value}`
      return isServerPhrase(phrase) ? say(locale, phrase) : value
    }
  }
}

/** What decides is said twice, where the language has words for it here. */
function withWords(locale: Locale, figure: string, words: string | null): string {
  return locale === 'en' && words !== null ? `${figure} (${words})` : figure
}

function hundredthsOf(days: string): number {
  const [whole = '', rest = ''] = days.split('.')
  return Number(whole) * 100 + Number(rest.padEnd(2, '0').slice(0, 2))
}

/** Latin digits and the civil calendar in every language, as on the screens. */
const inStyle = (locale: Locale, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${LOCALES[locale].tag}-u-ca-gregory-nu-latn`, style)

function shownDate(locale: Locale, date: string): string {
  return inStyle(locale, { ...DATE_STYLES.short, timeZone: 'UTC' }).format(new Date(date))
}

export function shownMoment(locale: Locale, instant: string): string {
  return inStyle(locale, { ...DATE_STYLES.long, timeZone: BUSINESS_ZONE }).format(new Date(instant))
}
