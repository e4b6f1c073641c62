import { amountInWords } from '@contract/kernel/amount-in-words'
import { shownDate } from '@contract/kernel/dates'
import { formatAmount, parseMoney } from '@contract/kernel/money'
import { withoutTrailingZeros } from '@contract/kernel/text'
import type { QuoteFigures, QuoteTerms } from '@contract/modules/property/quote.schema'
import type { ShownStep } from '@contract/modules/sales/step.schema'
import type { Paper, PaperBlock, PaperFact, PaperHead } from '@server/platform/pdf/paper'
import type { StoredQuote, UnitFacts } from '@server/modules/property/quotes/quote.repository'

const STEPS: Record<string, string> = {
  list_price: 'List price',
  discount_amount: 'Discount',
  discounted_price: 'List price less discount',
  net_list_price: 'Net list price',
  vat_amount: 'Value-added tax',
  misc_fee_amount: 'Miscellaneous fees',
  other_charges: 'Other charges',
  tcp: 'Total contract price',
}
const FINANCING: Record<QuoteTerms['financing'], string> = {
  spot_cash: 'Spot cash',
  deferred_cash: 'Deferred cash',
  in_house: 'In-house financing',
  bank: 'Bank loan',
  pag_ibig: 'Pag-IBIG loan',
}
const KINDS: Record<QuoteFigures['schedule']['rows'][number]['kind'], string> = {
  reservation: 'Reservation fee',
  downpayment: 'Down payment',
  spot: 'Paid at once',
  balance: 'Balance',
  amortization: 'Amortisation',
}
const VAT: Record<string, string> = {
  commercial: 'Commercial units bear VAT.',
  lot: 'Lots alone bear VAT.',
  socialised: 'Socialised housing is exempt from VAT.',
  within_threshold: 'A dwelling within the threshold of the law is exempt from VAT.',
  above_threshold: 'A dwelling above the threshold of the law bears VAT.',
  no_threshold: 'The unit bears VAT.',
}

const php = (text: string) => formatAmount(text)
const rate = (text: string) => `${withoutTrailingZeros(text)} %`
const nameOf = (key: string) => STEPS[key] ?? key

function howOf({ how }: ShownStep): string {
  switch (how.by) {
    case 'given':
      return ''
    case 'percent':
      return `${rate(how.rate)} of ${nameOf(how.of).toLowerCase()}`
    case 'net_of_tax':
      return `${nameOf(how.of)} without its VAT of ${rate(how.rate)}`
    case 'sum':
      return how.of.map(key => nameOf(key).toLowerCase()).join(' + ')
    case 'difference':
      return [how.from, ...how.less].map(key => nameOf(key).toLowerCase()).join(' − ')
    case 'smaller':
      return how.of.map(key => nameOf(key).toLowerCase()).join(' or ')
  }
}

export type QuotePaperParts = {
  quote: StoredQuote
  facts: UnitFacts
  head: PaperHead
  /** Who else may read it: the buyer's own copy names nobody it was made for. */
  forStaff: boolean
}

/** The computation sheet: the price step by step, each payment with its day, what a loan would ask for. */
export function quotePaper({ quote, facts, head, forStaff }: QuotePaperParts): Paper {
  const { terms, figures } = quote
  const { price, schedule } = figures
  return {
    title: 'Computation sheet',
    number: quote.quote_no,
    subtitle: `${shownDate(quote.quoted_on)}, valid until ${shownDate(quote.valid_until)}`,
    head,
    blocks: [
      { kind: 'facts', facts: unitFacts(quote, facts, forStaff) },
      { kind: 'heading', text: 'Price' },
      {
        kind: 'table',
        columns: [
          { label: 'Item', share: 3 },
          { label: 'How it is computed', share: 5 },
          { label: 'Amount (PHP)', share: 2, isFigure: true },
        ],
        rows: price.steps.slice(0, -1).map(step => [nameOf(step.key), howOf(step), php(step.amount)]),
      },
      { kind: 'text', text: VAT[figures.vat.because] ?? '', isQuiet: true },
      { kind: 'amount', label: 'Total contract price', amount: parseMoney(price.tcp) },
      { kind: 'heading', text: 'Terms' },
      { kind: 'facts', facts: termFacts(terms, schedule) },
      {
        kind: 'table',
        columns: [
          { label: 'No.', share: 1, isFigure: true },
          { label: 'Payment', share: 3 },
          { label: 'Due', share: 2 },
          { label: 'Amount (PHP)', share: 3, isFigure: true },
          { label: 'Left of the price (PHP)', share: 3, isFigure: true },
        ],
        rows: schedule.rows.map(row => [
          String(row.seq),
          KINDS[row.kind],
          shownDate(row.due_date),
          php(row.amount),
          php(row.principal_left),
        ]),
        total: ['', 'Total', '', php(schedule.amount_total), ''],
      },
      ...loanBlocks(figures),
      { kind: 'text', isQuiet: true, text: NOTES },
      {
        kind: 'signatures',
        names: [
          { name: quote.seller_name, role: 'Seller' },
          { name: (forStaff && quote.prepared_for) || '', role: 'Client' },
        ],
      },
    ],
  }
}

const NOTES =
  'This sheet is a computation and neither an offer to sell nor a reservation: the unit is kept only once its reservation fee was received. Payments are made to the developer. Loan figures are indicative; the lender decides on rate, term and amount.'

function unitFacts(quote: StoredQuote, facts: UnitFacts, forStaff: boolean): PaperFact[] {
  const area = (text: string | null) => (text === null ? null : `${formatAmount(text)} sqm`)
  const pairs: [string, string | null][] = [
    ['Project', quote.project_name],
    ['Unit', quote.unit_code],
    ['Type', facts.unit_type],
    ['Lot area', area(facts.lot_area_sqm)],
    ['Floor area', area(facts.floor_area_sqm)],
    ['Seller', quote.seller_name],
    ['Prepared for', forStaff ? quote.prepared_for : null],
  ]
  return pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function termFacts(terms: QuoteTerms, schedule: QuoteFigures['schedule']): PaperFact[] {
  return [
    { label: 'Financing', value: FINANCING[terms.financing] },
    { label: 'Reservation fee', value: `₱ ${php(terms.reservation_fee)}` },
    { label: 'Down payment', value: `₱ ${php(schedule.dp_amount)} (${rate(terms.dp_rate_pct)})` },
    { label: 'Balance', value: `₱ ${php(schedule.balance_amount)}` },
    { label: 'Reservation fee in words', value: amountInWords(parseMoney(terms.reservation_fee)) },
    { label: 'Down payment in words', value: amountInWords(parseMoney(schedule.dp_amount)) },
  ]
}

function loanBlocks({ loans }: QuoteFigures): PaperBlock[] {
  if (loans.length === 0) return []
  return [
    { kind: 'heading', text: 'A loan of the balance' },
    {
      kind: 'table',
      columns: [
        { label: 'Rate a year', share: 2, isFigure: true },
        { label: 'Months', share: 2, isFigure: true },
        { label: 'Each month (PHP)', share: 3, isFigure: true },
        { label: 'Paid in all (PHP)', share: 3, isFigure: true },
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
