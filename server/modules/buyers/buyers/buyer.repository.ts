import { sql } from 'kysely'
import type { BuyerNumber } from '@contract/modules/buyers/buyer-numbers'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export async function isTinTaken(db: Db, ouId: string, hash: string, exceptId: string | null) {
  const found = await db
    .selectFrom('buyer')
    .select('id')
    .where('ou_id', '=', ouId)
    .where('tin_hash', '=', hash)
    .where('status', '=', 'active')
    .where(sql<boolean>`id is distinct from ${exceptId}::uuid`)
    .executeTakeFirst()
  return found !== undefined
}

export async function isVisible(db: Db, access: Condition, id: string, ouId: string): Promise<boolean> {
  const { rows } = await sql`select from buyer where id = ${id} and ou_id = ${ouId} and ${access}`.execute(db)
  return rows.length > 0
}

/** Who sells, of these units; a seller who acts alone finds nobody but themselves. */
export function findSellers(db: Db, unitIds: readonly string[], onlyId: string | null) {
  return db
    .selectFrom('employee')
    .innerJoin('position as p', 'p.id', 'employee.position_id')
    .select(['employee.id', 'employee.full_name', 'employee.ou_id'])
    .where('employee.ou_id', 'in', unitIds.length > 0 ? [...unitIds] : [NOBODY])
    .where('employee.is_active', '=', true)
    .where('p.category', '=', 'sales')
    .$if(onlyId !== null, query => query.where('employee.id', '=', onlyId ?? NOBODY))
    .orderBy('employee.full_name')
    .limit(1_000)
    .execute()
}
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** As it is kept, still sealed; null where there is none or it is not theirs to see. */
export async function findSealed(
  db: Db,
  field: BuyerNumber,
  id: string,
  access: Condition,
): Promise<{ sealed: string; ou_id: string } | null> {
  const { rows } = await sql<{ sealed: string | null; ou_id: string }>`
    select ${sql.id(field)} as sealed, ou_id from buyer where id = ${id} and ${access}`.execute(db)
  const row = rows[0]
  return row && row.sealed !== null ? { sealed: row.sealed, ou_id: row.ou_id } : null
}

export type Signs = {
  tin: string | null
  gov_id_no: string | null
  mobile: string | null
  exceptId: string | null
}
export type SameBuyer = {
  id: string
  buyer_no: string
  full_name: string
  ou_code: string
  tin: boolean
  gov_id_no: boolean
  mobile: boolean
}

/** Those of the same numbers whom the asker may see; the hashes are compared, never the numbers. */
export async function findSame(db: Db, access: Condition, signs: Signs): Promise<SameBuyer[]> {
  const { tin, gov_id_no, mobile, exceptId } = signs
  const { rows } = await sql<SameBuyer>`
    select buyer.id, buyer.buyer_no, buyer.full_name, o.ou_code,
      coalesce(buyer.tin_hash = ${tin}, false) as tin,
      coalesce(buyer.gov_id_no_hash = ${gov_id_no}, false) as gov_id_no,
      coalesce(buyer.fingerprint = ${mobile}, false) as mobile
    from buyer join operating_unit o on o.id = buyer.ou_id
    where buyer.status = 'active' and buyer.id is distinct from ${exceptId}::uuid
      and (buyer.tin_hash = ${tin} or buyer.gov_id_no_hash = ${gov_id_no} or buyer.fingerprint = ${mobile})
      and ${access}
    order by buyer.created_at limit 20`.execute(db)
  return rows
}

/** Where such a buyer is, in whatever unit: its code alone. */
export async function findElsewhere(db: Db, { tin, mobile, exceptId }: Signs): Promise<string[]> {
  const { rows } = await sql<{ ou_code: string }>`
    select ou_code from portal_buyer_elsewhere(${tin}, ${mobile}, ${exceptId}::uuid) order by ou_code`.execute(
    db,
  )
  return rows.map(({ ou_code }) => ou_code)
}
