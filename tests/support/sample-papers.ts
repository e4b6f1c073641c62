import type { Locale } from '@contract/kernel/locales'
import { addMonths } from '@contract/kernel/dates'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { computeQuote } from '@contract/modules/property/quote.rules'
import { quoteTermsSchema } from '@contract/modules/property/quote.schema'
import type { SaleStatement } from '@contract/modules/sales/payment.calls'
import type { ReportFigures, SalesReport } from '@contract/modules/sales/sales-report.calls'
import { quotePaper } from '@server/modules/property/quotes/quote-paper'
import { reportPaper } from '@server/modules/sales-report/report-paper'
import { statementPaper } from '@server/modules/sales/payments/statement-paper'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'

const id = '00000000-0000-7000-8000-000000000001'

/** Names as they come: of four alphabets, mixed in one line, and long. */
export const NAMES = {
  latin: 'Ñoemi Õzdemir-Łukasiewicz',
  cyrillic: 'Анастасия Щербакова',
  arabic: 'محمد عبد الرحمن الفارسي',
  chinese: '欧阳小明',
  traditional: '陳國龍',
  mixed: 'محمد Al-Farsi (الشركة 2026) 王小明',
} as const

const sampleHead: PaperHead = {
  company: {
    legal_name: 'Landmark Property Marketing, Inc.',
    trade_name: 'Landmark',
    tin: '123-456-789-000',
    address: '12F Ayala Center Tower, Cardinal Rosales Ave., Cebu City 6000',
    phone: '+63 32 888 0000',
    email: 'hello@landmark.test',
  },
  printed_by: NAMES.latin,
  printed_at: '2026-11-22T02:30:00Z',
}

export function sampleQuotePaper(locale: Locale, client: string = NAMES.mixed): Paper {
  const terms = quoteTermsSchema.parse({
    discount: { by: 'rate', rate_pct: '2.5' },
    financing: 'bank',
    reservation_fee: '25000.00',
    dp_rate_pct: '20',
    dp_terms_months: 18,
    loans: [
      { rate_pct: '8.5', months: 180 },
      { rate_pct: '7.25', months: 120 },
    ],
  })
  const figures = computeQuote(
    {
      list_price: '4287350.00',
      vat_rule: 'residential_dwelling',
      is_socialised: false,
      vat_inclusive_prices: false,
      misc_fee_rate_pct: '5.000000',
      today: '2026-11-22',
      taxes: saleTaxesOn([], '2026-11-22'),
    },
    terms,
  )
  return quotePaper({
    quote: {
      id,
      ou_id: id,
      unit_id: id,
      seller_employee_id: id,
      row_version: 1,
      quote_no: 'QT-CEB-2026-000001',
      unit_code: 'T1-12-04',
      project_name: 'Seaside Gardens Residences',
      seller_name: NAMES.arabic,
      prepared_for: client,
      list_price: '4287350.00',
      reservation_fee: '25000.00',
      quoted_on: '2026-11-22',
      valid_until: '2026-11-29',
      terms,
      figures,
    },
    facts: { unit_type: 'House and lot', lot_area_sqm: '120.00', floor_area_sqm: '86.50' },
    head: sampleHead,
    locale,
    forStaff: true,
  })
}

export function sampleStatementPaper(locale: Locale, sale: Partial<SaleStatement['sale']> = {}): Paper {
  const months = 30
  const row = (seq: number): SaleStatement['schedule'][number] => ({
    seq,
    due_date: addMonths('2026-01-22', seq - 1),
    kind: seq === 1 ? 'reservation' : seq === months ? 'balance' : 'downpayment',
    amount: '52953.27',
    paid_amount: seq < 10 ? '52953.27' : '0.00',
    open_amount: seq < 10 ? '0.00' : '52953.27',
    days_late: seq === 10 ? 31 : 0,
    state: seq < 10 ? 'paid' : seq === 10 ? 'late' : 'ahead',
    principal: '52953.27',
    interest: '0.00',
  })
  const payment = (no: number): SaleStatement['payments'][number] => ({
    id,
    row_version: 1,
    amount: '52953.27',
    source: 'developer_report',
    developer_or_no: null,
    cheque_no: null,
    reason: null,
    actions: [],
    payment_no: `PM-CEB-2026-00000${no}`,
    paid_on: addMonths('2026-01-22', no - 1),
    mode: no % 3 === 0 ? 'pdc' : 'bank_transfer',
    status: 'verified',
    applied_principal: '52953.27',
    applied_interest: '0.00',
    applied_penalty: no === 4 ? '150.00' : '0.00',
    is_collected: no !== 8,
    cleared_on: no % 3 === 0 ? addMonths('2026-01-24', no - 1) : null,
    bounced_on: no === 8 ? '2026-08-27' : null,
    reversed_on: null,
    balance: no === 8 ? null : '4400000.00',
  })
  const statement: SaleStatement = {
    sale: {
      id,
      sale_no: 'SL-CEB-2026-000017',
      status: 'booked',
      payment_stage: 'downpayment',
      buyer_name: NAMES.chinese,
      project_name: 'Seaside Gardens Residences',
      unit_code: 'T1-12-04',
      developer_name: 'Cebu Landmasters, Inc.',
      seller_names: `${NAMES.cyrillic}, ${NAMES.arabic}`,
      financing: 'pag_ibig',
      reservation_date: '2026-01-22',
      list_price: '4287350.00',
      discount_amount: '107183.75',
      net_list_price: '4180166.25',
      vat_amount: '501619.95',
      misc_fee_amount: '209008.31',
      other_charges: '0.00',
      tcp: '4890794.51',
      ...sale,
    },
    as_of: '2026-11-22',
    collected: '476579.43',
    waiting: '52953.27',
    interest_paid: '0.00',
    penalty_paid: '150.00',
    balance: '4414215.08',
    late: '52953.27',
    late_count: 1,
    next_due: { due_date: '2026-12-22', amount: '52953.27' },
    fell_short: false,
    schedule: Array.from({ length: months }, (_, index) => row(index + 1)),
    payments: Array.from({ length: 9 }, (_, index) => payment(index + 1)),
    may: { record: false },
  }
  return statementPaper(statement, sampleHead, locale)
}

export function sampleReportPaper(locale: Locale, lines = 40): Paper {
  const figures: ReportFigures = {
    reservations: '12.5',
    net_list_price: '128287350.00',
    tcp: '148907945.10',
    average_tcp: '11912635.61',
    discount_rate: '2.50',
    bookings: '9',
    booked_tcp: '104890794.51',
    ended: '1.5',
    ended_tcp: '17890794.51',
    net_units: '11',
    lost: '1.5',
    cancellation_rate: '12.00',
  }
  const labels = Object.values(NAMES)
  const report: SalesReport = {
    by: 'seller',
    from: '2026-01',
    to: '2026-11',
    previous: null,
    rows: Array.from({ length: lines }, (_, index) => ({
      key: String(index),
      label: labels[index % labels.length] ?? null,
      figures,
      before: null,
    })),
    total: { figures, before: null },
  }
  return reportPaper(report, sampleHead, locale)
}
