import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { FieldKind } from '@contract/kernel/field-kinds'
import type { Aggregate, AggregateQuery, CellBlock } from '@contract/kernel/list-calls'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { Problem } from '@server/platform/http/problems'
import { listedColumn } from '@server/platform/resource/columns-sql'
import { placesSql, windowSql } from '@server/platform/resource/list-sql'
import { narrowing } from '@server/platform/resource/narrow-sql'

const FIGURES = new Set<FieldKind>(['money', 'rate', 'days', 'integer'])
/** A block from the top that is longer than this is most likely the whole list, for which no row needs its place. */
const LIKELY_ALL = 50_000

type ColumnFigures = {
  count: string
  numeric: string
  sum: string | null
  min: string | null
  max: string | null
}

/** Count, sum, least and greatest of blocks of cells, by their place in the same order as the rows; exact as text. */
export async function aggregateBlocks(
  db: Db,
  resource: Resource,
  access: Condition,
  { blocks, sort, ...query }: AggregateQuery,
): Promise<Aggregate> {
  if (blocks.some(({ from, to }) => to < from)) throw malformedBlocks('blocks')
  const where = await narrowing(db, resource, access, query)
  const mayBeAll = ({ from, to }: CellBlock) => from === 0 && to >= LIKELY_ALL
  const answer = async (guess: boolean) => {
    const parts = blocks.map(block => blockSql(resource, where, sort, block, guess && mayBeAll(block)))
    const { rows } = await sql<ColumnFigures & { fits: boolean }>`
      select sum(count) as count, sum(numeric) as numeric, sum(sum)::text as sum, min(min)::text as min, max(max)::text as max,
        bool_and(fits) as fits from (${sql.join(parts, sql` union all `)}) parts`.execute(db)
    return rows[0]
  }
  const first = await answer(true)
  const found = first?.fits ? first : await answer(false)
  if (!found) throw new Error(`blocks of ${resource.name} gave no answer`)
  const hasFigures = Number(found.numeric) > 0
  return {
    count: Number(found.count),
    numeric: Number(found.numeric),
    sum: hasFigures ? found.sum : null,
    min: hasFigures ? found.min : null,
    max: hasFigures ? found.max : null,
  }
}

function blockSql(
  resource: Resource,
  where: Condition,
  sort: AggregateQuery['sort'],
  { from, to, fields }: CellBlock,
  wholeList: boolean,
): RawBuilder<unknown> {
  const table = sql.table(resource.table)
  const cells = [...new Set(fields)].map(name => cellOf(resource, name))
  const figures = cells.filter(cell => cell.isFigure).map(cell => cell.column)
  const window = { sort, start: from, end: to + 1 }
  const columns = cells.map(cell => cell.column)
  const rows = wholeList
    ? sql`${table} where ${where}`
    : isNear(window)
      ? sql`(${windowSql(resource, where, window, columns)}) ${table}`
      : sql`(${placesSql(resource, where, window)}) place
        join ${table} on ${sql.ref(`${resource.table}.id`)} = place.id`
  const added = (parts: RawBuilder<unknown>[]) => (parts.length > 0 ? sql.join(parts, sql` + `) : sql`0`)
  const extreme = (least: boolean) => {
    const parts = figures.map(column => (least ? sql`min(${column})::numeric` : sql`max(${column})::numeric`))
    if (parts.length === 0) return sql`null::numeric`
    return least ? sql`least(${sql.join(parts)})` : sql`greatest(${sql.join(parts)})`
  }
  return sql`select ${added(cells.map(cell => sql`count(${cell.counted})`))}::numeric as count,
    ${added(figures.map(column => sql`count(${column})`))}::numeric as numeric,
    ${added(figures.map(column => sql`coalesce(sum(${column}), 0)::numeric`))} as sum,
    ${extreme(true)} as min, ${extreme(false)} as max,
    ${wholeList ? sql`count(*) <= ${to + 1}` : sql`true`} as fits from ${rows}`
}

/** Reading some rows too many on the way costs less than looking each of the others up once more. */
function isNear({ start, end }: { start: number; end: number }): boolean {
  return start <= 1_000 + 2 * (end - start)
}

type Cell = { column: RawBuilder<unknown>; counted: RawBuilder<unknown>; isFigure: boolean }

/** A label is text that stands or falls with its reference; text of nothing is no value. */
function cellOf(resource: Resource, name: string): Cell {
  const found = listedColumn(resource, name)
  if (!found) throw malformedBlocks(name)
  const column = sql.ref(`${resource.table}.${found.name}`)
  const isText = found.field.kind === 'text' || found.field.kind === 'long_text'
  return {
    column,
    counted: isText ? sql`nullif(${column}, '')` : column,
    isFigure: FIGURES.has(found.field.kind),
  }
}

function malformedBlocks(path: string): Problem {
  return new Problem('malformed', 'malformed', {
    fields: [{ path, code: 'blocks_malformed', message: 'malformed' }],
  })
}
