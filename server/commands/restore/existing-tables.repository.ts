import { withClient } from '@server/commands/shared/installation.repository'
import type { Connection } from '@server/platform/db/connection'

/** What a restore would take the place of. */
export type ExistingTables =
  | { kind: 'nothing' }
  /** Tables, but none of a portal. */
  | { kind: 'foreign' }
  | { kind: 'portal'; users: number; files: number; entries: number; last_entry: string | null }

const TABLES = `
  select count(*)::int as tables, coalesce(bool_or(relname = 'schema_migration'), false) as is_portal,
    coalesce(bool_or(relname = 'app_user'), false) as has_users
  from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

const CONTENTS = `
  select (select count(*) from public.app_user)::int as users, (select count(*) from public.stored_file)::int as files,
    (select count(*) from public.audit_log)::int as entries,
    (select to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') from public.audit_log) as last_entry`

type Tables = { tables: number; is_portal: boolean; has_users: boolean }
type Contents = { users: number; files: number; entries: number; last_entry: string | null }

export function lookInside(connection: Connection): Promise<ExistingTables> {
  return withClient(connection, async client => {
    const found = (await client.query<Tables>(TABLES)).rows[0] as Tables
    if (!found.is_portal) return { kind: found.tables === 0 ? 'nothing' : 'foreign' }
    // A first start that was stopped half way.
    if (!found.has_users) return { kind: 'nothing' }
    return { kind: 'portal', ...((await client.query<Contents>(CONTENTS)).rows[0] as Contents) }
  })
}
