import { sql } from 'kysely'
import type { SaleOfBuyer } from '@contract/modules/sales/sale-people.views'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

const MOST = 50
/** However a number is written, its last digits are whose it is. */
const dialled = (text: string) => sql`right(regexp_replace(${sql.raw(text)}, '\\D', '', 'g'), 10)`

export async function isBuyerSeen(db: Db, id: string, access: Condition): Promise<boolean> {
  const { rows } = await sql`select from buyer where id = ${id} and ${access}`.execute(db)
  return rows.length > 0
}

/**
 * Every sale in which somebody stands, once, by the first of their roles: who buys, buys with others, is married to
 * one of them, or signs for one. An attorney-in-fact is known by number or address: their name alone is anybody's.
 */
export async function findSalesOfBuyer(db: Db, id: string, access: Condition): Promise<SaleOfBuyer[]> {
  const { rows } = await sql<SaleOfBuyer>`
    with me as (select b.id, b.ou_id, b.spouse_buyer_id, b.mobile, lower(b.email) as email from buyer b where b.id = ${id}),
    behind as (
      select b.id, b.full_name, 3 as place from buyer b join me on b.ou_id = me.ou_id
        where b.spouse_buyer_id = me.id or b.id = me.spouse_buyer_id
      union all
      select b.id, b.full_name, 4 from buyer b join me on b.ou_id = me.ou_id
        where b.attorney_in_fact is not null and b.id <> me.id
          and (${dialled(`b.attorney_in_fact->>'mobile'`)} = ${dialled('me.mobile')}
            or lower(b.attorney_in_fact->>'email') = me.email)
    ),
    standing as (
      select s.id, 1 as place, null as of_name from sale s where s.buyer_id = ${id}
      union all select c.sale_id, 2, null from co_buyer c where c.buyer_id = ${id}
      union all select s.id, h.place, h.full_name from sale s join behind h on h.id = s.buyer_id
      union all select c.sale_id, h.place, h.full_name from co_buyer c join behind h on h.id = c.buyer_id
    ),
    first as (select distinct on (id) id, place, of_name from standing order by id, place, of_name)
    select sale.id, sale.sale_no, sale.unit_code, sale.status, sale.reservation_date::text, sale.tcp::text,
      (array['principal', 'co_buyer', 'spouse', 'attorney'])[first.place] as role, first.of_name
    from first join sale on sale.id = first.id where ${access}
    order by sale.reservation_date desc, sale.id limit ${MOST}`.execute(db)
  return rows
}
