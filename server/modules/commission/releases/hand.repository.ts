import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** Whose request it is; nobody's where the portal acts by itself. */
export async function findActing(db: Db): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select app_user_id() as id`.execute(db)
  return rows[0]?.id ?? null
}

export type Hand = 'made' | 'approved'

/** What somebody did with each of these releases before it is paid. */
export async function findHands(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Hand | null>> {
  const { rows } = await sql<{ id: string; hand: Hand | null }>`
    select r.id, case when r.created_by = ${userId} or e.user_id = ${userId} then 'made'
      when exists (select from approval_seat s where s.doc_type = 'commission_release' and s.subject_id = r.id
        and s.user_id = ${userId} and s.decision = 'approve') then 'approved' end as hand
    from commission_release r join employee e on e.id = r.employee_id where r.id = any (${ids}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, hand }) => [id, hand]))
}
