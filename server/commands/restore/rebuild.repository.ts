import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Manifest } from '@server/commands/archive/manifest'
import { openForLoading, type TableLoader } from '@server/commands/restore/loading.repository'
import { auditState } from '@server/commands/shared/audit-state.repository'
import { ledgerState } from '@server/commands/shared/ledger-state.repository'
import { CommandError } from '@server/commands/shared/command-error'
import { connectClient, PLAIN_TEXT } from '@server/commands/shared/installation.repository'
import type { Connection } from '@server/platform/db/connection'
import { copyIn, type CopyIn } from '@server/platform/db/copy'
import { migrate, MIGRATION_LOCK, sqlAtOnce, type Migration } from '@server/platform/db/migrate'

/**
 * A portal's database made anew in one transaction: whatever fails, and whenever it is killed, the database is as
 * it was before.
 */
export type Rebuild = {
  /** The tables exactly as the given migrations leave them, empty. */
  makeTables(migrations: readonly Migration[]): Promise<TableLoader>
  jobs(): CopyIn
  audit(): Promise<Manifest['audit']>
  ledger(): Promise<Manifest['ledger']>
  commit(): Promise<void>
  /** After the commit, once the jobs' own tables are there again: how many wait. */
  addJobs(): Promise<number>
  close(): Promise<void>
}

/** Of somebody else's hold on what is to be dropped. */
const LOCK_TIMEOUT_MS = 10_000

/** Within a transaction the list stays what it was at the first look, unless it is told to look again. */
const LOOK_AGAIN = 'select pg_stat_clear_snapshot()'

const OTHERS = `
  select count(*)::int as others from pg_stat_activity
  where datname = current_database() and application_name = 'portal' and pid <> pg_backend_pid()`

/** A connection that was closed a moment ago may still be on the list. */
const LOOKS = 20
const PAUSE_MS = 100

/** Neither an extension's nor, as an identity's sequence is, a piece of something that is dropped itself. */
const standsAlone = (catalog: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.objsubid = 0
    and d.deptype in ('e', 'i', 'a'))`

/** All that migrations and jobs made; what belongs to somebody else or to an extension is not ours to drop. */
const DROP_ALL = `
do $$
declare
  item record;
begin
  for item in
    select format('drop %s if exists public.%I cascade', case c.relkind when 'v' then 'view'
      when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.relname) as command
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and c.relname <> 'schema_migration' and pg_get_userbyid(c.relowner) = current_user
      and ${standsAlone('pg_class', 'c.oid')}
    union all
    select format('drop routine if exists public.%I(%s) cascade', p.proname, pg_get_function_identity_arguments(p.oid))
    from pg_proc p where p.pronamespace = 'public'::regnamespace and pg_get_userbyid(p.proowner) = current_user
      and ${standsAlone('pg_proc', 'p.oid')}
    union all
    select format('drop type if exists public.%I cascade', t.typname)
    from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace = 'public'::regnamespace and pg_get_userbyid(t.typowner) = current_user
      and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c')
      and ${standsAlone('pg_type', 't.oid')}
  loop
    execute item.command;
  end loop;
end $$;
drop schema if exists graphile_worker cascade`

const JOB_COLUMNS = 'identifier, payload, key, run_at, max_attempts'

const HOLD_JOBS = `
  create temp table restored_job (identifier text, payload json, key text, run_at timestamptz, max_attempts int)`

const ADD_JOBS = `
  select count(portal_add_job(identifier, payload, key, run_at, max_attempts)::text)::int as added from restored_job`

export async function openRebuild(connection: Connection, lockTimeoutMs = LOCK_TIMEOUT_MS): Promise<Rebuild> {
  const client = await connectClient(connection)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const close = async () => {
    await client.end().catch(() => undefined)
    await untilGone(connection, rows[0]?.pid ?? 0).catch(() => undefined)
  }
  try {
    await makeListOfMigrations(client, connection)
    await client.query(`begin; ${PLAIN_TEXT} set local lock_timeout = ${lockTimeoutMs}`)
    // From here on a portal that starts waits for the end.
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await refuseOthers(client)
    return {
      makeTables: async migrations => {
        await client.query(DROP_ALL)
        // What follows is new and nobody else's but the roles, which belong to the cluster: who makes another portal in
        // it holds them until the end, and is waited for.
        await client.query('set local lock_timeout = 0')
        for (const migration of migrations) await client.query(sqlAtOnce(migration))
        // A check that waits for the commit would keep its table from being altered.
        await client.query('set constraints all immediate')
        await client.query(HOLD_JOBS)
        return openForLoading(client)
      },
      jobs: () => copyIn(client, `restored_job (${JOB_COLUMNS})`),
      audit: () => auditState(client),
      ledger: () => ledgerState(client),
      commit: async () => {
        await client.query('commit')
      },
      addJobs: async () => (await client.query<{ added: number }>(ADD_JOBS)).rows[0]?.added ?? 0,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** What was begun and not committed is undone after the connection has ended, and holds its locks until then. */
async function untilGone(connection: Connection, pid: number): Promise<void> {
  const client = await connectClient(connection)
  try {
    for (;;) {
      const { rows } = await client.query('select from pg_stat_activity where pid = $1', [pid])
      if (rows.length === 0) return
      await sleep(PAUSE_MS)
    }
  } finally {
    await client.end()
  }
}

/** It stays throughout, so that one place alone knows what it looks like. */
async function makeListOfMigrations(client: pg.Client, connection: Connection): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.schema_migration') is not null as there",
  )
  if (!rows[0]?.there) await migrate(connection, [])
}

async function refuseOthers(client: pg.Client): Promise<void> {
  for (let look = 1; ; look += 1) {
    const { rows } = await client.query<{ others: number }>(OTHERS)
    if (rows[0]?.others === 0) return
    if (look === LOOKS) throw new CommandError('A portal is using this database. Stop it first.')
    await sleep(PAUSE_MS)
    await client.query(LOOK_AGAIN)
  }
}
