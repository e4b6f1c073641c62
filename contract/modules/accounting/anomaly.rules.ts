import { namesOf } from '@contract/kernel/records'

export const ANOMALY_SEVERITIES = ['high', 'medium', 'low'] as const
export const ANOMALY_STATUSES = ['open', 'dismissed', 'resolved'] as const
export type AnomalyStatus = (typeof ANOMALY_STATUSES)[number]

/** What is looked for, how grave it is, and of which kind the record is that a finding is about. */
export const ANOMALY_RULES = {
  invoice_twice: { severity: 'high', about: 'expense' },
  receipt_twice: { severity: 'high', about: 'expense' },
  advance_and_expense: { severity: 'medium', about: 'expense' },
  split_cash: { severity: 'medium', about: 'buyer' },
  own_purchase: { severity: 'high', about: 'sale' },
  outside_list: { severity: 'medium', about: 'sale' },
  protected_lead: { severity: 'low', about: 'sale' },
  changed_account: { severity: 'high', about: 'commission_release' },
  shared_account: { severity: 'high', about: 'seller_profile' },
  large_release: { severity: 'low', about: 'commission_release' },
  offset_above_owed: { severity: 'high', about: 'developer' },
} as const satisfies Record<string, { severity: (typeof ANOMALY_SEVERITIES)[number]; about: string }>

export type AnomalyRule = keyof typeof ANOMALY_RULES
export const ANOMALY_RULE_CODES = namesOf(ANOMALY_RULES)
