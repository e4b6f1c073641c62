import { sql } from 'kysely'
import type { Field, Resource } from '@contract/kernel/define-resource'
import { isTotalled } from '@contract/kernel/field-total'
import type { Totals, TotalsQuery } from '@contract/kernel/list-calls'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { Problem } from '@server/platform/http/problems'
import { narrowing } from '@server/platform/resource/narrow-sql'

/** What columns come to over all rows that may be seen and are meant, whatever part of them a screen shows. */
export async function columnTotals(
  db: Db,
  resource: Resource,
  access: Condition,
  { fields, ...query }: TotalsQuery,
): Promise<Totals> {
  const where = await narrowing(db, resource, access, query)
  const declared = new Map(Object.entries<Field>(resource.fields))
  for (const name of fields) {
    const field = declared.get(name)
    if (!field || !isTotalled(field)) throw notAddedUp(name)
  }
  const sums = fields.map(name => sql`sum(${sql.ref(`${resource.table}.${name}`)})::text as ${sql.id(name)}`)
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join(sums)} from ${sql.table(resource.table)} where ${where}`.execute(db)
  return { sums: rows[0] ?? {} }
}

function notAddedUp(path: string): Problem {
  return new Problem('malformed', 'malformed', {
    fields: [{ path, code: 'field_not_added_up', message: 'malformed' }],
  })
}
