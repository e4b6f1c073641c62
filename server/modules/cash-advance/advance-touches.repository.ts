import { sql } from 'kysely'
import {
  liquidationDays,
  liquidationWarningDays,
  openAtOnce,
  payLimit,
  sellerLimit,
} from '@contract/modules/cash-advance/cash-advance.parameters'
import { countInUnit } from '@server/platform/parameters/count-touched.repository'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

const drafts = countInUnit(sql`cash_advance where status in ('draft', 'returned')`)
const running = countInUnit(sql`cash_advance where status in ('released', 'liquidating')`)

export const advanceTouches: ParameterTouches = {
  [sellerLimit.code]: drafts,
  [payLimit.code]: drafts,
  [openAtOnce.code]: drafts,
  [liquidationDays.code]: running,
  [liquidationWarningDays.code]: running,
}
