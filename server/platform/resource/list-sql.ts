import { sql, type RawBuilder } from 'kysely'
import { fieldNames, type Field, type Resource } from '@contract/kernel/define-resource'
import type { ListQuery } from '@contract/kernel/list-query'
import type { Condition } from '@server/platform/access/access-where'
import { Problem } from '@server/platform/http/problems'
import { filterSql, literal } from '@server/platform/resource/filter-sql'

export type ListAnswer = { rows: string; total: number | null; filtered: number | null }

/**
 * One statement: the page as JSON that PostgreSQL builds itself (half the server's work of a list), and the counts
 * where they are asked for. The id breaks ties, so every list is stable.
 */
export function listSql(
  resource: Resource,
  access: Condition,
  query: ListQuery,
  extra: Extra = {},
): RawBuilder<ListAnswer> {
  const narrowing = [
    ...(query.filter ? filterSql(resource, query.filter) : []),
    ...searchSql(resource, query.search),
  ]
  const table = sql.table(resource.table)
  const where = sql.join([access, ...narrowing], sql` and `)
  const counts = query.count !== 'no'
  const total = counts ? sql`(select count(*) from ${table} where ${access})` : sql`null`
  // Counted once where nothing narrows: the repository gives the total for both.
  const filtered =
    counts && narrowing.length > 0 ? sql`(select count(*) from ${table} where ${where})` : sql`null`
  if (query.count === 'only')
    return sql<ListAnswer>`select '[]' as rows, ${total} as total, ${filtered} as filtered`
  return sql<ListAnswer>`select (select coalesce(json_agg(page), '[]')::text from (
      select ${columnsSql(resource, extra)} from ${table} where ${where}
      order by ${orderSql(resource, query)} limit ${query.end - query.start} offset ${query.start}) page) as rows,
    ${total} as total, ${filtered} as filtered`
}

type Extra = Record<string, RawBuilder<unknown>>

export function columnsSql(
  resource: Resource,
  extra: Extra,
  keep: (field: Field) => boolean = field => Boolean(field.listed),
): RawBuilder<unknown> {
  const columns = Object.entries<Field>(resource.fields)
    .filter(([, field]) => keep(field) && !field.sensitive)
    .map(([name, field]) => sql`${shown(resource, name, field)} as ${sql.id(name)}`)
  const beside = Object.entries(extra).map(([name, column]) => sql`${column} as ${sql.id(name)}`)
  return sql.join([...columns, ...beside])
}

/** JSON numbers would pass money through a float; instants leave in one form. */
function shown(resource: Resource, name: string, field: Field): RawBuilder<unknown> {
  const column = sql.ref(`${resource.table}.${name}`)
  if (field.kind === 'money' || field.kind === 'rate') return sql`${column}::text`
  if (field.kind === 'instant') return sql`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return column
}

function orderSql(resource: Resource, query: ListQuery): RawBuilder<unknown> {
  const wanted = query.sort ?? resource.defaultSort
  const parts = wanted.map(({ field, direction }) => {
    const known = Object.hasOwn(resource.fields, field) && resource.fields[field]?.sortable
    if (!known)
      throw new Problem('malformed', 'malformed', {
        fields: [{ path: field, code: 'not_sortable', message: 'malformed' }],
      })
    return sql`${sql.ref(`${resource.table}.${field}`)} ${sql.raw(direction === 'asc' ? 'asc' : 'desc')}`
  })
  return sql.join([...parts, sql`${sql.ref(`${resource.table}.id`)}`])
}

function searchSql(resource: Resource, search: string | undefined): Condition[] {
  const words = (search ?? '').normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const columns = fieldNames(resource, 'searchable').map(name => sql.ref(`${resource.table}.${name}`))
  if (words.length === 0 || columns.length === 0) return []
  return words.map(word => {
    const pattern = `%${literal(word)}%`
    return sql<boolean>`(${sql.join(
      columns.map(column => sql`lower(${column}) like ${pattern}`),
      sql` or `,
    )})`
  })
}
