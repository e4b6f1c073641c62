import type { Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { credit, debit, type EntryLine } from '@contract/modules/accounting/entry.rules'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import type {
  AdjustmentPosting,
  ClawbackPosting,
  CollectionPosting,
  CostPosting,
  ExpensePosting,
  LiquidationPosting,
  MoneyPlace,
  MovementPosting,
  OtherIncomePosting,
  PayablesPosting,
  PayrollPosting,
  ReleasePosting,
  ReversalClawbackPosting,
  SharePosting,
  StatementPosting,
  UnappliedPosting,
} from '@contract/modules/accounting/posting-events'

type LineParts = Parameters<typeof debit>[2]

/** What is nothing is no line, and what is below nothing stands on the other side. */
const dr = (account: string, amount: Centavos, parts?: LineParts): EntryLine[] =>
  amount === 0n ? [] : [amount > 0n ? debit(account, amount, parts) : credit(account, -amount, parts)]
const cr = (account: string, amount: Centavos, parts?: LineParts): EntryLine[] => dr(account, -amount, parts)

const moneyOf = ({ money_account = LEDGER.bank }: MoneyPlace): string => money_account

const accrual = (shares: readonly SharePosting[]): EntryLine[] => [
  ...shares.flatMap(({ cost, amount }) => dr(LEDGER[cost], amount)),
  ...shares.flatMap(({ amount, seller }) => cr(LEDGER.commissions_payable, amount, { party: seller })),
]

/** What of income the developer pays for incentives stands apart from commission. */
const income = (amount: Centavos, incentive: Centavos = 0n): EntryLine[] => [
  ...cr(LEDGER.commission_income, amount - incentive),
  ...cr(LEDGER.developer_incentives, incentive),
]

/** What was billed before it was earned becomes income, and its shares are owed. */
const earning = ({
  earned,
  incentive,
  shares,
}: Pick<UnappliedPosting, 'earned' | 'incentive' | 'shares'>): EntryLine[] => [
  ...dr(LEDGER.deferred_commission, earned),
  ...income(earned, incentive),
  ...accrual(shares),
]

const costLines = ({ costs, vat, ewt }: CostPosting): EntryLine[] => [
  ...costs.flatMap(({ account, net, ...parts }) => dr(account, net, parts)),
  ...dr(LEDGER.input_vat, vat),
  ...cr(LEDGER.ewt_payable, ewt),
]
const payableOf = ({ costs, vat, ewt }: CostPosting): Centavos =>
  total(costs.map(({ net }) => net)) + vat - ewt

/** The journal matrix: which lines an event leaves. A void and a bounced cheque leave the mirror of their entry. */
export const POSTING = {
  statement_sent: ({
    recognition,
    developer,
    net,
    incentive,
    vat,
    shares,
  }: StatementPosting): EntryLine[] => [
    ...dr(LEDGER.receivables, net + vat, { party: developer }),
    ...(recognition === 'on_billing' ? income(net, incentive) : cr(LEDGER.deferred_commission, net)),
    ...cr(LEDGER.output_vat, vat),
    ...(recognition === 'on_billing' ? accrual(shares) : []),
  ],

  collection_posted: (event: CollectionPosting): EntryLine[] => [
    ...(event.is_offset
      ? dr(LEDGER.accrued, event.cash, { party: event.developer })
      : dr(moneyOf(event), event.cash)),
    ...dr(LEDGER.creditable_tax, event.ewt),
    ...cr(LEDGER.receivables, event.settled, { party: event.developer }),
    ...cr(LEDGER.accrued, event.cash + event.ewt - event.settled, { party: event.developer }),
    ...earning(event),
  ],

  /** Money that waited for a statement settles one. */
  unapplied_allocated: (event: UnappliedPosting): EntryLine[] => [
    ...dr(LEDGER.accrued, event.amount, { party: event.developer }),
    ...cr(LEDGER.receivables, event.amount, { party: event.developer }),
    ...earning(event),
  ],

  release_paid: (event: ReleasePosting): EntryLine[] => {
    const { seller: party, other_account = LEDGER.accrued } = event
    const deducted = total(event.advances.map(({ amount }) => amount))
    const kept = event.ewt + event.holdback + event.clawback + deducted + event.other_deduction
    return [
      ...dr(LEDGER.commissions_payable, event.gross, { party }),
      ...dr(LEDGER.input_vat, event.vat),
      ...dr(LEDGER.holdbacks, event.returned, { party }),
      ...cr(LEDGER.ewt_payable, event.ewt),
      ...cr(LEDGER.holdbacks, event.holdback, { party }),
      ...cr(LEDGER.advances, event.clawback, { party }),
      ...event.advances.flatMap(({ amount, ...parts }) => cr(LEDGER.advances, amount, parts)),
      ...cr(other_account, event.other_deduction, { party }),
      ...cr(moneyOf(event), event.gross + event.vat + event.returned - kept),
    ]
  },

  /** Tax was withheld with the release that it was held back of. */
  holdback_released: (event: MovementPosting): EntryLine[] => [
    ...dr(LEDGER.holdbacks, event.amount, { party: event.party }),
    ...cr(moneyOf(event), event.amount),
  ],

  /** An incentive that the company pays: nobody is billed for it. */
  incentive_granted: ({ shares }: { shares: readonly SharePosting[] }): EntryLine[] => accrual(shares),

  clawback_opened: ({
    developer,
    earned,
    incentive = 0n,
    deferred,
    vat,
    unpaid,
    shares,
  }: ClawbackPosting): EntryLine[] => [
    ...income(-earned, -incentive),
    ...dr(LEDGER.deferred_commission, deferred),
    ...dr(LEDGER.output_vat, vat),
    ...cr(LEDGER.receivables, unpaid, { party: developer }),
    ...cr(LEDGER.accrued, earned + deferred + vat - unpaid, { party: developer }),
    ...shares.flatMap(({ cost, seller: party, released, unreleased, applied }) => [
      ...dr(LEDGER.holdbacks, applied, { party }),
      ...dr(LEDGER.advances, released - applied, { party }),
      ...dr(LEDGER.commissions_payable, unreleased, { party }),
      ...cr(LEDGER[cost], released + unreleased),
    ]),
  ],

  commission_adjusted: (event: AdjustmentPosting): EntryLine[] => [
    ...dr(LEDGER.commission_income, event.earned),
    ...dr(LEDGER.deferred_commission, event.deferred),
    ...dr(LEDGER.output_vat, event.vat),
    ...cr(LEDGER.receivables, event.credited, { party: event.developer }),
    ...cr(LEDGER.accrued, event.refund, { party: event.developer }),
    ...accrual(event.shares),
  ],

  clawback_of_reversal: ({ seller: party, gross, applied }: ReversalClawbackPosting): EntryLine[] => [
    ...dr(LEDGER.holdbacks, applied, { party }),
    ...dr(LEDGER.advances, gross - applied, { party }),
    ...cr(LEDGER.commissions_payable, gross, { party }),
  ],

  /** There is no account for bad debts: it is the operating expense that an advance is written off to as well. */
  clawback_written_off: ({ party, amount }: MovementPosting): EntryLine[] => [
    ...dr(LEDGER.miscellaneous, amount),
    ...cr(LEDGER.advances, amount, { party }),
  ],

  advance_released: (event: MovementPosting): EntryLine[] => [
    ...dr(LEDGER.advances, event.amount, { party: event.party }),
    ...cr(moneyOf(event), event.amount),
  ],

  advance_liquidated: (event: LiquidationPosting): EntryLine[] => {
    const spent = payableOf(event)
    const cleared = spent < event.balance ? spent : event.balance
    return [
      ...costLines(event),
      ...cr(LEDGER.advances, cleared, { party: event.party }),
      ...cr(moneyOf(event), spent - cleared),
    ]
  },

  advance_returned: (event: MovementPosting): EntryLine[] => [
    ...dr(moneyOf(event), event.amount),
    ...cr(LEDGER.advances, event.amount, { party: event.party }),
  ],

  expense_posted: (event: ExpensePosting): EntryLine[] => [
    ...costLines(event),
    ...cr(
      event.is_paid ? moneyOf(event) : LEDGER.payables,
      payableOf(event),
      !event.is_paid && event.supplier ? { party: event.supplier } : {},
    ),
  ],

  payables_paid: (event: PayablesPosting): EntryLine[] => [
    ...event.bills.flatMap(({ supplier, amount }) => dr(LEDGER.payables, amount, { party: supplier })),
    ...cr(moneyOf(event), total(event.bills.map(({ amount }) => amount))),
  ],

  payroll_approved: (event: PayrollPosting): EntryLine[] => {
    const { gross, employee_contributions, employer_contributions, tax, advances } = event
    const deducted = total(advances.map(({ amount }) => amount))
    return [
      ...dr(LEDGER.salaries, gross),
      ...dr(LEDGER.employer_contributions, employer_contributions),
      ...cr(LEDGER.contributions, employee_contributions + employer_contributions),
      ...cr(LEDGER.compensation_tax, tax),
      ...advances.flatMap(({ amount, employee }) => cr(LEDGER.advances, amount, { party: employee })),
      ...cr(event.is_paid ? moneyOf(event) : LEDGER.accrued, gross - employee_contributions - tax - deducted),
    ]
  },

  other_income: ({ amount, account = LEDGER.other_income, memo, ...event }: OtherIncomePosting) => [
    ...dr(moneyOf(event), amount),
    ...cr(account, amount, memo === undefined ? {} : { memo }),
  ],
} as const
