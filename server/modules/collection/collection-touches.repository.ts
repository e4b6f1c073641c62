import { sql } from 'kysely'
import {
  reminderDays,
  reminderEveryDays,
  reminderMost,
  unappliedDays,
} from '@contract/modules/collection/collection.parameters'
import { countInUnit } from '@server/platform/parameters/count-touched.repository'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

const owedStatements = countInUnit(sql`commission_statement
  where status in ('sent', 'acknowledged', 'partly_collected') and gross_amount > settled_amount`)

export const collectionTouches: ParameterTouches = {
  [reminderDays.code]: owedStatements,
  [reminderEveryDays.code]: owedStatements,
  [reminderMost.code]: owedStatements,
  [unappliedDays.code]: countInUnit(sql`collection
    where unapplied_amount > 0 and not is_unapplied_late and status in ('posted', 'deposited', 'cleared')`),
}
