import { oneOf } from '@contract/kernel/one-of'
import type { CloseCheckName } from '@contract/modules/accounting/close-check.rules'
import type { CloseCheck } from '@server/platform/ledger/close-check'
import { findHeldBack, findPayable } from '@server/modules/commission/commission-close-checks.repository'

/**
 * As of now, not of the end of the month: a release that is voided afterwards leaves no trace of what its shares and
 * holdbacks were before, and its mirror is dated later.
 */
const nowCheck = (check: CloseCheckName, find: typeof findPayable): CloseCheck => ({
  check,
  async look(db, { ou_id }) {
    const found = await find(db, ou_id)
    if (!found) return { count: 0 }
    const { account_id, ...sums } = found
    const filter = { account_id: oneOf(account_id), ou_id: oneOf(ou_id) }
    return { count: 0, ...sums, rows: { path: '/accounting/ledger', filter } }
  },
})

export const commissionCloseChecks: readonly CloseCheck[] = [
  nowCheck('commissions', findPayable),
  nowCheck('holdbacks', findHeldBack),
]
