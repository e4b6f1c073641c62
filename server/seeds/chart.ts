import type { AccountType, ControlKind } from '@contract/modules/accounting/account.rules'

export type SeedAccount = {
  code: string
  name: string
  type: AccountType
  parent: string | null
  control?: ControlKind
  /** Groups what is below it and takes no entries. */
  heading?: true
}

const heading = (
  code: string,
  name: string,
  type: AccountType,
  parent: string | null = null,
): SeedAccount => ({
  code,
  name,
  type,
  parent,
  heading: true,
})

/** Below one heading all are of its type. */
const below = (parent: string, type: AccountType, leaves: Record<string, string | [string, ControlKind]>) =>
  Object.entries(leaves).map(([code, told]): SeedAccount => {
    const [name, control] = typeof told === 'string' ? [told, 'none' as const] : told
    return { code, name, type, parent, control }
  })

export const CHART: readonly SeedAccount[] = [
  heading('1000', 'Assets', 'asset'),
  heading('1001', 'Cash', 'asset', '1000'),
  ...below('1001', 'asset', { 1010: 'Cash on hand', 1020: ['Cash in bank', 'bank'] }),
  heading('1100', 'Receivables and prepayments', 'asset', '1000'),
  ...below('1100', 'asset', {
    1110: ['Commission receivable – developers', 'ar'],
    1120: ['Creditable withholding tax', 'ewt'],
    1130: ['Advances to sellers and employees', 'advance'],
    1140: ['Input VAT', 'vat'],
  }),
  heading('1500', 'Property and equipment', 'asset', '1000'),
  ...below('1500', 'asset', { 1510: 'Equipment', 1590: 'Accumulated depreciation' }),
  heading('2000', 'Liabilities', 'liability'),
  ...below('2000', 'liability', {
    2010: ['Accounts payable', 'ap'],
    2020: ['Commissions payable – sellers', 'commission_payable'],
  }),
  heading('2025', 'Taxes and contributions payable', 'liability', '2000'),
  ...below('2025', 'liability', {
    2030: ['Output VAT', 'vat'],
    2040: ['Expanded withholding tax payable', 'ewt'],
    2050: 'Withholding tax on compensation payable',
    2060: 'SSS, PhilHealth and Pag-IBIG payable',
  }),
  ...below('2000', 'liability', {
    2070: 'Holdbacks payable',
    2080: 'Accrued expenses',
    2085: 'Deferred commission',
    2190: 'Due to and from operating units',
  }),
  heading('3000', 'Equity', 'equity'),
  ...below('3000', 'equity', { 3010: 'Capital', 3020: 'Retained earnings' }),
  heading('4000', 'Revenue', 'revenue'),
  ...below('4000', 'revenue', { 4010: 'Commission income', 4020: 'Developer incentives' }),
  heading('4900', 'Other income', 'other_income'),
  ...below('4900', 'other_income', { 4910: 'Interest and other income' }),
  heading('5000', 'Cost of services', 'cost_of_service'),
  ...below('5000', 'cost_of_service', { 5010: 'Sellers’ commission', 5020: 'Overrides', 5030: 'Incentives' }),
  heading('6000', 'Operating expenses', 'expense'),
  ...below('6000', 'expense', {
    6010: 'Salaries',
    6020: 'Employer contributions',
    6100: 'Rent',
    6200: 'Utilities',
    6300: 'Marketing',
    6400: 'Travel',
    6900: 'Miscellaneous',
  }),
  heading('7000', 'Other expenses', 'other_expense'),
  ...below('7000', 'other_expense', { 7010: 'Interest expense' }),
  heading('8000', 'Income tax', 'tax'),
  ...below('8000', 'tax', { 8010: 'Income tax expense' }),
]
