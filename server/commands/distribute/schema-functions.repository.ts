import type pg from 'pg'
import type { NameInTable } from '@server/commands/distribute/schema-tables.repository'

export type SchemaFunction = { name: string; source: string }

export async function findFunctions(client: pg.Client): Promise<SchemaFunction[]> {
  const { rows } = await client.query<SchemaFunction>(`
    select proname as name, prosrc as source from pg_proc
    where pronamespace = 'public'::regnamespace and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
    order by 1`)
  return rows
}

/** Which function a table runs for each of its rows or statements. */
export async function findTriggers(client: pg.Client): Promise<NameInTable[]> {
  const { rows } = await client.query<NameInTable>(`
    select distinct c.relname as table, p.proname as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1, 2`)
  return rows
}

/** A policy as PostgreSQL says it, and the functions that it asks. */
export type Policy = NameInTable & {
  using: string | null
  check: string | null
  asks: string[]
  roles: string[]
  isRestrictive: boolean
}

export async function findPolicies(client: pg.Client): Promise<Policy[]> {
  const { rows } = await client.query<Policy>(`
    select c.relname as table, p.polname as name, pg_get_expr(p.polqual, p.polrelid) as using,
      pg_get_expr(p.polwithcheck, p.polrelid) as check,
      array(select f.proname::text from pg_depend d join pg_proc f on f.oid = d.refobjid
        where d.classid = 'pg_policy'::regclass and d.objid = p.oid and d.refclassid = 'pg_proc'::regclass
          and f.pronamespace = 'public'::regnamespace order by 1) as asks,
      p.polroles::regrole[]::text[] as roles, not p.polpermissive as "isRestrictive"
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace order by 1, 2`)
  return rows
}
