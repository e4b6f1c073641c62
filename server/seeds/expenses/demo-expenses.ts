import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { KeptExpense } from '@contract/modules/accounting/expense.document'

export type DemoExpense = Pick<KeptExpense, 'payee_name' | 'payee_kind' | 'pay_mode' | 'payee_tin'> &
  Pick<ExpenseLine, 'description' | 'amount' | 'vat_mode' | 'atc'> & { category: string }

const bought = (
  category: string,
  payee_name: string,
  description: string,
  amount: string,
  more: Partial<DemoExpense> = {},
): DemoExpense => ({
  ...{ category, payee_name, description, amount },
  ...{ payee_kind: 'supplier', pay_mode: 'bank_transfer', payee_tin: null, vat_mode: 'inclusive', atc: null },
  ...more,
})
const own = { payee_kind: 'employee', pay_mode: 'cash', vat_mode: 'none' } as const

/** What a branch buys in a month. */
export const BOUGHT: readonly DemoExpense[] = [
  bought('MARKETING', 'Sun Cebu Billboards', 'Billboard at the south road', '44800.00', {
    atc: 'WC160',
    payee_tin: '214-556-780-00000',
  }),
  bought('OFFICE', 'Visayan Paper Trading', 'Paper, toner and folders', '7459.99', {
    atc: 'WC158',
    payee_tin: '103-882-415-00000',
  }),
  bought('TRAVEL', 'Paolo Inting', 'Taxi to the site in Liloan', '480.00', own),
  bought('UTILITIES', 'Converge Business', 'Internet of the sales office', '5600.00', {
    atc: 'WC160',
    pay_mode: 'owe',
    payee_tin: '220-418-906-00000',
  }),
  bought('MARKETING', 'Lapu-Lapu Print House', 'Leaflets of the open house', '18368.00', {
    atc: 'WC158',
    pay_mode: 'check',
    payee_tin: '336-120-994-00000',
  }),
  bought('MEALS', 'Petty cash', 'Merienda at the open house', '1850.50', {
    payee_kind: 'petty_cash',
    pay_mode: 'cash',
    vat_mode: 'none',
  }),
  bought('TRAVEL', 'Cebu Van Rental', 'Van for two days of site visits', '11200.00', {
    atc: 'WC120',
    pay_mode: 'owe',
    payee_tin: '418-205-331-00000',
  }),
  bought('OFFICE', 'Office Warehouse', 'Two desk lamps', '2240.00', { pay_mode: 'owe' }),
]
