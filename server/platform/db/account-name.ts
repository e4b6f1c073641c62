import type { Db } from '@server/platform/db/database'

/** What the person of an account is called in notices and mails; empty where the account may not be seen. */
export async function accountNameOf(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('app_user').select('full_name').where('id', '=', userId).executeTakeFirst()
  return row?.full_name ?? ''
}
