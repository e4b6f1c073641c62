import { sql, type RawBuilder } from 'kysely'
import type { Resource, Row } from '@contract/kernel/define-resource'
import type { ListQuery } from '@contract/kernel/list-request'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { keepPlan } from '@server/platform/db/keep-plan'
import { WITH_NEXT } from '@server/platform/db/leased-client'
import { notFound, staleRecord } from '@server/platform/http/problems'
import { listColumns, recordColumns, withExtra, type Extra } from '@server/platform/resource/columns-sql'
import type { KeptCounts } from '@server/platform/resource/kept-count'
import { listSql, type ListAnswer } from '@server/platform/resource/list-sql'
import { conditions } from '@server/platform/resource/narrow-sql'
import { storedValue } from '@server/platform/resource/stored-value'

type Values = Record<string, unknown>
export type RecordRow = Values & { id: string; row_version: number }
type Extras<E extends Extra> = { [K in keyof E]: E[K] extends RawBuilder<infer T> ? T : never }
/** By its resource, and with whatever else a repository looks up beside it. */
export type RowOf<R extends Resource, E extends Extra = Record<never, never>> = RecordRow & Row<R> & Extras<E>

/** What the statement ahead of a reading wrote, as that statement says it. */
const WRITTEN = sql`current_setting('app.written', true)`
type RecordReading<R> = { row: R; written: string | null }

/** list, get, create, update of any resource; a module spreads it and replaces what it needs otherwise. */
export type RepositoryOptions<E extends Extra> = {
  /** Columns that are looked up beside the table's own. */
  extra?: E
  /** One record shows no more than a list does. */
  listedOnly?: boolean
}

export function createRepository<R extends Resource, E extends Extra = Record<never, never>>(
  resource: R,
  options: RepositoryOptions<E> = {},
) {
  type FoundRow = RowOf<R, E>
  const table = sql.table(resource.table)
  const kept = sql.table(resource.writes ?? resource.table)
  const id = sql.ref(`${resource.table}.id`)
  const extra: Extra = options.extra ?? {}
  const own = options.listedOnly ? listColumns(resource).shown : recordColumns(resource)
  const columns = withExtra(own, extra)

  async function find(
    db: Db,
    access: Condition,
    recordId: string | RawBuilder<unknown>,
    hold = sql``,
  ): Promise<RecordReading<FoundRow>> {
    const { rows } = await keepPlan(sql<RecordReading<FoundRow>>`
      select to_json(one) as row, ${WRITTEN} as written from (
        select ${columns} from ${table} where ${id} = ${recordId} and ${access} ${hold}) one`).execute(db)
    const found = rows[0]
    if (!found) throw notFound()
    return found
  }
  const get = async (db: Db, access: Condition, recordId: string) => (await find(db, access, recordId)).row

  /** What may be written of a view is asked of the view. */
  const mayWrite = (access: Condition, recordId: string) =>
    resource.writes ? sql`exists (select from ${table} where ${id} = ${recordId} and ${access})` : access

  return {
    /** What its rows have beside the fields of the resource. */
    extra,

    async list(
      db: Db,
      access: Condition,
      query: ListQuery,
      kept: KeptCounts | null = null,
    ): Promise<ListAnswer> {
      const { rows } = await listSql(
        resource,
        access,
        await conditions(db, resource, query),
        query,
        extra,
        kept,
      ).execute(db)
      const answer = rows[0]
      if (!answer) throw new Error(`list of ${resource.name} gave no answer`)
      return answer
    },

    get,

    /** Nobody else changes it until the transaction ends; other rows may still be linked to it. */
    lock: async (db: Db, access: Condition, recordId: string) =>
      (await find(db, access, recordId, sql`for no key update of ${table}`)).row,

    async create(db: Db, access: Condition, values: Values, userId: string): Promise<FoundRow> {
      const all: Values = { ...values, created_by: userId, updated_by: userId }
      const names = Object.keys(all)
      await sql`
        with added as (insert into ${kept} (${sql.join(names.map(name => sql.id(name)))})
          values (${sql.join(names.map(name => storedValue(resource, name, all[name])))}) returning id)
        select set_config('app.written', (select id::text from added), true) ${sql.raw(WITH_NEXT)}`.execute(
        db,
      )
      return (await find(db, access, sql`${WRITTEN}::uuid`)).row
    },

    /**
     * One statement checks the version and changes the row, so two writers can never both win. What it is then read as
     * travels with it, and says whether it was changed.
     */
    async update(
      db: Db,
      access: Condition,
      recordId: string,
      version: number,
      values: Values,
    ): Promise<FoundRow> {
      const names = Object.keys(values)
      if (names.length === 0) return get(db, access, recordId)
      const changes = names.map(name => sql`${sql.id(name)} = ${storedValue(resource, name, values[name])}`)
      await sql`
        with changed as (update ${kept} set ${sql.join(changes)}
          where id = ${recordId} and row_version = ${version} and ${mayWrite(access, recordId)} returning 1)
        select set_config('app.written', count(*)::text, true) from changed ${sql.raw(WITH_NEXT)}`.execute(db)
      const { row, written } = await find(db, access, recordId)
      if (written !== '1') throw staleRecord(row.row_version)
      return row
    },
  }
}

export type Repository = ReturnType<typeof createRepository<Resource>>
