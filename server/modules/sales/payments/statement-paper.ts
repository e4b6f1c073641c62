import { shownDate } from '@contract/kernel/dates'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import type { SaleStatement } from '@contract/modules/sales/payment.commands'
import type { Paper, PaperBlock, PaperHead } from '@server/platform/pdf/paper'

const STATUS = {
  draft: 'Draft',
  reserved: 'Reserved',
  booked: 'Booked',
  fully_paid: 'Fully paid',
  cancelled: 'Cancelled',
  forfeited: 'Forfeited',
} as const
const FINANCING: Record<string, string> = {
  spot_cash: 'Spot cash',
  deferred_cash: 'Deferred cash',
  in_house: 'In-house',
  bank: 'Bank loan',
  pag_ibig: 'Pag-IBIG loan',
}
const KIND = {
  reservation: 'Reservation fee',
  downpayment: 'Down payment',
  spot: 'Spot down payment',
  balance: 'Balance',
  amortization: 'Amortisation',
  misc: 'Other',
} as const
const MODE = {
  cash: 'Cash',
  check: 'Cheque',
  pdc: 'Post-dated cheque',
  bank_transfer: 'Bank transfer',
  loan_takeout: 'Loan take-out',
  other: 'Other',
} as const

/** In English, as contracts here are. Figures are those of the statement, word for word. */
export function statementPaper(statement: SaleStatement, head: PaperHead): Paper {
  const { sale, as_of } = statement
  return {
    title: 'Statement of sale',
    number: sale.sale_no,
    subtitle: `as of ${shownDate(as_of)}`,
    head,
    blocks: [
      { kind: 'facts', facts: whose(statement) },
      { kind: 'heading', text: 'Contract price' },
      price(statement),
      { kind: 'heading', text: 'Schedule' },
      schedule(statement),
      { kind: 'heading', text: 'Payments' },
      payments(statement),
      { kind: 'amount', label: 'Principal collected', amount: parseMoney(statement.collected) },
      { kind: 'amount', label: 'Balance of the contract price', amount: parseMoney(statement.balance) },
      ...standing(statement),
      {
        kind: 'text',
        isQuiet: true,
        text: 'Payments are shown as the developer reported them. The developer collects them; this statement is no receipt.',
      },
    ],
  }
}

function whose({ sale }: SaleStatement) {
  return [
    { label: 'Buyer', value: sale.buyer_name },
    { label: 'Status', value: STATUS[sale.status] },
    { label: 'Project', value: sale.project_name },
    { label: 'Unit', value: sale.unit_code },
    { label: 'Developer', value: sale.developer_name },
    { label: 'Financing', value: FINANCING[sale.financing] ?? sale.financing },
    { label: 'Reserved on', value: shownDate(sale.reservation_date) },
    { label: 'Sold by', value: sale.seller_names },
  ]
}

function price({ sale }: SaleStatement): PaperBlock {
  const lines: [string, string][] = [
    ['List price', sale.list_price],
    ['Discount', `-${sale.discount_amount}`],
    ['Net list price', sale.net_list_price],
    ['Value added tax', sale.vat_amount],
    ['Miscellaneous fees', sale.misc_fee_amount],
    ['Other charges', sale.other_charges],
  ]
  return {
    kind: 'table',
    columns: [
      { label: '', share: 3 },
      { label: 'Amount', share: 1, isFigure: true },
    ],
    rows: lines
      .filter(([, amount]) => !/^-?0\.00$/.test(amount))
      .map(([label, amount]) => [label, formatAmount(amount)]),
    total: ['Total contract price', formatAmount(sale.tcp)],
  }
}

function schedule({ schedule: rows }: SaleStatement): PaperBlock {
  return {
    kind: 'table',
    columns: [
      { label: 'No.', share: 0.5 },
      { label: 'Due', share: 1.5 },
      { label: 'For', share: 1.6 },
      { label: 'Amount', share: 1.5, isFigure: true },
      { label: 'Paid', share: 1.5, isFigure: true },
      { label: 'Open', share: 1.5, isFigure: true },
      { label: 'Days late', share: 0.9, isFigure: true },
    ],
    rows: rows.map(row => [
      String(row.seq),
      shownDate(row.due_date),
      KIND[row.kind],
      formatAmount(row.amount),
      formatAmount(row.paid_amount),
      formatAmount(row.open_amount),
      row.days_late > 0 ? String(row.days_late) : '',
    ]),
    total: [
      '',
      '',
      'Total',
      ...(['amount', 'paid_amount', 'open_amount'] as const).map(name => total(rows.map(row => row[name]))),
      '',
    ],
  }
}

function payments({ payments: rows, collected, interest_paid, penalty_paid }: SaleStatement): PaperBlock {
  if (rows.length === 0) return { kind: 'text', text: 'Nothing was reported so far.', isQuiet: true }
  return {
    kind: 'table',
    columns: [
      { label: 'Date', share: 1.55 },
      { label: 'Receipt', share: 1.3 },
      { label: 'By', share: 1.35 },
      { label: 'Principal', share: 1.4, isFigure: true },
      { label: 'Interest, penalty', share: 1.3, isFigure: true },
      { label: 'Counts', share: 1.6 },
      { label: 'Balance', share: 1.4, isFigure: true },
    ],
    rows: rows.map(row => [
      shownDate(row.paid_on),
      row.payment_no,
      MODE[row.mode],
      formatAmount(row.applied_principal),
      total([row.applied_interest, row.applied_penalty]),
      standingOf(row),
      row.balance === null ? '' : formatAmount(row.balance),
    ]),
    total: ['', '', 'Counted', formatAmount(collected), total([interest_paid, penalty_paid]), '', ''],
  }
}

const total = (amounts: readonly string[]) =>
  formatAmount(moneyText(amounts.reduce((sum, amount) => sum + parseMoney(amount), 0n)))

function standingOf(row: SaleStatement['payments'][number]): string {
  if (row.reversed_on) return `Reversed ${shownDate(row.reversed_on)}`
  if (row.bounced_on) return `Bounced ${shownDate(row.bounced_on)}`
  if (row.is_collected) return row.cleared_on ? `Cleared ${shownDate(row.cleared_on)}` : 'Yes'
  return row.status === 'verified' ? 'When it clears' : 'When confirmed'
}

function standing({ late, late_count, next_due, waiting }: SaleStatement): PaperBlock[] {
  const facts = [
    ...(late_count > 0
      ? [{ label: 'Late', value: `${formatAmount(late)} in ${late_count} instalments` }]
      : []),
    ...(next_due
      ? [{ label: 'Next due', value: `${formatAmount(next_due.amount)} on ${shownDate(next_due.due_date)}` }]
      : []),
    ...(waiting === '0.00' ? [] : [{ label: 'Not counted yet', value: formatAmount(waiting) }]),
  ]
  return facts.length > 0 ? [{ kind: 'facts', facts }] : []
}
