import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

export type RequestSeller = {
  seller_id: string
  employee_id: string
  user_id: string | null
  tranche_id: string | null
}

/** Sellers of a unit, each with a tranche that is eligible and unbilled, as far as there are such; agents who sign in first. */
export async function findRequestSellers(db: Db, ouCode: string): Promise<RequestSeller[]> {
  const { rows } = await sql<RequestSeller>`
    select h.seller_id, h.employee_id, e.user_id, t.id as tranche_id
    from commission_share h join operating_unit o on o.id = h.ou_id join employee e on e.id = h.employee_id
      left join commission_tranche t on t.id = h.tranche_id and h.state = 'eligible' and t.statement_id is null
    where o.ou_code = ${ouCode} and e.is_active and e.immediate_head_id is not null
    order by t.id is null, e.user_id is null, h.level <> 'agent', t.id, h.id limit 500`.execute(db)
  const tranches = new Set<string>()
  // A tranche is asked for once, whoever shares it.
  return rows.filter(({ tranche_id }) => {
    const isFirst = tranche_id === null || !tranches.has(tranche_id)
    if (tranche_id !== null) tranches.add(tranche_id)
    return isFirst
  })
}

/** It happened so long ago. */
export async function setRequestBack(db: Db, id: string, days: number): Promise<void> {
  const ago = sql`make_interval(days => ${days}::int)`
  await sql`update commission_request set created_at = created_at - ${ago}, submitted_at = submitted_at - ${ago},
    decided_at = decided_at - ${ago} where id = ${id}`.execute(db)
}
