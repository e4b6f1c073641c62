import { sql, type Insertable } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import { ALWAYS, type Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import type { PropertyUnitTable } from '@server/platform/db/property.tables'
import { utcText } from '@server/platform/db/utc-text'
import { notFound } from '@server/platform/http/problems'
import { allOf } from '@server/platform/resource/narrow-sql'

/** A unit as it is at this moment, by the clock of the database. */
export type UnitRow = {
  id: string
  unit_code: string
  project_label: string
  row_version: number
  status: UnitStatus
  list_price: string
  price_effective_from: string
  held_until: string | null
  has_licence_to_sell: boolean
  now: string
  today: string
}

const columns = sql`property_unit_shown.id, property_unit_shown.unit_code, p.name as project_label, property_unit_shown.row_version, property_unit_shown.status,
  property_unit_shown.list_price::text, property_unit_shown.price_effective_from::text,
  ${utcText('property_unit_shown.held_until')} as held_until,
  coalesce(p.lts_no, '') <> '' as has_licence_to_sell,
  ${utcText(NOW)} as now,
  ${TODAY}::text as today`

/** Of the units that are meant, in the order in which they are locked. `where` speaks of `property_unit_shown`. */
export async function unitIds(
  db: Db,
  where: readonly Condition[],
  { except, most }: { except: readonly string[]; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from property_unit_shown where ${allOf(where)} and id <> all (${except}::uuid[])
    order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locked first and read after: what is read is what nobody else changes until this transaction ends. */
export async function lockUnits(db: Db, ids: readonly string[]): Promise<UnitRow[]> {
  await sql`select id from property_unit where id = any (${ids}::uuid[]) order by id for update`.execute(db)
  return findUnits(db, ids)
}

export async function lockVisibleUnit(db: Db, access: Condition, id: string): Promise<UnitRow> {
  await sql`select id from property_unit where id = ${id} for update`.execute(db)
  const [unit] = await findUnits(db, [id], access)
  if (!unit) throw notFound()
  return unit
}

export async function findUnits(
  db: Db,
  ids: readonly string[],
  access: Condition = ALWAYS,
): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select ${columns} from property_unit_shown join project p on p.id = property_unit_shown.project_id
    where property_unit_shown.id = any (${ids}::uuid[]) and ${access} order by p.code, property_unit_shown.unit_code, property_unit_shown.id`.execute(
    db,
  )
  return rows
}

export type UnitMove = { status: UnitStatus; block_reason: string | null; turned_over_on?: string }

/** Out of a hold in any case: who holds a unit moves it by the hold. */
export async function moveUnits(db: Db, ids: readonly string[], move: UnitMove): Promise<void> {
  await db
    .updateTable('property_unit')
    .set({ held_until: null, ...move })
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute()
}

/** One statement for all of them; ids in the order of the rows. */
export async function insertUnits(
  db: Db,
  rows: readonly Insertable<PropertyUnitTable>[],
): Promise<{ id: string; list_price: string }[]> {
  if (rows.length === 0) return []
  const names = Object.keys(rows[0] ?? {}).map(name => sql.id(name))
  const { rows: added } = await sql<{ id: string; list_price: string }>`
    insert into property_unit (${sql.join(names)})
    select ${sql.join(names)} from json_populate_recordset(null::property_unit, ${JSON.stringify(rows)}::json)
    returning id, list_price::text`.execute(db)
  return added
}
