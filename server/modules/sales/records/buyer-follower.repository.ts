import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

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
