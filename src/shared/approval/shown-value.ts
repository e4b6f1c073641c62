import { amountInWords } from '@contract/kernel/amount-in-words'
import { daysInWords } from '@contract/kernel/days-in-words'
import { parseMoney } from '@contract/kernel/money'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import { hundredthsOf, shownBriefly, type LineFormat } from '@/shared/approval/show-line'

function inWords({ name, kind, value }: ViewLine): string | null {
  if (name === 'days' && kind === 'days') return daysInWords(hundredthsOf(value))
  return name === 'amount' && kind === 'money' ? amountInWords(parseMoney(value)) : null
}

/** The same where it is decided about: what counts (days, an amount) also in words, where the language has them here. */
export function shownValue(line: ViewLine, showing: LineFormat): string {
  const figure = shownBriefly(line, showing)
  const words = showing.locale === 'en' ? inWords(line) : null
  return words === null ? figure : showing.t('with_words', { figure, words })
}
