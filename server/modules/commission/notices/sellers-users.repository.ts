import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** Who has a share in these tranches, as far as they sign in. */
export async function findSharers(db: Db, trancheIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.user_id as id from commission_share h join employee e on e.id = h.employee_id
    where h.tranche_id = any (${trancheIds}::uuid[]) and h.amount > 0 and e.user_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Who can be paid out of what these lines bill, as far as they sign in. */
export async function findPayable(db: Db, lineIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.user_id as id from statement_line l join commission_share h on h.tranche_id = l.tranche_id
      join employee e on e.id = h.employee_id
    where l.id = any (${lineIds}::uuid[]) and h.status <> 'on_hold' and e.user_id is not null
      and h.releasable_amount > h.released_amount - h.clawed_back_amount`.execute(db)
  return rows.map(({ id }) => id)
}

/** Who generated the statements that these lines are of. */
export async function findBillers(db: Db, lineIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct s.created_by as id from statement_line l join commission_statement s on s.id = l.statement_id
    where l.id = any (${lineIds}::uuid[]) and s.created_by is not null`.execute(db)
  return rows.map(({ id }) => id)
}

type ToldSale = { ou_id: string; sale_no: string | null; unit_code: string }

export async function findToldSale(db: Db, saleId: string): Promise<ToldSale | undefined> {
  const { rows } =
    await sql<ToldSale>`select ou_id, sale_no, unit_code from sale where id = ${saleId}`.execute(db)
  return rows[0]
}
