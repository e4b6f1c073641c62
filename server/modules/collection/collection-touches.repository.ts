import { sql } from 'kysely'
import {
  reminderDays,
  reminderEveryDays,
  reminderMost,
  unappliedDays,
} from '@contract/modules/collection/collection.parameters'
import { OWED } from '@server/modules/collection/reminders/reminder.repository'
import { UNAPPLIED } from '@server/modules/collection/reminders/unapplied.repository'
import { countInUnit } from '@server/platform/parameters/count-touched.repository'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

const owedStatements = countInUnit(sql`commission_statement where ${OWED}`)

export const collectionTouches: ParameterTouches = {
  [reminderDays.code]: owedStatements,
  [reminderEveryDays.code]: owedStatements,
  [reminderMost.code]: owedStatements,
  [unappliedDays.code]: countInUnit(sql`collection where ${UNAPPLIED}`),
}
