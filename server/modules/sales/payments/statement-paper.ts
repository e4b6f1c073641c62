import { shownDate } from '@contract/kernel/dates'
import type { Locale } from '@contract/kernel/locales'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { priceLines } from '@contract/modules/property/price-lines.rules'
import type { SaleStatement } from '@contract/modules/sales/payment.calls'
import { isEnded } from '@contract/modules/sales/sale-status'
import type { Paper, PaperBlock, PaperFact, PaperHead } from '@server/platform/pdf/paper'
import { fill, paperWords } from '@server/platform/pdf/paper-words'
import type { PaperPhrases } from '@server/platform/pdf/phrases/paper.phrases'

type Own = PaperPhrases['statement']

/** Figures are those of the statement, word for word. */
export function statementPaper(statement: SaleStatement, head: PaperHead, locale: Locale): Paper {
  const words = paperWords(locale)
  const { statement: own } = words
  const { sale, as_of } = statement
  return {
    locale,
    title: own.title,
    number: sale.sale_no,
    subtitle: fill(words.words.as_of, { on: shownDate(as_of) }),
    head,
    blocks: [
      { kind: 'facts', facts: whose(words, statement) },
      { kind: 'heading', text: own.price },
      price(words, statement),
      { kind: 'heading', text: own.schedule },
      schedule(words, statement),
      { kind: 'heading', text: own.payments },
      payments(words, statement),
      { kind: 'amount', label: own.collected, amount: parseMoney(statement.collected) },
      ...(isEnded(sale.status)
        ? []
        : [{ kind: 'amount' as const, label: own.balance, amount: parseMoney(statement.balance) }]),
      ...standing(own, statement),
      {
        kind: 'text',
        isQuiet: true,
        text: own.note,
      },
    ],
  }
}

function whose({ words, financing, statement: own }: PaperPhrases, { sale }: SaleStatement): PaperFact[] {
  return [
    { label: own.buyer, value: sale.buyer_name },
    { label: own.status, value: own.is[sale.status] },
    { label: words.project, value: sale.project_name },
    { label: words.unit, value: sale.unit_code },
    { label: words.developer, value: sale.developer_name },
    {
      label: words.financing,
      value: (financing as Record<string, string>)[sale.financing] ?? sale.financing,
    },
    { label: own.reserved_on, value: shownDate(sale.reservation_date) },
    { label: own.sold_by, value: sale.seller_names },
  ]
}

function price({ words, step }: PaperPhrases, { sale }: SaleStatement): PaperBlock {
  return {
    kind: 'table',
    columns: [
      { label: '', share: 3 },
      { label: words.amount, share: 1, isFigure: true },
    ],
    rows: priceLines(sale).map(({ key, amount }) => [step[key], formatAmount(amount)]),
    total: [step.tcp, formatAmount(sale.tcp)],
  }
}

function schedule(
  { words, kind, statement: own }: PaperPhrases,
  { schedule: rows }: SaleStatement,
): PaperBlock {
  return {
    kind: 'table',
    columns: [
      { label: words.no, share: 0.5 },
      { label: words.due, share: 1.4 },
      { label: own.what_for, share: 1.6 },
      { label: words.amount, share: 1.5, isFigure: true },
      { label: own.paid, share: 1.5, isFigure: true },
      { label: own.open, share: 1.5, isFigure: true },
      { label: own.days_late, share: 1.2, isFigure: true },
    ],
    rows: rows.map(row => [
      String(row.seq),
      shownDate(row.due_date),
      kind[row.kind],
      formatAmount(row.amount),
      formatAmount(row.paid_amount),
      formatAmount(row.open_amount),
      row.days_late > 0 ? String(row.days_late) : '',
    ]),
    total: [
      '',
      '',
      words.total,
      ...(['amount', 'paid_amount', 'open_amount'] as const).map(name => total(rows.map(row => row[name]))),
      '',
    ],
  }
}

function payments({ words, statement: own }: PaperPhrases, statement: SaleStatement): PaperBlock {
  const { payments: rows, collected, interest_paid, penalty_paid } = statement
  if (rows.length === 0) return { kind: 'text', text: own.nothing, isQuiet: true }
  return {
    kind: 'table',
    columns: [
      { label: own.date, share: 1.25 },
      { label: own.receipt, share: 2.1, isNumber: true },
      { label: own.mode, share: 1.25 },
      { label: own.principal, share: 1.35, isFigure: true },
      { label: own.interest, share: 1.25, isFigure: true },
      { label: own.counts, share: 1.3 },
      { label: words.balance, share: 1.4, isFigure: true },
    ],
    rows: rows.map(row => [
      shownDate(row.paid_on),
      row.payment_no,
      own.by[row.mode],
      formatAmount(row.applied_principal),
      total([row.applied_interest, row.applied_penalty]),
      standingOf(own, row),
      row.balance === null ? '' : formatAmount(row.balance),
    ]),
    total: ['', '', own.counted, formatAmount(collected), total([interest_paid, penalty_paid]), '', ''],
  }
}

const total = (amounts: readonly string[]) =>
  formatAmount(moneyText(amounts.reduce((sum, amount) => sum + parseMoney(amount), 0n)))

function standingOf(own: Own, row: SaleStatement['payments'][number]): string {
  if (row.reversed_on) return fill(own.reversed, { on: shownDate(row.reversed_on) })
  if (row.bounced_on) return fill(own.bounced, { on: shownDate(row.bounced_on) })
  if (row.is_collected) return row.cleared_on ? fill(own.cleared, { on: shownDate(row.cleared_on) }) : own.yes
  return row.status === 'verified' ? own.when_clears : own.when_confirmed
}

function standing(own: Own, { late, late_count, next_due, waiting }: SaleStatement): PaperBlock[] {
  const facts = [
    ...(late_count > 0
      ? [{ label: own.late, value: fill(own.late_in, { amount: formatAmount(late), count: late_count }) }]
      : []),
    ...(next_due
      ? [
          {
            label: own.next_due,
            value: fill(own.due_on, {
              amount: formatAmount(next_due.amount),
              on: shownDate(next_due.due_date),
            }),
          },
        ]
      : []),
    ...(waiting === '0.00' ? [] : [{ label: own.waiting, value: formatAmount(waiting) }]),
  ]
  return facts.length > 0 ? [{ kind: 'facts', facts }] : []
}
