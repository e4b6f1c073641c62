import { sql } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { BulkTarget } from '@contract/kernel/record-calls'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { notFound, Problem } from '@server/platform/http/problems'
import { allOf, conditions } from '@server/platform/resource/narrow-sql'

/** More than a person means by one press. */
const MOST_ROWS = 5_000

/**
 * The rows that a press on many means, those picked or all that the list shows but those excepted, as `read` gives so
 * many of them at the most. One that is not theirs spoils the whole list of those picked, and is not named.
 */
export async function targetRows<Row>(
  db: Db,
  resource: Resource,
  target: BulkTarget,
  may: readonly Condition[],
  read: (meant: Condition, most: number) => Promise<Row[]>,
): Promise<Row[]> {
  const id = sql.ref(`${resource.table}.id`)
  if ('ids' in target) {
    const ids = [...new Set(target.ids)]
    const rows = await read(allOf([...may, sql<boolean>`${id} = any (${ids}::uuid[])`]), MOST_ROWS + 1)
    if (rows.length !== ids.length) throw notFound()
    return rows
  }
  const { except, ...narrowing } = target.all
  const meant = [
    ...may,
    ...(await conditions(db, resource, narrowing)),
    sql<boolean>`${id} <> all (${except}::uuid[])`,
  ]
  const rows = await read(allOf(meant), MOST_ROWS + 1)
  if (rows.length > MOST_ROWS)
    throw new Problem('rule_broken', 'bulk_beyond', { params: { limit: MOST_ROWS } })
  return rows
}
