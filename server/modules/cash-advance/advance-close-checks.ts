import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { controlCheck, type CloseCheck } from '@server/platform/ledger/close-check'
import { openAdvances } from '@server/modules/cash-advance/advance-close-checks.repository'

export const advanceCloseChecks: readonly CloseCheck[] = [
  controlCheck('advances', LEDGER.advances, openAdvances),
]
