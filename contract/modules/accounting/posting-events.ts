import type { Centavos } from '@contract/kernel/money'
import type { Party } from '@contract/modules/accounting/entry.rules'

/** Where money comes from or goes to: the bank, unless the document names another account. */
export type MoneyPlace = { money_account?: string }

export type RevenueRecognition = 'on_billing' | 'on_collection'

export type SharePosting = {
  cost: 'sellers_commission' | 'overrides' | 'incentives'
  amount: Centavos
  seller: Party
}

export type StatementPosting = {
  recognition: RevenueRecognition
  developer: Party
  net: Centavos
  /** Of it, what the developer pays for incentives. */
  incentive?: Centavos
  vat: Centavos
  /** Accrued with the bill where revenue is, and with the collection otherwise. */
  shares: readonly SharePosting[]
}

export type CollectionPosting = MoneyPlace & {
  developer: Party
  cash: Centavos
  /** No money came: it is set off against what is owed to the developer. */
  is_offset?: boolean
  /** Tax that the developer withheld, by his certificate. */
  ewt: Centavos
  /** How much of cash and tax settles statements; the rest waits for one. */
  settled: Centavos
  /** Revenue that was deferred until now, with the shares that follow it. */
  earned: Centavos
  /** Of it, what the developer pays for incentives. */
  incentive?: Centavos
  shares: readonly SharePosting[]
}

export type UnappliedPosting = {
  developer: Party
  amount: Centavos
  earned: Centavos
  incentive?: Centavos
  shares: readonly SharePosting[]
}

export type ReleasePosting = MoneyPlace & {
  seller: Party
  gross: Centavos
  vat: Centavos
  ewt: Centavos
  holdback: Centavos
  clawback: Centavos
  /** Each of its own party, in the unit where it stands. */
  advances: readonly { amount: Centavos; party: Party; ou_id?: string }[]
  /** Held back of earlier releases, and paid out with this one. */
  returned: Centavos
  other_deduction: Centavos
  /** The account that the other deduction is owed to. */
  other_account?: string
}

export type ClawbackShare = {
  cost: SharePosting['cost']
  seller: Party
  /** Already paid to the seller, holdbacks included. */
  released: Centavos
  unreleased: Centavos
  /** What was held back of him, and now covers a part of what was released. */
  applied: Centavos
}

export type ClawbackPosting = {
  developer: Party
  /** Net commission billed: what is in revenue already, and what is still deferred. */
  earned: Centavos
  /** Of what is in revenue, what the developer pays for incentives. */
  incentive?: Centavos
  deferred: Centavos
  vat: Centavos
  /** What the developer has not paid of it; the rest is refunded. */
  unpaid: Centavos
  shares: readonly ClawbackShare[]
}

/** Commission that was billed and is worth another amount now: each amount is below nothing where more is owed. */
export type AdjustmentPosting = {
  developer: Party
  /** Less income, or less of what is deferred, and less VAT. */
  earned: Centavos
  deferred: Centavos
  vat: Centavos
  /** What the developer owes less, and what is owed back to him. */
  credited: Centavos
  refund: Centavos
  /** What sellers are owed more. */
  shares: readonly SharePosting[]
}

/** What a seller was paid of a line that the developer has not paid after all; it is still owed once that is paid. */
export type ReversalClawbackPosting = {
  seller: Party
  gross: Centavos
  /** Of what was held back of him. */
  applied: Centavos
}

export type MovementPosting = MoneyPlace & { party: Party; amount: Centavos }

/** A line of an expense. The unit of the entry bears it unless another is named; tax stands in the unit of the entry. */
export type ExpenseCost = {
  account: string
  net: Centavos
  ou_id?: string
  project_id?: string
  memo?: string
}

export type CostPosting = MoneyPlace & { costs: readonly ExpenseCost[]; vat: Centavos; ewt: Centavos }

export type ExpensePosting = CostPosting & { supplier?: Party; is_paid: boolean }

export type PayablesPosting = MoneyPlace & { bills: readonly { supplier: Party; amount: Centavos }[] }

export type LiquidationPosting = CostPosting & {
  party: Party
  /** What is open of the advance; what was spent beyond it is paid. */
  balance: Centavos
}

export type PayrollPosting = MoneyPlace & {
  gross: Centavos
  employee_contributions: Centavos
  employer_contributions: Centavos
  tax: Centavos
  advances: readonly { amount: Centavos; employee: Party }[]
  is_paid: boolean
}

export type OtherIncomePosting = MoneyPlace & { amount: Centavos; account?: string; memo?: string }
