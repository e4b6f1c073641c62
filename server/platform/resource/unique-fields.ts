import { sql } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { Database, Db } from '@server/platform/db/database'
import { uniqueViolation } from '@server/platform/db/failures'
import { fieldProblem } from '@server/platform/http/problems'

/** A value that is taken is told by the field it stands in, and by nothing of the record that has it. */
export async function alreadyExists(db: Db, resource: Resource, error: unknown): Promise<unknown> {
  const constraint = uniqueViolation(error)
  if (!constraint) return error
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname = ${constraint} and i.indrelid = ${resource.writes ?? resource.table}::regclass`.execute(
    db,
  )
  const words = rows[0]?.definition.split(' USING ')[1]?.match(/[a-z_0-9]+/g) ?? []
  // The unit stands first in such an index, but it is the value beside it that is taken.
  const path = words.findLast(word => word !== resource.scope.ou && resource.fields[word]?.creatable)
  return path ? fieldProblem('already_exists', path, 'already_exists') : error
}

/** The transaction is lost with the violation, so what the index is made of is asked outside of it. */
export async function namingTaken<T>(
  database: Database,
  resource: Resource,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw await alreadyExists(database.db, resource, error)
  }
}
