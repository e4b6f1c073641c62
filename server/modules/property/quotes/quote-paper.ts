import { amountInWords } from '@contract/kernel/amount-in-words'
import { shownDate } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, parseMoney } from '@contract/kernel/money'
import { withoutTrailingZeros } from '@contract/kernel/text'
import type { QuoteFigures, QuoteTerms } from '@contract/modules/property/quote.schema'
import type { ShownStep } from '@contract/selling/step.schema'
import type { Paper, PaperBlock, PaperFact, PaperHead } from '@server/platform/pdf/paper'
import { eitherOf, fill, paperWords } from '@server/platform/pdf/paper-words'
import type { PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'
import { storedName } from '@server/platform/phrases/stored-name'
import type { StoredQuote, UnitFacts } from '@server/modules/property/quotes/quote.repository'

const php = (text: string) => formatAmount(text)
const rate = (text: string) => `${withoutTrailingZeros(text)} %`

const nameOf = ({ step }: Pick<PaperPhrases, 'step'>, key: string) =>
  (step as Record<string, string>)[key] ?? key

function howOf({ step, quote }: PaperPhrases, locale: Locale, { how }: ShownStep): string {
  const name = (key: string) => nameOf({ step }, key)
  switch (how.by) {
    case 'given':
      return ''
    case 'percent':
      return fill(quote.percent_of, { rate: rate(how.rate), name: name(how.of) })
    case 'net_of_tax':
      return fill(quote.net_of_tax, { rate: rate(how.rate), name: name(how.of) })
    case 'sum':
      return how.of.map(name).join(' + ')
    case 'difference':
      return [how.from, ...how.less].map(name).join(' − ')
    case 'smaller':
      return eitherOf(locale, how.of.map(name))
  }
}

export type QuotePaperParts = {
  quote: StoredQuote
  facts: UnitFacts
  head: PaperHead
  locale: Locale
  /** Who else may read it: the buyer's own copy names nobody it was made for. */
  forStaff: boolean
}

/** The computation sheet: the price step by step, each payment with its day, what a loan would ask for. */
export function quotePaper(parts: QuotePaperParts): Paper {
  const { quote, head, locale, forStaff } = parts
  const words = paperWords(locale)
  const { quote: own, words: common } = words
  const { terms, figures } = quote
  const { price, schedule } = figures
  return {
    locale,
    title: own.title,
    number: quote.quote_no,
    subtitle: fill(own.valid, { on: shownDate(quote.quoted_on), until: shownDate(quote.valid_until) }),
    head,
    blocks: [
      { kind: 'facts', facts: unitFacts(words, parts) },
      { kind: 'heading', text: own.price },
      {
        kind: 'table',
        columns: [
          { label: own.item, share: 3 },
          { label: own.how, share: 5 },
          { label: common.amount_php, share: 2, isFigure: true },
        ],
        rows: price.steps
          .slice(0, -1)
          .map(step => [nameOf(words, step.key), howOf(words, locale, step), php(step.amount)]),
      },
      { kind: 'text', text: (own.vat as Record<string, string>)[figures.vat.because] ?? '', isQuiet: true },
      { kind: 'amount', label: words.step.tcp, amount: parseMoney(price.tcp) },
      { kind: 'heading', text: own.terms },
      { kind: 'facts', facts: termFacts(words, terms, schedule) },
      {
        kind: 'table',
        columns: [
          { label: common.no, share: 1, isFigure: true },
          { label: own.payment, share: 3 },
          { label: common.due, share: 2 },
          { label: common.amount_php, share: 3, isFigure: true },
          { label: own.left, share: 3, isFigure: true },
        ],
        rows: schedule.rows.map(row => [
          String(row.seq),
          words.kind[row.kind],
          shownDate(row.due_date),
          php(row.amount),
          php(row.principal_left),
        ]),
        total: ['', common.total, '', php(schedule.amount_total), ''],
      },
      ...loanBlocks(own, figures),
      { kind: 'text', isQuiet: true, text: own.note },
      {
        kind: 'signatures',
        names: [
          { name: quote.seller_name, role: common.seller },
          { name: (forStaff && quote.prepared_for) || '', role: own.client },
        ],
      },
    ],
  }
}

function unitFacts({ words, quote: own }: PaperPhrases, parts: QuotePaperParts): PaperFact[] {
  const { quote, facts, forStaff, locale } = parts
  const area = (text: string | null) => (text === null ? null : fill(own.area, { area: formatAmount(text) }))
  const pairs: [string, string | null][] = [
    [words.project, quote.project_name],
    [words.unit, quote.unit_code],
    [own.type, storedName(locale, 'unit_type', facts.unit_type)],
    [own.lot_area, area(facts.lot_area_sqm)],
    [own.floor_area, area(facts.floor_area_sqm)],
    [words.seller, quote.seller_name],
    [own.prepared_for, forStaff ? quote.prepared_for : null],
  ]
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function termFacts(
  { words, kind, financing, quote: own }: PaperPhrases,
  terms: QuoteTerms,
  schedule: QuoteFigures['schedule'],
): PaperFact[] {
  const down = { amount: `₱ ${php(schedule.dp_amount)}`, rate: rate(terms.dp_rate_pct) }
  return [
    { label: words.financing, value: financing[terms.financing] },
    { label: kind.reservation, value: `₱ ${php(terms.reservation_fee)}` },
    { label: kind.downpayment, value: fill(own.with_rate, down) },
    { label: words.balance, value: `₱ ${php(schedule.balance_amount)}` },
    { label: own.fee_in_words, value: amountInWords(parseMoney(terms.reservation_fee)) },
    { label: own.down_in_words, value: amountInWords(parseMoney(schedule.dp_amount)) },
  ]
}

function loanBlocks(own: PaperPhrases['quote'], { loans }: QuoteFigures): PaperBlock[] {
  if (loans.length === 0) return []
  return [
    { kind: 'heading', text: own.loan },
    {
      kind: 'table',
      columns: [
        { label: own.loan_rate, share: 2, isFigure: true },
        { label: own.loan_months, share: 2, isFigure: true },
        { label: own.loan_monthly, share: 3, isFigure: true },
        { label: own.loan_total, share: 3, isFigure: true },
      ],
      rows: loans.map(loan => [
        rate(loan.rate_pct),
        String(loan.months),
        php(loan.monthly),
        php(loan.total_paid),
      ]),
    },
  ]
}
