import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { locateBinaries } from '@server/platform/db/embedded/binaries'
import {
  clusterName,
  clusterVersion,
  createCluster,
  requireSameMajor,
} from '@server/platform/db/embedded/cluster'
import type { ClusterPlace } from '@server/platform/db/embedded/cluster-place'
import { findClusterPlace, makeDataFolder } from '@server/platform/db/embedded/cluster-place'
import type { ConnectionSettings } from '@server/platform/db/embedded/connection-settings'
import type { DatabaseLog } from '@server/platform/db/embedded/database-log'
import {
  asEmbeddedDatabaseError,
  EmbeddedDatabaseError,
  reasonOf,
} from '@server/platform/db/embedded/embedded-database-error'
import type { FolderLock } from '@server/platform/db/embedded/folder-lock'
import { acquireFolderLock } from '@server/platform/db/embedded/folder-lock'
import { findPlatformPackage } from '@server/platform/db/embedded/platform-package'
import { provision } from '@server/platform/db/embedded/provision'
import { handOverTree } from '@server/platform/db/embedded/run-as'
import type { DatabaseSecrets } from '@server/platform/db/embedded/secrets'
import { loadSecrets } from '@server/platform/db/embedded/secrets'
import { serverArguments } from '@server/platform/db/embedded/server-settings'
import type { Address } from '@server/platform/db/embedded/socket-folder'
import { clearAddress, prepareAddress, socketIn } from '@server/platform/db/embedded/socket-folder'
import type { DatabaseState, Supervision } from '@server/platform/db/embedded/supervision'
import { supervise } from '@server/platform/db/embedded/supervision'
import type { ServerSettings } from '@server/platform/db/embedded/memory-settings'

export { EmbeddedDatabaseError }
export type { ConnectionSettings }

export type EmbeddedDatabase = {
  owner: ConnectionSettings
  superuser: ConnectionSettings
  state(): DatabaseState
  stop(): Promise<void>
}

export type EmbeddedDatabaseOptions = {
  dataDir: string
  log: DatabaseLog
  /** Settings of the server that replace its own, for tests. */
  settings?: ServerSettings
  /** Its process has begun, and needs nobody until it is there. */
  onUnderWay?: () => void
}

/** What has to be undone, newest first, whether the start fails or the portal stops. */
type Undo = (() => Promise<void>)[]

const undoAll = async (undo: Undo, log: DatabaseLog) => {
  for (const step of undo.splice(0).reverse())
    await step().catch(error =>
      log.warn({ why: reasonOf(error) }, 'The database could not be tidied up entirely'),
    )
}

const accessTo = (address: Address, secrets: DatabaseSecrets) => {
  const at = { host: address.host, port: address.port }
  return {
    superuser: { ...at, user: 'postgres', password: secrets.superuser, database: 'postgres' },
    owner: { ...at, user: 'portal_owner', password: secrets.owner, database: 'portal' },
  }
}

const lockFolder = async (folder: string, undo: Undo): Promise<FolderLock> => {
  const lock = await acquireFolderLock(folder)
  undo.push(() => lock.release())
  return lock
}

type RunningDatabase = { access: ReturnType<typeof accessTo>; supervision: Supervision }

const findLockedPlace = async (dataDir: string, log: DatabaseLog, undo: Undo): Promise<ClusterPlace> => {
  const place = await findClusterPlace(dataDir, log)
  // Two copies of one data folder lead to the same place outside of it.
  if (place.home !== dataDir) await lockFolder(place.home, undo)
  return place
}

const start = async (
  { dataDir, log, settings = {}, onUnderWay }: EmbeddedDatabaseOptions,
  undo: Undo,
): Promise<RunningDatabase> => {
  await makeDataFolder(dataDir)
  await lockFolder(dataDir, undo)
  const place = await findLockedPlace(dataDir, log, undo)
  const binaries = await locateBinaries(await findPlatformPackage(), place.runAs, log)
  const version = await clusterVersion(place.cluster)
  if (version) requireSameMajor(place.cluster, version, binaries)
  const secrets = await loadSecrets(dataDir, version !== null)
  if (!version) await createCluster(place, binaries, secrets.superuser, settings.fsync !== 'off')
  await handOverTree(place.cluster, place.runAs)
  const address = await prepareAddress(place)
  undo.push(() => clearAddress(place))
  const name = await clusterName(place.cluster)
  const logs = join(dataDir, 'log')
  await mkdir(logs, { recursive: true, mode: 0o700 })
  const supervising = supervise(
    {
      ...place,
      clusterName: name,
      postgres: binaries.postgres,
      pgCtl: binaries.pgCtl,
      socket: address.onSocket ? socketIn(address.host) : null,
      args: serverArguments(place.cluster, name, address, settings),
      logFile: join(logs, 'postgresql.log'),
    },
    log,
  )
  onUnderWay?.()
  const supervision = await supervising
  undo.push(() => supervision.stop())
  const access = accessTo(address, secrets)
  await provision(access.superuser, access.owner, secrets.ownerIsNew)
  log.info({ version: binaries.version, folder: place.cluster, isNew: !version }, 'PostgreSQL is up')
  return { access, supervision }
}

const running = (
  { access, supervision }: RunningDatabase,
  undo: Undo,
  log: DatabaseLog,
): EmbeddedDatabase => {
  let stopped: Promise<void> | undefined
  return { ...access, state: () => supervision.state(), stop: () => (stopped ??= undoAll(undo, log)) }
}

/** Starts the PostgreSQL that the portal brings along, on a folder that it owns alone. */
export const startEmbeddedDatabase = async (options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> => {
  const dataDir = resolve(options.dataDir)
  const undo: Undo = []
  try {
    return running(await start({ ...options, dataDir }, undo), undo, options.log)
  } catch (error) {
    await undoAll(undo, options.log)
    throw asEmbeddedDatabaseError(error, dataDir)
  }
}
