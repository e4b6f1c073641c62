import { sql } from 'kysely'
import { secondPersonLimit } from '@contract/modules/accounting/accounting.parameters'
import { countInUnit, type ParameterTouches } from '@server/platform/parameters/parameter-touches'

export const accountingTouches: ParameterTouches = {
  [secondPersonLimit.code]: countInUnit(sql`manual_entry where status = 'draft'`),
}
