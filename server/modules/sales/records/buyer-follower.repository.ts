import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { StoredSale } from '@server/modules/sales/records/sale.repository'

type Ids = { id: string }[]
const idsOf = (rows: Ids) => rows.map(({ id }) => id)

/** What the one bought is the other's from now on, by the name that they go by. */
export async function moveSales(db: Db, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update sale set buyer_id = b.id, buyer_name = b.full_name from buyer b
    where b.id = ${to} and sale.buyer_id = ${from} returning sale.id`.execute(db)
  return idsOf(rows)
}

/** Nobody stands twice in one sale: who is in it already is not added beside themselves. */
export async function moveCoBuyers(db: Db, from: string, to: string): Promise<string[]> {
  await sql`delete from co_buyer c where c.buyer_id in (${from}, ${to}) and (
      exists (select from sale s where s.id = c.sale_id and s.buyer_id = ${to})
      or (c.buyer_id = ${from} and exists (select from co_buyer o where o.sale_id = c.sale_id and o.buyer_id = ${to})))`.execute(
    db,
  )
  const { rows } = await sql<{ id: string }>`
    update co_buyer set buyer_id = ${to} where buyer_id = ${from} returning id`.execute(db)
  return idsOf(rows)
}

/** Of two lines for one paper the better one stays; the rest goes along. */
export async function movePapers(db: Db, from: string, to: string): Promise<void> {
  await sql`delete from sale_document d using sale_document o
    where o.sale_id = d.sale_id and o.requirement_id = d.requirement_id and o.id <> d.id
      and d.buyer_id in (${from}, ${to}) and o.buyer_id in (${from}, ${to})
      and (d.status = 'verified', d.attachment_id is not null, d.id) < (o.status = 'verified', o.attachment_id is not null, o.id)`.execute(
    db,
  )
  await sql`update sale_document set buyer_id = ${to} where buyer_id = ${from}`.execute(db)
}

/** Living sales in which somebody, or who is married to them, is a buyer. */
export async function lockSalesOf(db: Db, buyerId: string): Promise<StoredSale[]> {
  const { rows } = await sql<{ id: string }>`
    with party as (select ou_id, id from buyer where id = ${buyerId}
      union select b.ou_id, b.id from buyer b join buyer s on s.ou_id = b.ou_id and s.id = ${buyerId}
        where b.spouse_buyer_id = ${buyerId})
    select s.id from party p join sale s on s.ou_id = p.ou_id and s.buyer_id = p.id
    union select c.sale_id from party p join co_buyer c on c.ou_id = p.ou_id and c.buyer_id = p.id`.execute(
    db,
  )
  if (rows.length === 0) return []
  return db
    .selectFrom('sale')
    .selectAll()
    .where('id', 'in', idsOf(rows))
    .where('status', 'in', ['reserved', 'booked', 'fully_paid'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Of one buyer's papers: decided alone, looked at together. In the order of the ids. */
export async function holdPapers(
  db: Db,
  buyerIds: readonly string[],
  how: 'shared' | 'alone',
): Promise<void> {
  const lock = sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')
  for (const id of [...buyerIds].sort())
    await sql`select ${lock}(hashtextextended('buyer_papers:' || ${id}, 0))`.execute(db)
}

/** Sales that count a paper as verified which is not valid any more. */
export async function findRunOutPapers(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct d.sale_id as id from sale_document d join sale s on s.id = d.sale_id
    where d.status = 'verified' and d.valid_to < ${TODAY}
      and (d.buyer_document_id is not null or s.documents_complete_at is not null)
      and s.status in ('reserved', 'booked', 'fully_paid') limit ${most}`.execute(db)
  return idsOf(rows)
}
