import { checkOrder, type BrokenRule } from '@contract/kernel/broken-rule'
import { addDays, type DateText } from '@contract/kernel/dates'
import { isMoneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { isWeightText, parseWeight, total, weightText } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import { recordOf } from '@contract/kernel/records'
import type { EntryLine, Party } from '@contract/modules/accounting/entry.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { Expense } from '@contract/modules/accounting/expense.document'
import { expenseAmounts, shareCost } from '@contract/modules/accounting/expense.rules'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import type { TaxRates } from '@contract/modules/accounting/tax-rates'
import { withholdingRate } from '@contract/modules/accounting/withholding'

type PricedLine = Pick<ExpenseLine, 'amount' | 'vat_mode' | 'atc'> & Partial<Pick<ExpenseLine, 'ewt_rate'>>
const FIGURES = ['net', 'vat', 'gross', 'ewt', 'payable'] as const
export type ExpenseFigures = Record<(typeof FIGURES)[number], Centavos>

/** Of a line that is being typed too: what is no amount yet counts as nothing. */
export const lineFigures = ({ amount, vat_mode, atc, ewt_rate = null }: PricedLine, rates: TaxRates) =>
  expenseAmounts(isMoneyText(amount) ? parseMoney(amount) : 0n, {
    vat_mode,
    vat_rate: parseRate(rates.vat),
    ewt_rate: withholdingRate(atc, ewt_rate, rates.withholding),
  })

export function expenseTotals(lines: readonly PricedLine[], rates: TaxRates): ExpenseFigures {
  const figures = lines.map(line => lineFigures(line, rates))
  return recordOf(FIGURES, key => total(figures.map(each => each[key])))
}

export type BorneCost = { ou_id: string; net: Centavos; vat: Centavos; ewt: Centavos }

/** what each unit that bears a line weighs, of how much, and its share of the net amount. */
export function costShares(
  bearers: ExpenseLine['bearers'],
  net: Centavos,
): { ou_id: string; weight: string; total: string; net: Centavos }[] {
  const weighed = bearers
    .filter(({ weight }) => isWeightText(weight))
    .map(bearer => ({ ...bearer, units: parseWeight(bearer.weight) }))
    .filter(({ units }) => units > 0n)
  if (weighed.length === 0) return []
  const sum = weightText(total(weighed.map(({ units }) => units)))
  const shares = shareCost(
    { net },
    weighed.map(({ ou_id, units }) => ({ ou_id, weight: units })),
  )
  return shares.map((share, index) => ({ ...share, weight: weighed[index]?.weight ?? '', total: sum }))
}

/** A line as each unit bears it. Its taxes stand with the first of them, so that sums of records stay whole. */
export function borneCosts(line: ExpenseLine, ouId: string, rates: TaxRates): BorneCost[] {
  const { net, vat, ewt } = lineFigures(line, rates)
  const borne = costShares(line.bearers, net)
  const shared = borne.length === 0 ? [{ ou_id: ouId, net }] : borne
  return shared.map(({ ou_id, net: part }, index) => ({
    ou_id,
    net: part,
    vat: index === 0 ? vat : 0n,
    ewt: index === 0 ? ewt : 0n,
  }))
}

type PaymentTerms = Pick<Expense, 'pay_mode' | 'payee_kind'>

/** Petty cash and cash come from the hand; the rest from the bank that is named, or the first of the chart. */
const moneyAccount = ({ pay_mode, payee_kind }: PaymentTerms, bankAccount?: string): string =>
  pay_mode === 'cash' || payee_kind === 'petty_cash' ? LEDGER.cash_on_hand : (bankAccount ?? LEDGER.bank)

export type PostedExpense = PaymentTerms & Pick<Expense, 'ou_id' | 'lines' | 'tax_rates'>

/** Where the money comes from: an advance first, of which so much is open, and what is beyond it from the bank. */
export type ExpensePlaces = {
  bankAccount?: string | undefined
  supplier?: Party
  advance?: { party: Party; balance: Centavos } | undefined
}

/** What an expense leaves in the books, as it is shown before and as it is posted. */
export function expenseEntry(
  expense: PostedExpense,
  accountOf: (line: ExpenseLine) => string,
  { bankAccount, supplier, advance }: ExpensePlaces = {},
): EntryLine[] {
  const { lines, ou_id: ouId, pay_mode, tax_rates } = expense
  const { vat, ewt } = expenseTotals(lines, tax_rates)
  const costs = lines.flatMap(line =>
    borneCosts(line, ouId, tax_rates).map(({ ou_id, net }) => ({
      account: accountOf(line),
      net,
      memo: line.description,
      ...(ou_id !== ouId && { ou_id }),
      ...(line.project_id && { project_id: line.project_id }),
    })),
  )
  const spent = { costs, vat, ewt, money_account: moneyAccount(expense, bankAccount) }
  return advance
    ? POSTING.advance_liquidated({ ...spent, ...advance })
    : POSTING.expense_posted({ ...spent, is_paid: pay_mode !== 'owe', ...(supplier && { supplier }) })
}

export type CategoryRule = { receipt_required_from: string; needs_project: boolean }

/** What an advance paid for is not owed. */
export const checkPayment = ({
  pay_mode,
  cash_advance_id = null,
}: Partial<Pick<Expense, 'pay_mode' | 'cash_advance_id'>>): BrokenRule[] =>
  cash_advance_id !== null && pay_mode === 'owe' ? [{ path: 'pay_mode', code: 'expense_advance_owed' }] : []

type CheckedExpense = Pick<
  Expense,
  'lines' | 'expense_date' | 'due_on' | 'tax_rates' | 'pay_mode' | 'cash_advance_id'
>

/** What keeps an expense from being submitted, beside its field. */
export function checkExpense(
  { lines, expense_date, due_on, tax_rates, pay_mode, cash_advance_id }: CheckedExpense,
  categoryOf: (line: ExpenseLine) => CategoryRule | undefined,
  receipts: number,
): BrokenRule[] {
  const broken: BrokenRule[] = []
  if (lines.length === 0) broken.push({ path: 'lines', code: 'expense_needs_line' })
  broken.push(...checkPayment({ pay_mode, cash_advance_id }))
  broken.push(...checkOrder({ expense_date, due_on }, 'expense_date', 'due_on', 'expense_due_before'))
  lines.forEach((line, index) => {
    const say = (field: string, code: string) => broken.push({ path: `lines.${index}.${field}`, code })
    const { gross } = lineFigures(line, tax_rates)
    const category = categoryOf(line)
    if (gross <= 0n) say('amount', 'expense_line_needs_amount')
    if (line.category_id === null && line.account_id === null)
      say('category_id', 'expense_line_needs_category')
    if (category?.needs_project && line.project_id === null) say('project_id', 'expense_line_needs_project')
    if (category && receipts === 0 && gross > parseMoney(category.receipt_required_from))
      say('amount', 'expense_needs_receipt')
  })
  return broken
}

/** The day on which what is owed is due: so many days after the invoice, or after the day of the expense. */
export const dueDate = (
  { expense_date, supplier_invoice_date }: Pick<Expense, 'expense_date' | 'supplier_invoice_date'>,
  days: number,
): DateText => addDays(supplier_invoice_date ?? expense_date, days)
