import { sql } from 'kysely'
import type { BrokenRule } from '@contract/kernel/broken-rule'
import { checkParents } from '@contract/kernel/parents'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'

/** Two people who hang two branches below each other at once would each see a tree: one at a time. */
const TREE_LOCK = 7_301_201

/** For lists whose records stand below one another by `parent_id`; the lock lasts as long as the transaction. */
export async function checkTree(
  tx: Tx,
  table: string,
  id: string | null,
  parentId: string | null,
): Promise<BrokenRule[]> {
  await tx.lock(TREE_LOCK)
  if (id === null || parentId === null) return []
  return checkParents(id, parentId, await ancestorsOf(tx.db, table, parentId))
}

/** `union`, not `union all`: it ends even where a circle was made behind the portal's back. */
async function ancestorsOf(db: Db, table: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select parent_id as id from ${sql.table(table)} where id = ${id}
      union
      select t.parent_id from ${sql.table(table)} t join above a on t.id = a.id
    ) select id from above where id is not null`.execute(db)
  return rows.map(row => row.id)
}
