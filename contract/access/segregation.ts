import type { PermissionCode } from '@contract/access/permission-catalogue'

export type SegregationRule = {
  code: string
  permission_a: PermissionCode
  permission_b: PermissionCode
  severity: 'block' | 'warn'
  reason: string
}

/** Sensitive actions that move money or decide where it goes. */
export const SENSITIVE_MONEY_CODES = [
  'maintenance.bank.create',
  'maintenance.bank.edit',
  'maintenance.bank.deactivate',
  'maintenance.bank.reveal_account',
  'commission.scheme.activate',
  'commission.credit.void',
  'commission.soa.void',
  'commission.release.pay',
  'commission.release.void',
  'commission.clawback.write_off',
  'commission.incentive_grant.void',
  'collection.record.void',
  'cash_advance.record.release',
  'cash_advance.record.write_off',
  'expense.transaction.void',
  'accounting.journal.post_adjustment',
  'accounting.journal.reverse',
  'accounting.period.close',
  'accounting.period.reopen',
  'hr.payroll.approve',
  'hr.payroll.publish',
  'hr.payroll.void',
] as const satisfies readonly PermissionCode[]

type Pair = readonly [PermissionCode, PermissionCode, string, ('block' | 'warn')?]

const pairs: readonly Pair[] = [
  ['commission.release.create', 'commission.release.approve', 'Nobody approves a release they prepared.'],
  ['commission.release.approve', 'commission.release.pay', 'Nobody pays a release they approved.'],
  ['commission.release.create', 'commission.release.pay', 'Nobody pays a release they prepared.'],
  ['commission.soa.generate', 'commission.soa.approve', 'Billing could be inflated unseen.', 'warn'],
  [
    'maintenance.bank.edit',
    'commission.release.pay',
    'A payee account could be redirected and paid at once.',
  ],
  ['hr.employee.edit', 'commission.release.pay', 'A payout account could be redirected and paid at once.'],
  ['hr.seller.edit', 'commission.release.pay', 'A payout account could be redirected and paid at once.'],
  ['cash_advance.record.create', 'cash_advance.record.approve', 'Nobody approves an advance they asked for.'],
  ['cash_advance.record.approve', 'cash_advance.record.release', 'Nobody pays out an advance they approved.'],
  ['cash_advance.record.create', 'cash_advance.record.release', 'Nobody pays out an advance they asked for.'],
  ['expense.transaction.create', 'expense.transaction.approve', 'Nobody approves an expense they drafted.'],
  [
    'expense.transaction.approve',
    'expense.transaction.post',
    'An expense is not posted by the person who approved it.',
    'warn',
  ],
  ['hr.payroll.compute', 'hr.payroll.approve', 'Nobody approves a payroll run they computed.'],
  ['sales.payment.create', 'sales.payment.verify', 'A false payment memo could open a commission tranche.'],
  [
    'accounting.period.reopen',
    'accounting.journal.post_adjustment',
    'Nobody reopens a period for their own adjustment.',
  ],
]

function ruleOf([permission_a, permission_b, reason, severity = 'block']: Pair): SegregationRule {
  return { code: `${permission_a}--${permission_b}`, permission_a, permission_b, severity, reason }
}

/** Two actions on the same document that one person may not do both of, unless the rule only warns. */
export const SEGREGATION_RULES: readonly SegregationRule[] = [
  ...pairs.map(ruleOf),
  ...SENSITIVE_MONEY_CODES.map(code =>
    ruleOf([
      'settings.role.assign_permission',
      code,
      'Whoever grants rights could grant themselves this one.',
    ]),
  ),
]

/** The person that a document is about may not act on it. These two cannot be switched off by a role. */
export const PARTY_RULES: readonly {
  party: 'payee' | 'seller'
  barred: readonly PermissionCode[]
  reason: string
}[] = [
  {
    party: 'payee',
    barred: [
      'commission.release.create',
      'commission.release.submit',
      'commission.release.approve',
      'commission.release.pay',
      'commission.release.void',
    ],
    reason: 'Nobody acts on a release to themselves.',
  },
  { party: 'seller', barred: ['sales.record.book'], reason: 'Nobody books a sale they sold.' },
]
