import type { CloseCheck } from '@server/platform/ledger/close-check'
import { findPlacesOfUnit } from '@server/modules/accounting/reconciliation.repository'
import { isReconciled, reconciliationOf } from '@server/modules/accounting/reconciliation.service'

/** Each account at a bank is reconciled up to the end of the month. */
export const bankCloseCheck: CloseCheck = {
  check: 'bank',
  async look(db, { ou_id, until }) {
    const open: string[] = []
    for (const place of await findPlacesOfUnit(db, ou_id, until))
      if (!isReconciled(await reconciliationOf(db, place, until))) open.push(place.account_id)
    const [first] = open
    return {
      count: open.length,
      rows: {
        path: `/accounting/bank-register?ou=${ou_id}&account=${first ?? ''}&view=reconciliation&on=${until}`,
        filter: {},
      },
    }
  },
}
