import { sql } from 'kysely'
import { ENDED_SALE_STATUSES, type SaleStatus } from '@contract/modules/sales/sale-status'
import {
  discountLimit,
  documentWarningDays,
  forfeitNoticeDays,
  lapseWarningDays,
  reinstatementDays,
  reservationDays,
} from '@contract/selling/sales.parameters'
import { dwellingThreshold } from '@contract/selling/tax.parameters'
import { countInProject, countInUnit } from '@server/platform/parameters/count-touched.repository'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

const salesIn = (...statuses: readonly SaleStatus[]) =>
  countInProject(sql`sale where status = any (${statuses}::text[])`)

export const saleTouches: ParameterTouches = {
  [reservationDays.code]: salesIn('reserved'),
  [lapseWarningDays.code]: salesIn('reserved'),
  [forfeitNoticeDays.code]: salesIn('reserved'),
  [reinstatementDays.code]: salesIn(...ENDED_SALE_STATUSES),
  [discountLimit.code]: salesIn('draft'),
  [dwellingThreshold.code]: salesIn('draft'),
  [documentWarningDays.code]: countInUnit(
    sql`sale_document where status = 'verified' and valid_to is not null`,
  ),
}
