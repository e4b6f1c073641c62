import { sql } from 'kysely'
import type { KeptReceipt } from '@contract/modules/collection/receipt.resource'
import type { KeptStatement } from '@contract/modules/commission/statement.document'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { DocumentRow } from '@server/platform/documents/document.repository'

export type Clerk = { employee_id: string; user_id: string }

export async function findClerk(db: Db): Promise<Clerk> {
  const { rows } = await sql<Clerk>`select e.id as employee_id, u.id as user_id from employee e
    join app_user u on u.id = e.user_id where u.username = 'accounting'`.execute(db)
  if (!rows[0]) throw new Error('the demo company has an accountant')
  return rows[0]
}

/** Developers with something to bill in the unit, in the order of their codes. */
export async function findDevelopers(db: Db, ouCode: string): Promise<{ id: string; ou_id: string }[]> {
  const { rows } = await sql<{ id: string; ou_id: string }>`
    select d.id, o.id as ou_id from developer d cross join operating_unit o
    where o.ou_code = ${ouCode} and exists (select from commission_share h
      where h.developer_id = d.id and h.ou_id = o.id and h.state = 'eligible') order by d.code`.execute(db)
  return rows
}

/** The latest sale of the unit that is still being paid and whose sellers were paid of it, with nothing of it in a statement under way. */
export async function findReleasedSale(db: Db, ouCode: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select s.id from sale s join operating_unit o on o.id = s.ou_id and o.ou_code = ${ouCode}
    where s.status = 'booked'
      and exists (select from commission_share h where h.sale_id = s.id and h.released_amount > 0)
      and not exists (select from commission_share h join commission_tranche t on t.id = h.tranche_id
        join commission_statement b on b.id = t.statement_id
        where h.sale_id = s.id and b.status in ('draft', 'pending', 'returned', 'approved', 'disputed'))
      and not exists (select from commission_release_line l where l.sale_id = s.id and l.state = 'claimed')
    order by s.sale_no desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** A tranche that the unit billed and nobody paid, of more than so much; on a disputed statement rather than another. */
export async function findUnpaidTranche(
  db: Db,
  ouCode: string,
  amount: string,
): Promise<{ sale_id: string; tranche_id: string } | null> {
  const { rows } = await sql<{ sale_id: string; tranche_id: string }>`
    select l.sale_id, l.tranche_id from statement_line l join commission_statement b on b.id = l.statement_id
      join operating_unit o on o.id = l.ou_id and o.ou_code = ${ouCode} join sale s on s.id = l.sale_id
      join commission_tranche t on t.id = l.tranche_id join sale_commission c on c.id = t.sale_commission_id
    where b.status in ('disputed', 'sent', 'acknowledged') and s.status = 'booked' and c.status = 'locked' and c.grant_id is null
      and not l.is_deferred and l.net_amount > ${amount}
      and not exists (select from collection_allocation a where a.line_id = l.id)
    order by b.status <> 'disputed', b.number desc, l.seq limit 1`.execute(db)
  return rows[0] ?? null
}

export async function insertDraft(db: Db, values: Record<string, unknown>): Promise<DocumentRow> {
  const row = await db
    .insertInto('commission_statement')
    .values({ ...(values as KeptStatement), lines: JSON.stringify(values['lines']), tranche_ids: null })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row
}

export async function insertReceipt(db: Db, values: Partial<KeptReceipt>): Promise<KeptReceipt> {
  const row = await db
    .insertInto('collection')
    .values({ ...(values as KeptReceipt), allocations: JSON.stringify(values.allocations) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return row
}

/** Of whom the unit has booked most in these days. */
export async function findBusyDeveloper(
  db: Db,
  ouCode: string,
  days: number,
): Promise<{ id: string; ou_id: string } | null> {
  const { rows } = await sql<{ id: string; ou_id: string }>`
    select s.developer_id as id, s.ou_id from sale s join operating_unit o on o.id = s.ou_id
    where o.ou_code = ${ouCode} and s.status = 'booked'
    group by s.developer_id, s.ou_id
    order by count(*) filter (where s.booked_at >= ${NOW} - make_interval(days => ${days})) desc, s.developer_id limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}
