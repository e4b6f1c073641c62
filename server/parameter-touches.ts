import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'
import { accountingTouches } from '@server/modules/accounting/accounting-touches.repository'
import { advanceTouches } from '@server/modules/cash-advance/advance-touches.repository'
import { approvalTouches } from '@server/modules/approvals/approval-touches.repository'
import { collectionTouches } from '@server/modules/collection/collection-touches.repository'
import { commissionTouches } from '@server/modules/commission/commission-touches.repository'
import { expenseTouches } from '@server/modules/expense/expense-touches.repository'
import { holdTouches } from '@server/modules/property/holds/hold-touches.repository'
import { leadTouches } from '@server/modules/buyers/leads/lead-touches.repository'
import { saleTouches } from '@server/modules/sales/records/sale-touches.repository'

/** Which records a change of a figure is about, by its code; one that is missing leaves what exists as it is. */
export const parameterTouches: ParameterTouches = {
  ...accountingTouches,
  ...advanceTouches,
  ...approvalTouches,
  ...collectionTouches,
  ...commissionTouches,
  ...expenseTouches,
  ...holdTouches,
  ...leadTouches,
  ...saleTouches,
}
