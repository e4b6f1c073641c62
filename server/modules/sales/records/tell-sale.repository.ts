import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** Who sells it now, as far as they sign in. */
export async function findSellersUsers(db: Db, saleId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.user_id as id from sale_seller s join employee e on e.id = s.employee_id
    where s.sale_id = ${saleId} and s.ended_at is null and e.user_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

export type LapsingSale = {
  id: string
  ou_id: string
  sale_no: string | null
  unit_code: string
  until: string
}

/** Reservations that hold for so many days at most, and have not run out yet. */
export async function findLapsing(db: Db, days: number): Promise<LapsingSale[]> {
  const { rows } = await sql<LapsingSale>`
    select id, ou_id, sale_no, unit_code, reservation_valid_to::text as until from sale
    where status = 'reserved' and reservation_valid_to
      between ${TODAY} and ${TODAY} + ${days}::int
    order by reservation_valid_to, id`.execute(db)
  return rows
}

export type ExpiringPaper = {
  id: string
  sale_id: string
  sale_no: string | null
  name: string
  until: string
}

/** Papers that living sales count on and that are valid for so many days at most. */
export async function findExpiringPapers(db: Db, days: number): Promise<ExpiringPaper[]> {
  const { rows } = await sql<ExpiringPaper>`
    select d.id, d.sale_id, s.sale_no, r.name, d.valid_to::text as until
    from sale_document d join sale s on s.id = d.sale_id join document_requirement r on r.id = d.requirement_id
    where d.status = 'verified' and s.status in ('reserved', 'booked') and d.valid_to
      between ${TODAY} and ${TODAY} + ${days}::int
    order by d.valid_to, d.id`.execute(db)
  return rows
}
