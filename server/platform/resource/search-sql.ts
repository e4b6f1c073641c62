import { sql } from 'kysely'
import { fieldNames, type Resource } from '@contract/kernel/define-resource'
import { searchWords } from '@contract/kernel/search-words'
import type { Condition } from '@server/platform/access/access-where'
import { ACTING_ROLE } from '@server/platform/db/acting-role'
import type { Db } from '@server/platform/db/database'
import { searchFunction, searchText } from '@server/platform/db/search-index'
import { literal } from '@server/platform/resource/filter-sql'

/** Beyond so many the rows are found by walking the list. */
const MOST_FOUND = 5_000
/** The index knows words by three letters in a row. */
const SHORTEST_KNOWN = 3

/** Rows in which each word stands in one of the searchable fields. */
export async function searchConditions(
  db: Db,
  resource: Resource,
  search: string | undefined,
): Promise<Condition[]> {
  const words = searchWords(search)
  if (words.length === 0) return []
  const names = fieldNames(resource, 'searchable')
  if (names.length === 0) return []
  const found = resource.search === 'indexed' ? await findIds(db, resource, words) : null
  // Not "= any": the planner then may walk an index by another column for it, and skip through all of that.
  if (found) return [sql<boolean>`${sql.ref(`${resource.table}.id`)} in (select unnest(${found}::uuid[]))`]
  if (resource.search === 'indexed') {
    // No "like" here: the planner, to whom a policy tells nothing of the values, would take the word for a rare one
    // and gather every row that has it; of a position it thinks that many have it, and walks the list.
    const text = sql.raw(searchText(names.map(name => `"${resource.table}"."${name}"`)))
    return words.map(word => sql<boolean>`strpos(${text}, ${word}) > 0`)
  }
  return words.map(word => {
    const parts = names.map(
      name => sql`lower(${sql.ref(`${resource.table}.${name}`)}) like ${patternOf(word)}`,
    )
    return sql<boolean>`(${sql.join(parts, sql` or `)})`
  })
}

async function findIds(db: Db, resource: Resource, words: readonly string[]): Promise<string[] | null> {
  if (!words.some(word => word.length >= SHORTEST_KNOWN)) return null
  // The portal itself, which has no role set, is in no unit: for it the function would find nothing.
  const { rows } = await sql<{ ids: string | null }>`
    select case when ${sql.raw(ACTING_ROLE)} <> 'none' then
      ${sql.id(searchFunction(resource.table))}(${words.map(patternOf)}::text[], ${MOST_FOUND})::text end as ids`.execute(
    db,
  )
  return rows[0]?.ids?.slice(1, -1).split(',').filter(Boolean) ?? null
}

/** What people type is taken literally. */
function patternOf(word: string): string {
  return `%${literal(word)}%`
}
