import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from '@server/platform/db/embedded/binaries'
import type { ClusterPlace } from '@server/platform/db/embedded/cluster-place'
import { EmbeddedDatabaseError, errorCodeOf } from '@server/platform/db/embedded/embedded-database-error'
import { handOver, runProgram } from '@server/platform/db/embedded/run-as'

const PREFIX = 'pg.init-'

const majorOf = (version: string): string => version.split('.')[0] ?? version

const initFailed = (why: string) =>
  new EmbeddedDatabaseError('init_failed', `The embedded database could not be created: ${why}`)

/** The version that wrote the cluster, or null where there is none yet. */
export const clusterVersion = async (cluster: string): Promise<string | null> => {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCodeOf(error) !== 'ENOENT') throw error
  }
  const entries = await readdir(cluster).catch(() => [])
  if (entries.length === 0) return null
  throw new EmbeddedDatabaseError(
    'folder_unusable',
    `${cluster} is neither empty nor a database: it has no PG_VERSION. Move it away, or restore a backup.`,
  )
}

export const requireSameMajor = (cluster: string, found: string, binaries: Binaries): void => {
  if (found === majorOf(binaries.version)) return
  throw new EmbeddedDatabaseError(
    'version_mismatch',
    `The database in ${cluster} was written by PostgreSQL ${found}, and this portal brings ${binaries.version}. ` +
      'Make a backup with the portal that wrote it (npm run backup), and restore that here into an empty DATA_DIR.',
  )
}

const syncFolder = async (folder: string) => {
  // Windows cannot open folders, and keeps renames in its journal.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const initArguments = (folder: string, passwordFile: string, durable: boolean): string[] => [
  ...['--pgdata', folder, '--username', 'postgres', '--pwfile', passwordFile],
  ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--data-checksums', '--no-instructions'],
  ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
  ...(durable ? [] : ['--no-sync']),
]

const explainInit = (said: string): string =>
  said.includes('could not look up effective user ID')
    ? 'the user who runs it has no entry in /etc/passwd, and PostgreSQL insists on one.'
    : (said.match(/(error|fatal|detail):.*/gi) ?? [said.trim() || 'initdb ended without a word']).join(' ')

const clearUnfinished = async (home: string) => {
  const left = (await readdir(home)).filter(name => name.startsWith(PREFIX))
  // An initdb that outlived its portal may still be writing there.
  const patient = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }
  await Promise.all(left.map(name => rm(join(home, name), patient)))
}

/** Made aside and moved into place when complete: a start that is killed half way leaves nothing to trip over. */
export const createCluster = async (
  { home, cluster, runAs }: ClusterPlace,
  binaries: Binaries,
  password: string,
  durable: boolean,
): Promise<void> => {
  await clearUnfinished(home)
  const aside = join(home, `${PREFIX}${randomBytes(6).toString('hex')}`)
  const passwordFile = `${aside}.password`
  try {
    await mkdir(aside)
    await chmod(aside, 0o700)
    await handOver(aside, runAs)
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    await handOver(passwordFile, runAs)
    const { code, stderr } = await runProgram(
      binaries.initdb,
      initArguments(aside, passwordFile, durable),
      runAs,
    )
    if (code !== 0) throw initFailed(explainInit(stderr))
    await rename(aside, cluster)
    if (durable) await syncFolder(home)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * What every process of this cluster carries in its title, so that a later start knows its own: the number
 * that initdb drew, which stands first in pg_control, and the place, since a copied folder has the same number.
 */
export const clusterName = async (cluster: string): Promise<string> => {
  const control = await readFile(join(cluster, 'global', 'pg_control'))
  const seed = `${control.subarray(0, 8).toString('hex')} ${await realpath(cluster)}`
  return `portal-${createHash('sha256').update(seed).digest('hex').slice(0, 16)}`
}
