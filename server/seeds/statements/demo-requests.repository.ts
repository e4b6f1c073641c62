import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

export type RequestSeller = {
  seller_id: string
  employee_id: string
  user_id: string | null
  level: string
  tranche_id: string
}

/** Sellers of a unit with a tranche that is eligible and unbilled, whoever can sign in first, each tranche once. */
export async function findRequestSellers(db: Db, ouCode: string): Promise<RequestSeller[]> {
  const { rows } = await sql<RequestSeller>`
    select distinct on (t.id) h.seller_id, h.employee_id, e.user_id, h.level, t.id as tranche_id
    from commission_share h join commission_tranche t on t.id = h.tranche_id
      join operating_unit o on o.id = h.ou_id join employee e on e.id = h.employee_id
    where o.ou_code = ${ouCode} and h.state = 'eligible' and t.statement_id is null and e.is_active
      and e.immediate_head_id is not null
    order by t.id, e.user_id is null, h.level, e.employee_no`.execute(db)
  const place = ({ user_id, level }: RequestSeller) => (user_id === null ? 2 : level === 'agent' ? 0 : 1)
  return rows.toSorted((a, b) => place(a) - place(b))
}

/** It happened so long ago. */
export async function setRequestBack(db: Db, id: string, days: number): Promise<void> {
  const ago = sql`make_interval(days => ${days}::int)`
  await sql`update commission_request set created_at = created_at - ${ago}, submitted_at = submitted_at - ${ago},
    decided_at = decided_at - ${ago} where id = ${id}`.execute(db)
}
