import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

export type DemoSeller = { id: string; ou_id: string; level: 'agent' | 'sales_manager' }
export type DemoUnit = { id: string; list_price: string }

export async function findDemoSellers(db: Db): Promise<DemoSeller[]> {
  const { rows } = await sql<DemoSeller>`
    select p.id, p.ou_id, case when pos.code = 'AGENT' then 'agent' else 'sales_manager' end as level
    from seller_profile p join employee e on e.id = p.employee_id join position pos on pos.id = e.position_id
      join sales_team_member m on m.employee_id = e.id and m.valid_to is null
    where p.status = 'active' order by e.employee_no`.execute(db)
  return rows
}

/** In an order that mixes the projects, the same every time. */
export async function findFreeUnits(db: Db): Promise<DemoUnit[]> {
  const { rows } = await sql<DemoUnit>`
    select id, list_price::text from property_unit where status = 'available' and list_price > 1000000
    order by md5(unit_code || project_id::text)`.execute(db)
  return rows
}

export async function findUserId(db: Db, username: string): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findToday(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone 'Asia/Manila')::date::text as today`.execute(db)
  return rows[0]?.today ?? ''
}

/** Papers of paper: the demo company keeps no scans of two years, and says that they were looked at. */
export async function verifyPapers(db: Db, saleId: string, fileId: string, by: string): Promise<void> {
  await sql`update sale_document set status = 'verified', attachment_id = ${fileId}, verified_by = ${by}, verified_at = now()
    where sale_id = ${saleId}`.execute(db)
  await sql`update sale set documents_complete_at = now() where id = ${saleId}`.execute(db)
}

/** One file that stands for all of them. */
export async function findAnyFile(db: Db): Promise<string | null> {
  const { rows } = await sql<{
    id: string
  }>`select id from stored_file order by created_at, id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export async function findStoredSale(db: Db, id: string) {
  return db.selectFrom('sale').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** What is due for a sale, in order. */
export async function findDue(db: Db, id: string) {
  const { rows } = await sql<{ seq: number; kind: string; due_date: string; principal: string }>`
    select seq, kind, due_date::text, principal::text from sale_schedule where sale_id = ${id} order by seq`.execute(
    db,
  )
  return rows
}
