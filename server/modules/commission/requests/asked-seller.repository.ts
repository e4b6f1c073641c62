import { sql } from 'kysely'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'

/** A seller is asked for by whom his commission is: himself, those above him, accounting. */
const OF_ASKED = {
  permission: 'commission.request',
  scope: { ou: 'ou_id', line: 'employee_id' },
  table: 's',
}

/** For whom somebody may ask, in the order of their names. */
export async function findSellersToAskFor(db: Db, actor: Actor): Promise<{ id: string; label: string }[]> {
  const { rows } = await sql<{ id: string; label: string }>`
    select s.id, s.display_name as label from seller_profile s
    where s.status = 'active' and ${accessWhere(actor, 'create', OF_ASKED)} order by s.display_name, s.id`.execute(
    db,
  )
  return rows
}

export async function checkMayAskFor(db: Db, actor: Actor, sellerId: string): Promise<void> {
  const { rows } = await sql`
    select from seller_profile s where s.id = ${sellerId} and ${accessWhere(actor, 'create', OF_ASKED)}`.execute(
    db,
  )
  if (rows.length === 0) throw notFound()
}

/** Where a statement of a seller belongs that is of no single unit. */
export async function findHomeUnit(db: Db, sellerId: string): Promise<string> {
  const { rows } = await sql<{
    ou_id: string
  }>`select ou_id from seller_profile where id = ${sellerId}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0].ou_id
}
