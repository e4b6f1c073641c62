import type { BrokenRule } from '@contract/kernel/broken-rule'
import { addMonths, type DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'
import { isCheque, type PaymentMode } from '@contract/modules/sales/payment-state.rules'
import { LIVE_SALE_STATUSES, type SaleStatus } from '@contract/modules/sales/sale-status'
import type { Financing } from '@contract/selling/schedule.rules'

export type PaymentEntry = {
  paid_on: DateText
  amount: Centavos
  interest: Centavos
  penalty: Centavos
  source: 'developer_report' | 'buyer_proof' | 'manual'
  mode: PaymentMode
  developer_or_no: string | null
  cheque_no: string | null
}

export type PayingSale = {
  status: SaleStatus
  financing: Financing
  reservation_date: DateText
  tcp: Centavos
  /** Principal of everything that is reported or confirmed and neither bounced nor reversed. */
  reported: Centavos
}

/** Cheques are handed over years ahead. */
const LONGEST_AHEAD = 120

/** R-RESIDUAL: what is neither interest nor penalty. */
export const principalOf = ({ amount, interest, penalty }: PaymentEntry): Centavos =>
  amount - interest - penalty

/** What is wrong with an entry on its own, and against the sale it is for; nothing where it may be written. */
export function checkPayment(entry: PaymentEntry, sale: PayingSale, today: DateText): BrokenRule[] {
  const { mode, paid_on, amount } = entry
  const principal = principalOf(entry)
  const isAhead = mode === 'pdc' ? paid_on > addMonths(today, LONGEST_AHEAD) : paid_on > today
  const rules: [boolean, string, string][] = [
    [!LIVE_SALE_STATUSES.includes(sale.status), 'sale_id', 'sale_not_live'],
    [amount <= 0n, 'amount', 'amount_missing'],
    [amount > 0n && principal < 0n, 'applied_interest', 'parts_above_amount'],
    [isAhead, 'paid_on', 'paid_in_future'],
    [paid_on < sale.reservation_date, 'paid_on', 'paid_before_reservation'],
    [isCheque(mode) && !entry.cheque_no, 'cheque_no', 'cheque_no_missing'],
    [!isCheque(mode) && entry.cheque_no !== null, 'cheque_no', 'cheque_no_without_cheque'],
    [
      entry.source === 'developer_report' && mode !== 'pdc' && !entry.developer_or_no,
      'developer_or_no',
      'receipt_no_missing',
    ],
    [mode === 'loan_takeout' && !isFinancedByLender(sale.financing), 'mode', 'takeout_without_lender'],
    [principal > 0n && sale.reported + principal > sale.tcp, 'amount', 'over_price'],
  ]
  return rules.flatMap(([isBroken, path, code]) => (isBroken ? [{ path, code }] : []))
}

const isFinancedByLender = (financing: Financing) => financing === 'bank' || financing === 'pag_ibig'
