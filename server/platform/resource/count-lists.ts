import { sql } from 'kysely'
import type { Resource } from '@contract/kernel/define-resource'
import type { FilterModel } from '@contract/kernel/list-query'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import type { KeptCounts } from '@server/platform/resource/kept-count'
import { narrowing } from '@server/platform/resource/narrow-sql'

type CountQuestion = { resource: Resource; access: Condition; filter: FilterModel; kept: KeptCounts | null }

/** As many rows as each of these lists would show, counted in one statement. */
export async function countLists(db: Db, lists: readonly CountQuestion[]): Promise<number[]> {
  const wheres = await Promise.all(
    lists.map(({ resource, access, filter }) => narrowing(db, resource, access, { filter })),
  )
  const counts = lists.map(
    ({ resource, filter, kept }, index) =>
      kept?.rows({ filter }) ??
      sql`(select count(*) from ${sql.table(resource.table)} where ${wheres[index]})`,
  )
  const { rows } = await sql<{ counts: number[] }>`
    select json_build_array(${sql.join(counts)}) as counts`.execute(db)
  return rows[0]?.counts ?? []
}
