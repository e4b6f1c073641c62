import { FILES, JOBS, SECRET, sectionOf, storageKeyOf, tableSection } from '@server/commands/archive/entries'
import type { Manifest } from '@server/commands/archive/manifest'
import { readBackup } from '@server/commands/archive/read-backup'
import { openRebuild, type Rebuild } from '@server/commands/restore/rebuild.repository'
import type { TableLoader } from '@server/commands/restore/loading.repository'
import { CommandError } from '@server/commands/shared/command-error'
import type { Connection } from '@server/platform/db/connection'
import type { CopyIn } from '@server/platform/db/copy'
import { checksumOf, migrate, type Migration } from '@server/platform/db/migrate'
import type { FileStore } from '@server/platform/files/file-store'
import { prepareJobs } from '@server/platform/jobs/prepare-jobs'
import type { WorkLog } from '@server/platform/jobs/work-log'

export type RestoreOptions = {
  file: string
  /** What verifyBackup found in the file. */
  manifest: Manifest
  connection: Connection
  store: FileStore
  /** All that this portal knows. */
  migrations: readonly Migration[]
  log: WorkLog
  signal?: AbortSignal
  warn: (line: string) => void
}

export type RestoreResult = { secret: string; jobs: number; migrated: string[] }

/**
 * The migrations that made the backup's tables: the first few of ours, or a newer portal is needed. One that is made in
 * the background may not have been there yet.
 */
export function migrationsOf(manifest: Manifest, migrations: readonly Migration[]): readonly Migration[] {
  const theirs = manifest.migrations
  const named = new Set(theirs.map(({ name }) => name))
  const ours = migrations
    .filter(({ name, background }) => !background || named.has(name))
    .slice(0, theirs.length)
  for (const [at, { name, checksum }] of theirs.entries()) {
    const migration = ours[at]
    if (migration?.name !== name)
      throw new CommandError(`The backup was made by a newer portal (${name}); restore it with that version.`)
    if (checksumOf(migration) !== checksum)
      throw new CommandError(`The backup was made by a portal whose migration ${name} was another one.`)
  }
  return ours
}

/**
 * Files go in before the rows that name them are committed: a fault on the way leaves the database as it was, and
 * bytes that no row names, which the portal sweeps away.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { manifest, connection, log, migrations, warn } = options
  const theirs = migrationsOf(manifest, migrations)
  const rebuild = await openRebuild(connection)
  try {
    const loading = await rebuild.makeTables(theirs)
    const unknown = loading.compare(manifest.tables)
    for (const name of unknown) warn(`The table ${name} is none of the portal's and is left out.`)
    const secret = await loadAll(options, targetsIn(options, rebuild, loading, unknown))
    await loading.finish(manifest.sequences)
    const audit = await rebuild.audit()
    if (JSON.stringify(audit) !== JSON.stringify(manifest.audit))
      throw new CommandError(
        'The audit log is not what it was when the backup was made. Nothing was changed.',
      )
    if (manifest.ledger && JSON.stringify(await rebuild.ledger()) !== JSON.stringify(manifest.ledger))
      throw new CommandError('The ledger is not what it was when the backup was made. Nothing was changed.')
    await rebuild.commit()
    const migrated = await migrate(connection, migrations)
    await prepareJobs(connection, log)
    return { secret, jobs: await rebuild.addJobs(), migrated }
  } finally {
    await rebuild.close()
  }
}

/** Returns the secret that stands in the backup. */
async function loadAll(
  { file, manifest, store, signal }: RestoreOptions,
  targets: ReadonlyMap<string, Target>,
): Promise<string> {
  const rows = rowLoader(targets)
  let secret = ''
  for (const entries = readBackup(file); ;) {
    signal?.throwIfAborted()
    const next = await entries.next()
    if (next.done) {
      await rows.finish()
      if (JSON.stringify(next.value) !== JSON.stringify(manifest))
        throw new CommandError(`${file} was replaced while it was read. Nothing was changed.`)
      return secret
    }
    const { name, content } = next.value
    const section = sectionOf(name)
    if (section === FILES) await store.put(storageKeyOf(name), content)
    else if (section === SECRET) secret = content.toString('utf8')
    else await rows.take(section, content)
  }
}

type Target = { rows: number; open: () => CopyIn }

function targetsIn({ manifest }: RestoreOptions, rebuild: Rebuild, loading: TableLoader, leftOut: string[]) {
  const tables = manifest.tables.filter(({ name }) => !leftOut.includes(name))
  return new Map<string, Target>([
    [JOBS, { rows: manifest.jobs.rows, open: () => rebuild.jobs() }],
    ...tables.map((table): [string, Target] => [
      tableSection(table.name),
      { rows: table.rows, open: () => loading.into(table) },
    ]),
  ])
}

/** Parts of one table follow each other: the first part of the next one completes it. */
function rowLoader(targets: ReadonlyMap<string, Target>) {
  let current = ''
  let copy: CopyIn | undefined
  const loaded = new Map<string, number>()
  const complete = async () => {
    if (copy) loaded.set(current, await copy.end())
    copy = undefined
  }
  return {
    async take(section: string, content: Buffer): Promise<void> {
      if (section !== current) {
        await complete()
        current = section
        copy = targets.get(section)?.open()
      }
      await copy?.write(content)
    },
    async finish(): Promise<void> {
      await complete()
      for (const [section, { rows }] of targets) {
        const arrived = loaded.get(section) ?? 0
        if (arrived !== rows)
          throw new CommandError(
            `Of the ${rows} rows of ${section}, ${arrived} arrived. Nothing was changed.`,
          )
      }
    },
  }
}
