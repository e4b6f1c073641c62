import { sql } from 'kysely'
import { ZONE } from '@server/platform/db/clock'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import { findHolders } from '@server/platform/notifications/holders.repository'

export type DayHead = { ou_id: string; unit: string; seq: number; number: string; hash: string }

/** The last entry of each unit that was posted until the end of a day. */
export async function findDayHeads(db: Db, day: DateText): Promise<DayHead[]> {
  const { rows } = await sql<DayHead>`
    select distinct on (e.ou_id) e.ou_id, o.ou_code as unit, e.chain_seq::int as seq, e.number, e.hash
    from journal_entry e join operating_unit o on o.id = e.ou_id
    where e.created_at < (${day}::date + 1)::timestamp at time zone ${ZONE}
    order by e.ou_id, e.chain_seq desc`.execute(db)
  return rows.toSorted((a, b) => (a.unit < b.unit ? -1 : 1))
}

export type HeadReader = { id: string; email: string; first_name: string; locale: string; ou_ids: string[] }

const CLOSES_MONTHS = 'accounting.period.close'

/** Who closes months, each with those of these units that the right reaches. */
export async function findHeadReaders(db: Db, units: readonly string[]): Promise<HeadReader[]> {
  const holders = await findHolders(db, CLOSES_MONTHS, null)
  const { rows } = await sql<HeadReader>`
    select u.id, u.email, coalesce(nullif(u.first_name, ''), u.full_name) as first_name, u.locale, array_agg(o.id) as ou_ids
    from unnest(${units}::uuid[]) o (id)
      cross join portal_viewers(${holders}::uuid[], ${CLOSES_MONTHS}, false, false, o.id, null, null) v (id)
      join app_user u on u.id = v.id
    group by u.id order by u.id`.execute(db)
  return rows
}
