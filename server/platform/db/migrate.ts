import { createHash } from 'node:crypto'
import pg from 'pg'
import { AS_OWNER, isSpread } from '@server/platform/db/acting-role'
import { clientConfig, type Connection } from '@server/platform/db/connection'

export type Migration = {
  name: string
  sql: string
  /** Indexes and constraints of tables that are large where the portal is in use: made while it is open, one by one. */
  background?: true
}

/** Any number, the same for every server that starts on this database. */
export const MIGRATION_LOCK = 7_301_145

export class MigrationError extends Error {}

/**
 * Forward only, once, whichever servers start together: the lock lets one in, the others find the work done.
 * Each migration is one transaction, so a kill in the middle leaves it undone, not half done. What is made in the
 * background is left for later (`background-migrations.ts`), but where nobody has worked yet.
 */
export async function migrate(connection: Connection, migrations: readonly Migration[]): Promise<string[]> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const done = await appliedChecksums(client)
    refuseUnknown(done, migrations)
    const applied: string[] = []
    let begin: string | null = null
    for (const migration of migrations) {
      if (isApplied(migration, done)) continue
      if (migration.background && (await isInUse(client))) continue
      begin ??= (await isSpread(client)) ? `begin; ${AS_OWNER}` : 'begin'
      await apply(client, migration, begin)
      applied.push(migration.name)
    }
    return applied
  } finally {
    await client.end()
  }
}

export async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration',
  )
  return new Map(rows.map(row => [row.name, row.checksum]))
}

/** A database that a newer portal has migrated must not be written by an older one. */
function refuseUnknown(done: Map<string, string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(m => m.name))
  const unknown = [...done.keys()].filter(name => !known.has(name))
  if (unknown.length > 0)
    throw new MigrationError(
      `the database was made by a newer portal (${unknown.join(', ')}); start that version`,
    )
}

export function checksumOf({ sql }: Migration): string {
  return createHash('sha256').update(sql).digest('hex')
}

export function isApplied(migration: Migration, done: ReadonlyMap<string, string>): boolean {
  const applied = done.get(migration.name)
  if (applied !== undefined && applied !== checksumOf(migration))
    throw new MigrationError(`migration ${migration.name} was changed after it had been applied`)
  return applied !== undefined
}

/** The database refuses to make an index beside others within a transaction. */
export const sqlAtOnce = ({ sql, background }: Migration): string =>
  background ? sql.replaceAll(' concurrently', '') : sql

async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>('select exists (select from app_user) as used')
  return rows[0]?.used ?? false
}

async function apply(client: pg.Client, migration: Migration, begin: string): Promise<void> {
  try {
    await client.query(begin)
    await client.query(sqlAtOnce(migration))
    await noteApplied(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

export async function noteApplied(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    migration.name,
    checksumOf(migration),
  ])
}
