import type { Db } from '@server/platform/db/database'

export async function nameOfUser(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null
  const user = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return user ? `${user.first_name} ${user.last_name}` : null
}
