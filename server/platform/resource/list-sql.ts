import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { ListQuery } from '@contract/kernel/list-request'
import type { Condition } from '@server/platform/access/access-where'
import { keepPlan } from '@server/platform/db/keep-plan'
import { listColumns, withExtra, type Extra } from '@server/platform/resource/columns-sql'
import type { KeptCounts } from '@server/platform/resource/kept-count'
import { allOf } from '@server/platform/resource/narrow-sql'
import { byKeys, orderSql } from '@server/platform/resource/order-sql'

export type ListAnswer = { rows: string; total: number | null; filtered: number | null }

/** From here on the rows that are passed over are found in the index alone, and only the page is read. */
const DEEP = 1_000

/**
 * One statement: the page as JSON that PostgreSQL builds itself (half the server's work of a list), and the counts
 * where they are asked for.
 */
export function listSql(
  resource: Resource,
  access: Condition,
  narrowing: readonly Condition[],
  query: ListQuery,
  extra: Extra = {},
  kept: KeptCounts | null = null,
): RawBuilder<ListAnswer> {
  const table = sql.table(resource.table)
  const where = allOf([access, ...narrowing])
  const counts = query.count !== 'no'
  const total = counts ? (kept?.rows({}) ?? sql`(select count(*) from ${table} where ${access})`) : sql`null`
  // Counted once where nothing narrows: the repository gives the total for both.
  const filtered =
    counts && narrowing.length > 0
      ? (kept?.rows(query) ?? sql`(select count(*) from ${table} where ${where})`)
      : sql`null`
  if (query.count === 'only')
    return sql<ListAnswer>`select '[]' as rows, ${total} as total, ${filtered} as filtered`
  const page = query.start < DEEP ? shallow : deep
  const question = sql<ListAnswer>`select (select coalesce(json_agg(page), '[]')::text from (${page(resource, where, query, extra)}) page) as rows,
    ${total} as total, ${filtered} as filtered`
  return narrowing.length === 0 && query.start === 0 ? keepPlan(question) : question
}

type Page = (resource: Resource, where: Condition, query: ListQuery, extra: Extra) => RawBuilder<unknown>

/** The rows are sorted as they stand in the table; what they look like is made for the page alone. */
const shallow: Page = (resource, where, query, extra) => {
  const { needed, shown } = listColumns(resource)
  const same = Object.keys(extra).map(name => [name, sql.ref(`${resource.table}.${name}`)] as const)
  return sql`select ${withExtra(shown, Object.fromEntries(same))}
    from (${windowSql(resource, where, query, [withExtra(needed, extra)])}) ${sql.table(resource.table)}`
}

const deep: Page = (resource, where, query, extra) => {
  const { keys } = orderSql(resource, query.sort)
  const again = byKeys(
    keys.map(({ direction }, index) => ({ value: sql.ref(`place.${keyName(keys, index)}`), direction })),
  )
  return sql`select ${withExtra(listColumns(resource).shown, extra)} from (${placesSql(resource, where, query)}) place
    join ${sql.table(resource.table)} on ${sql.ref(`${resource.table}.id`)} = place.id order by ${again}`
}

type Window = Pick<ListQuery, 'sort' | 'start' | 'end'>

/** Some columns of the rows from one place in the list to another. */
export function windowSql(
  resource: Resource,
  where: Condition,
  { sort, start, end }: Window,
  columns: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  const { joins, by } = orderSql(resource, sort)
  return sql`select ${sql.join([...columns])} from ${sql.table(resource.table)} ${joins} where ${where}
    order by ${by} limit ${sql.lit(end - start)} offset ${sql.lit(start)}`
}

/** The id and the sort keys alone: where an index has them, the rows that are passed over are never read. */
export function placesSql(resource: Resource, where: Condition, window: Window): RawBuilder<unknown> {
  const { keys } = orderSql(resource, window.sort)
  return windowSql(
    resource,
    where,
    window,
    keys.map(({ value }, index) => sql`${value} as ${sql.id(keyName(keys, index))}`),
  )
}

/** The id is the last of them. */
function keyName(keys: readonly unknown[], index: number): string {
  return index === keys.length - 1 ? 'id' : `key_${index}`
}
