import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import { TODAY } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** Books of a new unit begin with last year: the demo company has kept its own for as long as it has sold. */
export async function openMonths(db: Db, from: DateText): Promise<void> {
  await sql`insert into fiscal_period (ou_id, month)
    select o.id, m::date from operating_unit o
      cross join generate_series(${from}::date, ${TODAY}, interval '1 month') m
    on conflict (ou_id, month) do nothing`.execute(db)
}
