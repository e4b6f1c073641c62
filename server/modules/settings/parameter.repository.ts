import { sql } from 'kysely'
import type { ParameterEntry, SetParameter } from '@contract/modules/settings/parameter.calls'
import type { Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'

const nameOf = (id: string) => sql`(select name from portal_person_names(array[${sql.ref(id)}]::uuid[]))`

const ENTRY = sql`v.id, v.row_version, v.code, v.scope, v.for_ou_id, v.for_project_id,
  coalesce(u.ou_name, p.name) as place_name, v.effective_from, v.value, v.reason, v.created_at as set_at,
  ${nameOf('v.created_by')} as set_by, v.withdrawn_at, ${nameOf('v.withdrawn_by')} as withdrawn_by`

/** The latest first; of a company's whole life a few hundred. */
export async function findEntries(db: Db, id: string | null = null): Promise<ParameterEntry[]> {
  const { rows } = await sql<{ entry: ParameterEntry }>`
    select to_json(one) as entry from (
      select ${ENTRY} from parameter_value v left join operating_unit u on u.id = v.for_ou_id
        left join project p on p.id = v.for_project_id
      where ${id}::uuid is null or v.id = ${id}
      order by v.effective_from desc, v.created_at desc) one`.execute(db)
  return rows.map(({ entry }) => entry)
}

export async function readEntry(db: Db, id: string): Promise<ParameterEntry> {
  const [entry] = await findEntries(db, id)
  if (!entry) throw notFound()
  return entry
}

export type LockedValue = {
  id: string
  row_version: number
  code: string
  value: unknown
  effective_from: string
  withdrawn_at: string | null
}

export async function lockValue(db: Db, access: Condition, id: string): Promise<LockedValue> {
  const { rows } = await sql<LockedValue>`
    select id, row_version, code, value, effective_from::text, withdrawn_at::text from parameter_value
    where id = ${id} and ${access} for no key update`.execute(db)
  const found = rows[0]
  if (!found) throw notFound()
  return found
}

/** Null where a value begins on that day already. */
export async function insertValue(db: Db, asked: SetParameter, by: string): Promise<string | null> {
  const inserted = await db
    .insertInto('parameter_value')
    .values({ ...asked, value: JSON.stringify(asked.value), created_by: by, updated_by: by })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export async function withdrawValue(db: Db, id: string, by: string): Promise<void> {
  await sql`update parameter_value set withdrawn_at = ${NOW}, withdrawn_by = ${by}, updated_by = ${by}
    where id = ${id}`.execute(db)
}

/** Whether the unit or the project can be chosen. */
export async function isPlace(db: Db, table: 'operating_unit' | 'project', id: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} and is_active`.execute(db)
  return rows.length > 0
}
