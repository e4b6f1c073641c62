import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { ExportQuery } from '@contract/kernel/list-calls'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { Problem } from '@server/platform/http/problems'
import { listedColumn, shownSql, type Extra } from '@server/platform/resource/columns-sql'
import { labelJoin } from '@server/platform/resource/label-sql'
import { joinsSql, orderSql } from '@server/platform/resource/order-sql'

/** So many rows are read at a time, within the time limit of one statement. */
const BATCH = 2_000

/** The rows of a list in its order, one array of values each, built as JSON by the database. */
export function exportSql(
  resource: Resource,
  where: Condition,
  { fields, sort }: Pick<ExportQuery, 'fields' | 'sort'>,
  extra: Extra,
): RawBuilder<{ line: string }> {
  const { joined, by } = orderSql(resource, sort)
  const values = fields.map(name => {
    const beside = Object.hasOwn(extra, name) ? extra[name] : undefined
    if (beside) return beside
    const found = listedColumn(resource, name)
    if (!found) throw notListed(name)
    const named = joined.get(found.name) ?? labelJoin(resource.table, found.name, found.field)
    if (!named) return shownSql(resource, found.name, found.field)
    joined.set(found.name, named)
    return named.label
  })
  return sql`select json_build_array(${sql.join(values)})::text as line from ${sql.table(resource.table)} ${joinsSql(joined)}
    where ${where} order by ${by}`
}

/** Through a cursor of the server: what waits to be sent is never more than a batch. */
export async function* readRows(db: Db, query: RawBuilder<{ line: string }>): AsyncGenerator<string[]> {
  await sql`declare exported no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(BATCH)} from exported`.execute(db)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < BATCH) return
  }
}

function notListed(name: string): Problem {
  return new Problem('malformed', 'malformed', {
    fields: [{ path: name, code: 'not_listed', message: 'malformed' }],
  })
}
