import { addDays, type DateText } from '@contract/kernel/dates'
import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

export type DemoSeller = {
  id: string
  name: string
  ou_id: string
  ou_code: string
  employee_id: string
  level: 'agent' | 'sales_manager'
  username: string | null
}

export async function findDemoSellers(db: Db): Promise<DemoSeller[]> {
  const { rows } = await sql<DemoSeller>`
    select p.id, p.display_name as name, p.ou_id, o.ou_code, e.id as employee_id, u.username,
      case when pos.code = 'AGENT' then 'agent' else 'sales_manager' end as level
    from seller_profile p join employee e on e.id = p.employee_id join position pos on pos.id = e.position_id
      join operating_unit o on o.id = p.ou_id left join app_user u on u.id = e.user_id
      join sales_team_member m on m.employee_id = e.id and m.valid_to is null
    where p.status = 'active' order by e.employee_no`.execute(db)
  return rows
}

/** In an order that mixes the projects, the same every time; what somebody has drafted a sale of is left to them. */
export async function findFreeUnits(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from property_unit u where u.status = 'available' and u.list_price > 1000000
      and not exists (select from sale s where s.unit_id = u.id and s.status = 'draft')
    order by md5(u.unit_code), u.unit_code limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findUserId(db: Db, username: string): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Whether somebody with this number was written already: of whoever writes them one after the other, the mark. */
export async function isWritten(db: Db, mobile: string): Promise<boolean> {
  const row = await db.selectFrom('buyer').select('id').where('mobile', '=', mobile).executeTakeFirst()
  return row !== undefined
}

export type DemoLead = { id: string; full_name: string; mobile: string; email: string | null }

/** One that this seller was at work with by that day, and that became nobody yet. */
/** Who has not bought half a year after asking came by another way. */
const MOST_DAYS_TO_A_SALE = 180

export async function findLead(db: Db, employeeId: string, by: DateText): Promise<DemoLead | null> {
  const { rows } = await sql<DemoLead>`
    select id, full_name, mobile_e164 as mobile, email from lead
    where owner_employee_id = ${employeeId} and category = 'working' and merged_into_id is null
      and converted_buyer_id is null and mobile_e164 is not null
      and protected_from between ${addDays(by, -MOST_DAYS_TO_A_SALE)} and ${by}
    order by lead_no limit 1`.execute(db)
  return rows[0] ?? null
}

/** What was handed in and looked at over the weeks, at once: one file stands for all of it. */
export async function verifyPapers(db: Db, saleId: string, fileId: string, by: string): Promise<void> {
  await sql`update sale_document set status = 'verified', attachment_id = ${fileId}, verified_by = ${by}, verified_at = ${NOW}
    where sale_id = ${saleId} and status <> 'verified'`.execute(db)
  await sql`update sale set documents_complete_at = ${NOW} where id = ${saleId}`.execute(db)
}

export async function findPapers(db: Db, saleId: string) {
  const { rows } = await sql<{ id: string }>`
    select d.id from sale_document d join document_requirement r on r.id = d.requirement_id
    where d.sale_id = ${saleId} order by array_position(array['reservation', 'booking', 'takeout'], r.mandatory_for), r.sort, d.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export type DueRow = { kind: string; due_date: string; principal: string; interest: string }

/** What is due for a sale beside the fee that began it, in order. */
export async function findDue(db: Db, id: string): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select kind, due_date::text, principal::text, interest::text from sale_schedule
    where sale_id = ${id} and kind <> 'reservation' order by seq`.execute(db)
  return rows
}

/** What was told of sales that are older than a week: everybody has long heard of it. */
export async function forgetOldNews(db: Db): Promise<void> {
  await sql`delete from notification n using sale s
    where n.created_at = ${NOW} and n.subject_type = 'sale' and s.id = n.subject_id
      and s.reservation_date < ${TODAY} - 7`.execute(db)
}
