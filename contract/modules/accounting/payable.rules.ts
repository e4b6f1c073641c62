import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { DateText } from '@contract/kernel/dates'
import { startComputation } from '@contract/kernel/computation'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import type { EntryLine } from '@contract/modules/accounting/entry.rules'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { POSTING } from '@contract/modules/accounting/posting.rules'

export const PAYMENT_METHODS = ['bank_transfer', 'check', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** How long something is overdue: not at all, or so many days at most. */
export const PAYABLE_AGES = ['current', 'to_30', 'to_60', 'to_90', 'over_90'] as const
export type PayableAge = (typeof PAYABLE_AGES)[number]

const BLANKS = /\s+/g
const NO_DIGIT = /\D/g

/** Who somebody is among payees: their TIN, or their name where none is known. */
export const payeeKey = ({ name, tin }: { name: string; tin: string | null }): string =>
  tin === null ? `name:${name.trim().replace(BLANKS, ' ').toLowerCase()}` : `tin:${tin.replace(NO_DIGIT, '')}`

export type PaidBill = {
  ou_id: string
  payee_id: string | null
  posted_on: DateText | null
  owed: Centavos
  /** What is paid of it. */
  amount: Centavos
}
export type PaymentOrder = {
  method: PaymentMethod
  reference: string | null
  bank_id: string | null
  paid_on: DateText
}

/** What keeps bills from being paid by one payment, beside its field. */
export function checkPayment(
  { method, reference, bank_id, paid_on }: PaymentOrder,
  bills: readonly PaidBill[],
  today: DateText,
): BrokenRule[] {
  const broken: BrokenRule[] = []
  const say = (path: string, code: string) => broken.push({ path, code })
  if (paid_on > today) say('paid_on', 'payment_ahead')
  if (bills.some(({ posted_on }) => posted_on !== null && paid_on < posted_on))
    say('paid_on', 'payment_before_bill')
  if (new Set(bills.map(({ ou_id }) => ou_id)).size > 1) say('bills', 'payment_one_unit')
  if (method === 'check' && reference === null) say('reference', 'expense_needs_check_no')
  if (method === 'check' && new Set(bills.map(({ payee_id }) => payee_id)).size > 1)
    say('method', 'payment_check_one_payee')
  if (method === 'cash' && bank_id !== null) say('bank_id', 'payment_cash_no_bank')
  bills.forEach(({ owed, amount }, index) => {
    if (amount <= 0n) say(`bills.${index}.amount`, 'payment_needs_amount')
    else if (amount > owed) say(`bills.${index}.amount`, 'payment_beyond_owed')
  })
  return broken
}

/** What is still owed of a bill, as what was payable less what was paid. */
export function owedSteps(amount: string, owed: string) {
  const { add, steps } = startComputation<'billed' | 'paid' | 'owed'>('R-30')
  add('billed', { by: 'given', amount: parseMoney(amount) })
  add('paid', { by: 'given', amount: parseMoney(amount) - parseMoney(owed) })
  add('owed', { by: 'difference', from: 'billed', less: ['paid'] })
  return steps
}

/** What a payment leaves in the books: each bill off what is owed to its payee, and all of it out of one place. */
export const paymentEntry = (
  method: PaymentMethod,
  bills: readonly Pick<PaidBill, 'payee_id' | 'amount'>[],
  bankAccount?: string,
): EntryLine[] =>
  POSTING.payables_paid({
    bills: bills.map(({ payee_id, amount }) => ({
      supplier: { party_type: 'supplier', party_id: payee_id ?? '' },
      amount,
    })),
    money_account: method === 'cash' ? LEDGER.cash_on_hand : (bankAccount ?? LEDGER.bank),
  })
