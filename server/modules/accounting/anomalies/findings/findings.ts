import type { AnomalyRule } from '@contract/modules/accounting/anomaly.rules'
import type { RuleStatement } from '@server/modules/accounting/anomalies/findings/rule-statement.repository'
import {
  advanceAndExpense,
  invoiceTwice,
  receiptTwice,
  splitCash,
} from '@server/modules/accounting/anomalies/findings/money.repository'
import {
  changedAccount,
  largeRelease,
  sharedAccount,
} from '@server/modules/accounting/anomalies/findings/payees.repository'
import {
  outsideList,
  ownPurchase,
  protectedLead,
} from '@server/modules/accounting/anomalies/findings/sales.repository'

export const FINDINGS: Record<AnomalyRule, RuleStatement> = {
  invoice_twice: invoiceTwice,
  receipt_twice: receiptTwice,
  advance_and_expense: advanceAndExpense,
  split_cash: splitCash,
  own_purchase: ownPurchase,
  outside_list: outsideList,
  protected_lead: protectedLead,
  changed_account: changedAccount,
  shared_account: sharedAccount,
  large_release: largeRelease,
}
