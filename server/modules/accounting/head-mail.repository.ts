import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'

export type DayHead = { ou_id: string; unit: string; seq: number; number: string; hash: string }

/** The last entry of each unit that was posted until the end of a day. */
export async function findDayHeads(db: Db, day: DateText): Promise<DayHead[]> {
  const { rows } = await sql<DayHead>`
    select distinct on (e.ou_id) e.ou_id, o.ou_code as unit, e.chain_seq::int as seq, e.number, e.hash
    from journal_entry e join operating_unit o on o.id = e.ou_id
    where e.created_at < (${day}::date + 1)::timestamp at time zone 'Asia/Manila'
    order by e.ou_id, e.chain_seq desc`.execute(db)
  return rows.toSorted((a, b) => (a.unit < b.unit ? -1 : 1))
}

export type HeadReader = {
  id: string
  email: string
  first_name: string
  locale: string
  /** Null where the right reaches every unit. */
  ou_id: string | null
}

/** Who closes months, each with the unit that the right reaches. */
export async function findHeadReaders(db: Db): Promise<HeadReader[]> {
  const { rows } = await sql<HeadReader>`
    select u.id, u.email, u.first_name, u.locale,
      case when bool_or(rp.scope = 'all') then null else u.ou_id end as ou_id
    from app_user u join user_role ur on ur.user_id = u.id
      join role_permission rp on rp.role_id = ur.role_id join permission p on p.id = rp.permission_id
    where p.code = 'accounting.period.close' and u.status = 'active'
      and ur.valid_from <= (now() at time zone 'Asia/Manila')::date
      and coalesce(ur.valid_to >= (now() at time zone 'Asia/Manila')::date, true)
    group by u.id order by u.id`.execute(db)
  return rows
}
