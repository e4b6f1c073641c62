import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'

export type EntryToReverse = { entry_id: string; ou_id: string; entry_date: DateText; memo: string }

/** Posted by hand to be undone in the next month, which has begun; what was undone before is not among them. */
export async function findToReverse(db: Db, today: DateText): Promise<EntryToReverse[]> {
  const { rows } = await sql<EntryToReverse>`
    select m.entry_id, m.ou_id, m.entry_date::text, m.memo
    from manual_entry m join journal_entry e on e.id = m.entry_id
    where m.reverses_next_month and m.status = 'posted' and e.reversed_by_id is null
      and date_trunc('month', m.entry_date) + interval '1 month' <= ${today}::date
    order by m.entry_date, m.id`.execute(db)
  return rows
}
