import type pg from 'pg'
import type { Manifest } from '@server/commands/archive/manifest'
import { CommandError } from '@server/commands/shared/command-error'
import { auditState } from '@server/commands/shared/audit-state.repository'
import { ledgerState } from '@server/commands/shared/ledger-state.repository'
import { connectClient, PLAIN_TEXT } from '@server/commands/shared/installation.repository'
import type { Connection } from '@server/platform/db/connection'
import { copyOut } from '@server/platform/db/copy'

export type TableToSave = { name: string; columns: string[] }

/** The database as it was in one moment, however long reading it takes and whatever is written meanwhile. */
export type Snapshot = {
  about: Pick<Manifest, 'created_at' | 'postgres' | 'migrations'>
  tables: TableToSave[]
  rowsOf(table: TableToSave): AsyncGenerator<Buffer, number>
  waitingJobs(): AsyncGenerator<Buffer, number>
  files(): AsyncGenerator<{ id: string; storage_key: string }>
  sequences(): Promise<Manifest['sequences']>
  audit(): Promise<Manifest['audit']>
  ledger(): Promise<Manifest['ledger']>
  close(): Promise<void>
}

/** Any number, the same for every backup of this database: two at once would write to one file. */
const BACKUP_LOCK = 7_301_147
const PAGE = 500

const BEGIN = `
  begin isolation level repeatable read read only;
  ${PLAIN_TEXT}
  -- Rows that a policy hides would be missing without a word: now that is an error.
  set local row_security = off`

const ABOUT = `
  select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
    current_setting('server_version') as postgres,
    (select json_agg(json_build_object('name', name, 'checksum', checksum) order by name)
       from public.schema_migration) as migrations`

/** Parts of a table come with the whole, an extension's tables with the extension, computed columns by themselves. */
const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname order by c.relname`

/** As the portal itself adds them; what was given up stays in the old place, as a record of it. */
const WAITING_JOBS = `
  select t.identifier, j.payload, j.key, j.run_at, j.max_attempts
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts < j.max_attempts order by j.id`

export async function openSnapshot(connection: Connection): Promise<Snapshot> {
  const client = await connectClient(connection)
  const close = () => client.end().catch(() => undefined)
  try {
    await takeTurn(client)
    await client.query(BEGIN)
    const about = (await client.query<Snapshot['about']>(ABOUT)).rows[0] as Snapshot['about']
    const { rows: tables } = await client.query<TableToSave>(TABLES)
    // A migration that comes now waits for the end of the backup.
    await client.query(
      `lock table ${tables.map(table => named(client, table.name)).join(', ')} in access share mode`,
    )
    return {
      about,
      tables,
      rowsOf: ({ name, columns }) =>
        copyOut(
          client,
          `select ${columns.map(c => client.escapeIdentifier(c)).join(', ')} from ${named(client, name)}`,
        ),
      waitingJobs: () => waitingJobs(client),
      files: () => files(client),
      sequences: () => sequences(client),
      audit: () => auditState(client),
      ledger: () => ledgerState(client),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const named = (client: pg.Client, table: string) => `public.${client.escapeIdentifier(table)}`

/** Given back when the connection ends, however it ends. */
async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    BACKUP_LOCK,
  ])
  if (!rows[0]?.mine) throw new CommandError('Another backup of this portal is running.')
}

async function* waitingJobs(client: pg.Client): AsyncGenerator<Buffer, number> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('graphile_worker._private_jobs') is not null as there",
  )
  return rows[0]?.there ? yield* copyOut(client, WAITING_JOBS) : 0
}

async function* files(client: pg.Client): AsyncGenerator<{ id: string; storage_key: string }> {
  for (let last = ''; ;) {
    const { rows } = await client.query<{ id: string; storage_key: string }>(
      'select id, storage_key from public.stored_file where storage_key > $1 order by storage_key limit $2',
      [last, PAGE],
    )
    yield* rows
    if (rows.length < PAGE) return
    last = rows.at(-1)?.storage_key ?? ''
  }
}

async function sequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname",
  )
  const found: Manifest['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${named(client, name)}`,
    )
    found.push({ name, ...(state.rows[0] as { value: string; is_called: boolean }) })
  }
  return found
}
