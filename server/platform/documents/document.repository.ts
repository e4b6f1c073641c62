import { sql } from 'kysely'
import type { KeptRow, Resource } from '@contract/kernel/define-resource'
import { ALWAYS, type Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { storedValue } from '@server/platform/resource/stored-value'

export type DocumentRow = RecordRow & {
  number: string | null
  employee_id: string
  ou_id: string
  status: string
  submitted_at: string | null
  created_at: string
  content_version: number
}

/** A document by the fields of its own resource. */
export type RowOfDocument<R extends Resource> = DocumentRow & KeptRow<R>

/** Null where it is not there for `access`. */
export async function lockDocument<R extends Resource>(
  db: Db,
  { table }: R,
  id: string,
  access: Condition = ALWAYS,
): Promise<RowOfDocument<R> | null> {
  const { rows } = await sql<RowOfDocument<R>>`
    select * from ${sql.table(table)} where id = ${id} and ${access} for update`.execute(db)
  return rows[0] ?? null
}

/** Of several those that are there for `access`, locked in one order, whatever that of the request. */
export async function lockDocuments<R extends Resource>(
  db: Db,
  { table }: R,
  ids: readonly string[],
  access: Condition = ALWAYS,
): Promise<RowOfDocument<R>[]> {
  const { rows } = await sql<RowOfDocument<R>>`
    select * from ${sql.table(table)} where id = any (${ids}::uuid[]) and ${access} order by id for update`.execute(
    db,
  )
  return rows
}

export async function isDocumentThere(
  db: Db,
  { table }: Pick<Resource, 'table'>,
  id: string,
  access: Condition,
): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} and ${access}`.execute(db)
  return rows.length > 0
}

export async function changeDocument<R extends Resource>(
  db: Db,
  resource: R,
  id: string,
  values: Record<string, unknown>,
): Promise<RowOfDocument<R>> {
  const changes = Object.entries(values).map(
    ([name, value]) => sql`${sql.id(name)} = ${storedValue(resource, name, value)}`,
  )
  const { rows } = await sql<RowOfDocument<R>>`
    update ${sql.table(resource.table)} set ${sql.join(changes)} where id = ${id} returning *`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

export type DocumentChange = { id: string; values: Readonly<Record<string, unknown>> }

/** Of several the same columns, each with its own values, which are plain ones; in the order that is given. */
export async function changeDocuments<R extends Resource>(
  db: Db,
  { table }: R,
  changes: readonly DocumentChange[],
): Promise<RowOfDocument<R>[]> {
  const columns = Object.keys(changes[0]?.values ?? {})
  if (columns.length === 0) return []
  const said = JSON.stringify(changes.map(({ id, values }) => ({ id, ...values })))
  const set = columns.map(name => sql`${sql.id(name)} = said.${sql.id(name)}`)
  const { rows } = await sql<RowOfDocument<R>>`
    update ${sql.table(table)} as kept set ${sql.join(set)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${said}::jsonb) said
    where kept.id = said.id returning kept.*`.execute(db)
  const changed = new Map(rows.map(row => [row.id, row]))
  return changes.map(({ id }) => {
    const row = changed.get(id)
    if (!row) throw notFound()
    return row
  })
}

/** Which of these conditions hold for a document, by their names. */
export async function holdingOf(
  db: Db,
  { table }: Pick<Resource, 'table'>,
  id: string,
  conditions: Readonly<Record<string, Condition>>,
): Promise<string[]> {
  const columns = Object.entries(conditions).map(([name, condition]) => sql`${condition} as ${sql.id(name)}`)
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(columns)} from ${sql.table(table)} where id = ${id}`.execute(db)
  return Object.keys(conditions).filter(name => rows[0]?.[name])
}

/** One draft that nobody has changed for so many days; null where there is none. */
export async function lockForgottenDraft(
  db: Db,
  { table }: Resource,
  days: number,
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select * from ${sql.table(table)} where status = 'draft' and updated_at < ${NOW} - make_interval(days => ${days})
    order by updated_at limit 1 for update skip locked`.execute(db)
  return rows[0] ?? null
}

export async function deleteDraft(db: Db, { table }: Resource, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id} and status = 'draft'`.execute(db)
}
