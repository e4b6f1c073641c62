import { sql } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { FilterModel } from '@contract/kernel/list-query'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { filterSql } from '@server/platform/resource/filter-sql'
import { searchConditions } from '@server/platform/resource/search-sql'

export type ListConditions = { filter?: FilterModel | undefined; search?: string | undefined }

/** Which rows of a list are meant, beside the right to see them. */
export async function conditions(
  db: Db,
  resource: Resource,
  { filter, search }: ListConditions,
): Promise<Condition[]> {
  return [...(filter ? filterSql(resource, filter) : []), ...(await searchConditions(db, resource, search))]
}

/** The rows that may be seen and are meant, as one condition. */
export async function narrowing(
  db: Db,
  resource: Resource,
  access: Condition,
  asked: ListConditions,
): Promise<Condition> {
  return allOf([access, ...(await conditions(db, resource, asked))])
}

export function allOf(parts: readonly Condition[]): Condition {
  return sql<boolean>`${sql.join([...parts], sql` and `)}`
}
