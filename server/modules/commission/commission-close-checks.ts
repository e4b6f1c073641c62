import { oneOf } from '@contract/kernel/one-of'
import type { CloseCheck } from '@server/platform/ledger/close-check'
import { findPayableCommission } from '@server/modules/commission/commission-close-checks.repository'

/**
 * As of now, not of the end of the month: a release that is voided afterwards leaves no trace of what its shares and
 * holdbacks were before, and its mirror is dated later.
 */
const nowCheck = (check: 'commissions' | 'holdbacks', account: 'payable' | 'held'): CloseCheck => ({
  check,
  async look(db, { ou_id }) {
    const found = await findPayableCommission(db, ou_id)
    if (!found) return { count: 0 }
    return {
      count: 0,
      books: found[`${account}_books`],
      documents: found[`${account}_documents`],
      rows: {
        path: '/accounting/ledger',
        filter: { account_id: oneOf(found[`${account}_account`]), ou_id: oneOf(ou_id) },
      },
    }
  },
})

export const commissionCloseChecks: readonly CloseCheck[] = [
  nowCheck('commissions', 'payable'),
  nowCheck('holdbacks', 'held'),
]
