/** Permission areas of which some code is not asked for yet, since their screens and routes are still to be built. */
export const WAITING_AREAS = ['collection', 'commission', 'hr.payroll', 'integration', 'settings.statutory']

/**
 * No route asks for them: whoever is asked by the chain of a document decides it, signed in, by a link or standing in for
 * somebody, and to be asked is the right. They say who is asked by default, and to whom a role should be given.
 */
export const DECIDED_BY_SEAT: readonly string[] = [
  'accounting.period.reopen',
  'cash_advance.record.approve',
  'commission.request.approve',
  'expense.transaction.approve',
  'hr.leave.approve',
]
