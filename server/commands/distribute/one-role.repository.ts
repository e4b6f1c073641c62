import type pg from 'pg'
import {
  asksSettings,
  onCoordinator,
  sayingForWhom,
  type OwnerFunction,
} from '@server/commands/distribute/one-role'
import { findFunctions } from '@server/commands/distribute/schema-functions.repository'
import type { SchemaTable } from '@server/commands/distribute/schema-tables.repository'
import { reachOf } from '@server/commands/distribute/statements'

/** Machines are told what is said by `set local` and nothing else. By this function the portal knows a cluster. */
const SET_LOCAL = `
create or replace function app_set_local(name text, value text) returns void language plpgsql as $$ begin
  perform set_config('citus.propagate_set_commands', 'local', true);
  execute format('set local %I = %L', name, coalesce(value, ''));
end $$`

/** Rows of the company are written on each machine, and a table of the coordinator once. */
const ON_COORDINATOR = `
create or replace function app_on_coordinator() returns boolean language plpgsql stable as $$ begin
  if to_regclass('pg_dist_local_group') is null then return true; end if;
  return (select groupid = 0 from pg_dist_local_group);
end $$`

/** Functions and triggers that act for a role or ask for one do so by settings afterwards. Said twice, it finds nothing to do. */
export async function actAsOneRole(client: pg.Client, tables: readonly SchemaTable[]): Promise<void> {
  const reach = reachOf(await findFunctions(client), tables)
  const isOfUnits = ({ name, result }: OwnerFunction) =>
    result !== 'trigger' && reach(name, 'everywhere').length > 0
  const isOnCoordinator = (table: string) =>
    tables.some(({ name, place }) => name === table && place === 'coordinator')
  await client.query('begin')
  await client.query(`${SET_LOCAL}; ${ON_COORDINATOR}`)
  for (const text of await askingRoles(client)) await client.query(asksSettings(text))
  for (const { fn, text } of await findTriggerTexts(client))
    if (reach(fn, 'unit').some(isOnCoordinator)) await client.query(onCoordinator(text))
  for (const fn of await findOwnerFunctions(client))
    await client.query(
      isOfUnits(fn) ? sayingForWhom(fn) : `alter function ${fn.signature} set "app.as" = 'none'`,
    )
  await client.query('commit')
}

/** Functions that ask for a role, and triggers that run for some of them, each as it is made. */
async function askingRoles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(`
    select pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ 'current_setting[(]''role''|[^_]current_user[^_]'
    union all
    select format('drop trigger %I on %s; %s', tgname, tgrelid::regclass, pg_get_triggerdef(oid)) from pg_trigger
    where not tgisinternal and pg_get_triggerdef(oid) ~ '[^_]CURRENT_USER[^_]'`)
  return rows.map(({ text }) => text)
}

async function findTriggerTexts(client: pg.Client): Promise<{ fn: string; text: string }[]> {
  const { rows } = await client.query<{ fn: string; text: string }>(`
    select p.proname as fn, format('drop trigger %I on %s; %s', t.tgname, t.tgrelid::regclass, pg_get_triggerdef(t.oid)) as text
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
      and pg_get_triggerdef(t.oid) !~ 'app_on_coordinator'`)
  return rows
}

async function findOwnerFunctions(client: pg.Client): Promise<OwnerFunction[]> {
  const { rows } = await client.query<OwnerFunction>(`
    select proname as name, oid::regprocedure::text as signature, pg_get_function_arguments(oid) as arguments,
      pg_get_function_result(oid) as result, proretset as "isSet", pronargs as "argumentCount",
      pg_get_functiondef(oid) as definition
    from pg_proc where pronamespace = 'public'::regnamespace and prosecdef and right(proname, 9) <> '_as_owner'
      and not coalesce(proconfig::text like '%app.as=%', false)
    order by 1`)
  return rows
}
