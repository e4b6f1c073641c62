import { amountInWords } from '@contract/kernel/amount-in-words'
import { daysInWords } from '@contract/kernel/days-in-words'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, parseMoney } from '@contract/kernel/money'
import { withoutTrailingZeros } from '@contract/kernel/text'
import type { ApprovalView, ViewLine, ViewLineName } from '@contract/modules/approvals/approval-view'
import type { MailFact } from '@server/platform/mail/mail-fact'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import { sayDate, sayMoment } from '@server/platform/phrases/say-dates'
import { storedName } from '@server/platform/phrases/stored-name'

/**
 * What is asked, how much, when and why, and what is left of a balance. On what paper, and with whom to speak, stays
 * behind the link: a mailbox is read by more people than it has owners.
 */
const IN_MAILS = [
  'leave_type',
  'period',
  'half_day',
  'days',
  'balance_after',
  'work_date',
  'time_in',
  'time_out',
  'minutes',
  'sale_change',
  'amount',
  'needed_on',
  'document_date',
  'reason',
] as const satisfies readonly ViewLineName[]
type MailedName = (typeof IN_MAILS)[number]
type MailedLine = ViewLine & { name: MailedName }

/** What a document of the kit shows of its own fields: "Needed on", "Payee", "Description". */
type OwnLine = ViewLine & { name: 'field'; label: string }

/** Of a confidential request not even what kind it is. */
const ALSO_CONFIDENTIAL = new Set<ViewLineName>(['period', 'half_day', 'days'])

export const isConfidential = ({ notes }: Pick<ApprovalView, 'notes'>) =>
  notes.some(({ note }) => note === 'confidential')

export function mailFacts(locale: Locale, view: ApprovalView): MailFact[] {
  const isSilent = isConfidential(view)
  return view.lines
    .filter(line => isMailed(line) || isOwn(line))
    .filter(({ name, is_private }) => !is_private && (!isSilent || ALSO_CONFIDENTIAL.has(name)))
    .map(line => ({
      label: isMailed(line) ? say(locale, `line_${line.name}`) : line.label,
      value: shown(locale, line),
    }))
}

/** What was said with a decision, unless the reason of the request itself is for the page alone. */
export function commentFacts(locale: Locale, view: ApprovalView, comment: string | undefined): MailFact[] {
  const saysWhy = !view.lines.some(({ name, is_private }) => name === 'reason' && is_private)
  if (!comment || isConfidential(view) || !saysWhy) return []
  return [{ label: say(locale, 'line_comment'), value: comment }]
}

/** Who else is away then, and whether too few are left: for whoever decides. */
export function coverFacts(locale: Locale, { notes }: ApprovalView): MailFact[] {
  return notes.flatMap(({ note, text }) =>
    text && (note === 'clash' || note === 'short_cover' || note === 'reliever_away')
      ? [{ label: say(locale, `note_${note}`), value: text }]
      : [],
  )
}

const isMailed = (line: ViewLine): line is MailedLine => (IN_MAILS as readonly string[]).includes(line.name)
const isOwn = (line: ViewLine): line is OwnLine => line.name === 'field' && line.label !== undefined

function shown(locale: Locale, { name, kind, value }: ViewLine): string {
  switch (kind) {
    case 'text':
      return name === 'leave_type' ? storedName(locale, 'leave_type', value) : value
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
      return name === 'days'
        ? withWords(locale, withoutTrailingZeros(value), daysInWords(hundredthsOf(value)))
        : withoutTrailingZeros(value)
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
