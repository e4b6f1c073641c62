import { sql } from 'kysely'
import { secondPersonLimit } from '@contract/modules/accounting/accounting.parameters'
import { countInUnit } from '@server/platform/parameters/count-touched.repository'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

export const accountingTouches: ParameterTouches = {
  [secondPersonLimit.code]: countInUnit(sql`manual_entry where status = 'draft'`),
}
