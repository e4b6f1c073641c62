import { grants } from '@contract/access/grants'

/** What reference lists, memos and the inbox give to whoever holds any role of the daily business. */
export const readerGrants = [
  ...grants('approval.inbox', ['view'], 'own'),
  ...grants('files.form', ['view'], 'ou'),
  // Own: the memos that are addressed to this person, never the drafts or audiences of others.
  ...grants('files.memo', ['view'], 'own'),
  ...grants('files.payslip', ['view'], 'own'),
  ...grants(['hr.leave_type', 'hr.holiday', 'hr.shift'], ['view'], 'ou'),
]

/** What one asks for oneself: an advance, an expense, a leave. */
export const requesterGrants = [
  ...grants('cash_advance.record', ['view', 'create', 'submit'], 'own'),
  ...grants('expense.transaction', ['view', 'create', 'submit'], 'own'),
  // An expense cannot be drafted without choosing its category; posted records and reports stay closed.
  ...grants('expense.category', ['view'], 'ou'),
  ...grants('hr.leave', ['view', 'create', 'submit'], 'own'),
]
