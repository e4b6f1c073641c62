import type { AdvanceLimitPort } from '@server/platform/ledger/advance-port'
import { measureAdvance } from '@server/modules/cash-advance/advance-limit.service'

export const advanceLimitPort: AdvanceLimitPort = {
  ofCommission: async (tx, employeeId) =>
    (await measureAdvance(tx, employeeId, { repayment: 'commission' })).limit,
}
