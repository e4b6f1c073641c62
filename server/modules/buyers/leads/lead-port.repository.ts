import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { SellingLead } from '@server/platform/selling/lead-port'

const SELLING = sql`l.id, l.lead_no, l.ou_id, o.ou_code, l.full_name, l.category, l.owner_employee_id,
  e.full_name as owner_name, l.protected_until::text,
  (l.category <> 'lost' and l.protected_until >= ${TODAY}) as is_protected
  from lead l join operating_unit o on o.id = l.ou_id join employee e on e.id = l.owner_employee_id`

export async function findSellingLead(db: Db, id: string): Promise<SellingLead | null> {
  const { rows } = await sql<SellingLead>`select ${SELLING} where l.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function findProtecting(db: Db, fingerprints: readonly string[]): Promise<SellingLead[]> {
  const { rows } =
    await sql<SellingLead>`select ${SELLING} where l.fingerprint = any (${fingerprints}::text[])
    and l.category <> 'lost' and l.protected_until >= ${TODAY} order by l.protected_from limit 1`.execute(db)
  return rows
}

/** A lead that became part of another one is that one. */
export async function standsFor(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive way as (
      select l.id, l.merged_into_id from lead l where l.id = ${id}
      union select l.id, l.merged_into_id from lead l join way w on l.id = w.merged_into_id
    ) select id from way where merged_into_id is null`.execute(db)
  return rows[0]?.id ?? id
}
