import type { Db } from '@server/platform/db/database'

export async function findAccountState(db: Db, id: string) {
  const found = await db
    .selectFrom('account')
    .select(['type', 'is_postable'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

export function accountsBelow(db: Db, id: string) {
  return db.selectFrom('account').select(['type', 'is_active']).where('parent_id', '=', id).execute()
}
