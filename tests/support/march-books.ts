import { parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import type { AccountTotal } from '@contract/modules/accounting/account-total'
import type { EntryLine, Party } from '@contract/modules/accounting/entry.rules'
import { expenseAmounts } from '@contract/modules/accounting/expense.rules'
import type { SharePosting } from '@contract/modules/accounting/posting-events'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { releaseAmounts } from '@contract/modules/commission/release.rules'
import { soaAmounts } from '@contract/modules/commission/soa.rules'
import { CHART } from '@server/seeds/chart'

const vat = parseRate('12')
const seller = (party_id: string): Party => ({ party_type: 'seller', party_id })
const developer: Party = { party_type: 'developer', party_id: 'developer' }
const share = (cost: SharePosting['cost'], name: string, text: string): SharePosting => ({
  cost,
  amount: parseMoney(text),
  seller: seller(name),
})

const statement = soaAmounts(parseMoney('75242.99'), {
  vat_mode: 'exclusive',
  vat_rate: vat,
  ewt_rate: parseRate('10'),
})
const release = releaseAmounts({
  gross: parseMoney('14630.58'),
  payee_vat_rate: 0n,
  ewt_rate: parseRate('5'),
  holdback: parseMoney('1463.06'),
  open_clawback: 0n,
  advances: [parseMoney('6000.00')],
  cap_rate: parseRate('50'),
  other_deduction: 0n,
})
export const rent = expenseAmounts(parseMoney('10000.00'), {
  vat_mode: 'exclusive',
  vat_rate: vat,
  ewt_rate: parseRate('5'),
})
export const marketing = expenseAmounts(parseMoney('7459.99'), {
  vat_mode: 'inclusive',
  vat_rate: vat,
  ewt_rate: parseRate('2'),
})
const paidExpense = (account: string, { net, vat, ewt }: typeof rent) =>
  POSTING.expense_posted({ costs: [{ account, net }], vat, ewt, is_paid: true })

export const MARKETING_ENTRY: readonly EntryLine[] = paidExpense('6300', marketing)

/** EX-34: each entry of a unit's first month. */
export const MARCH_BOOKS: readonly { on: string; lines: readonly EntryLine[] }[] = [
  {
    on: '2026-03-02',
    lines: POSTING.advance_released({ party: seller('agent 1'), amount: parseMoney('6000.00') }),
  },
  {
    on: '2026-03-05',
    lines: POSTING.statement_sent({
      recognition: 'on_billing',
      developer,
      net: statement.net,
      vat: statement.vat,
      shares: [
        share('sellers_commission', 'agent 1', '14630.58'),
        share('sellers_commission', 'agent 2', '14630.58'),
        share('sellers_commission', 'agent 3', '14630.58'),
        share('overrides', 'manager', '9405.38'),
        share('overrides', 'director', '5016.20'),
        share('overrides', 'broker', '3135.13'),
      ],
    }),
  },
  { on: '2026-03-10', lines: paidExpense('6100', rent) },
  { on: '2026-03-10', lines: MARKETING_ENTRY },
  {
    on: '2026-03-20',
    lines: POSTING.collection_posted({
      developer,
      cash: statement.collectible,
      ewt: statement.ewt,
      settled: statement.gross,
      earned: 0n,
      shares: [],
    }),
  },
  {
    on: '2026-03-25',
    lines: POSTING.release_paid({
      ...release,
      seller: seller('agent 1'),
      gross: parseMoney('14630.58'),
      advances: [{ amount: release.advance_deduction, party: seller('agent 1') }],
    }),
  },
  {
    on: '2026-03-31',
    lines: POSTING.payroll_approved({
      gross: parseMoney('28000.00'),
      employee_contributions: parseMoney('2300.00'),
      employer_contributions: parseMoney('3730.00'),
      tax: parseMoney('730.05'),
      advances: [],
      is_paid: true,
    }),
  },
  { on: '2026-03-31', lines: POSTING.other_income({ amount: parseMoney('125.40') }) },
]

/** What each account is open by after them: debits above nothing, credits below. */
export const MARCH_BALANCES: Record<string, string> = {
  '1020': '21440.53',
  '1110': '0.00',
  '1120': '7524.30',
  '1130': '0.00',
  '1140': '1999.28',
  '2020': '-46817.87',
  '2030': '-9029.16',
  '2040': '-1364.74',
  '2050': '-730.05',
  '2060': '-6030.00',
  '2070': '-1463.06',
  '4010': '-75242.99',
  '4910': '-125.40',
  '5010': '43891.74',
  '5020': '17556.71',
  '6010': '28000.00',
  '6020': '3730.00',
  '6100': '10000.00',
  '6300': '6660.71',
}

/** The statement of that month: each part, and its share of revenue. */
export const MARCH_STATEMENT = {
  revenue: ['75242.99', '100.0'],
  cost_of_services: ['-61448.45', '81.7'],
  gross_profit: ['13794.54', '18.3'],
  operating_expenses: ['-48390.71', '64.3'],
  operating_income: ['-34596.17', '-46.0'],
  other: ['125.40', '0.2'],
  net_before_tax: ['-34470.77', '-45.8'],
  income_tax: ['0.00', '0.0'],
  net_income: ['-34470.77', '-45.8'],
}

const CHART_TYPE = new Map(CHART.map(({ code, type }) => [code, type]))

/** What the books of a month come to in each account, as the totals that are kept by month. */
export function monthTotals(books: typeof MARCH_BOOKS): AccountTotal[] {
  return books.flatMap(({ on, lines }) =>
    lines.map(({ account, side, amount }) => ({
      account_id: account,
      code: account,
      name: account,
      type: CHART_TYPE.get(account)!,
      month: on.slice(0, 7),
      debit: side === 'debit' ? amount : 0n,
      credit: side === 'credit' ? amount : 0n,
    })),
  )
}
