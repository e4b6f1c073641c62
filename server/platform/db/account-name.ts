import { sql, type RawBuilder } from 'kysely'
import type { Db } from '@server/platform/db/database'

/** How an account is called on screens and in mails: by its person's name, or by its own where none was given. */
export function accountName(alias: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<string>`coalesce(nullif(trim(${of('first_name')} || ' ' || ${of('last_name')}), ''), ${of('username')}::text)`
}

export async function accountNameOf(db: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select ${accountName('u')} as name from app_user u where u.id = ${userId}`.execute(db)
  return rows[0]?.name ?? ''
}
