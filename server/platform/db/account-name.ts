import { sql, type RawBuilder } from 'kysely'

/** How an account is called on screens and in mails: by its person's name, or by its own where none was given. */
export function accountName(alias: string): RawBuilder<string> {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<string>`coalesce(nullif(trim(${of('first_name')} || ' ' || ${of('last_name')}), ''), ${of('username')}::text)`
}
