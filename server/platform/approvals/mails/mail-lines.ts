import { amountInWords } from '@contract/kernel/amount-in-words'
import { daysInWords } from '@contract/kernel/days-in-words'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, parseMoney } from '@contract/kernel/money'
import { withoutTrailingZeros } from '@contract/kernel/text'
import type { ApprovalView, ViewLine, ViewLineName } from '@contract/modules/approvals/approval-view'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import { sayDate, sayMoment } from '@server/platform/phrases/say-dates'

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
      return sayDate(locale, value)
    case 'instant':
      return sayMoment(locale, value)
    case 'period': {
      const [from = '', to = from] = value.split('/')
      if (from === to) return sayDate(locale, from)
      return say(locale, 'mail_period', { from: sayDate(locale, from), to: sayDate(locale, to) })
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
