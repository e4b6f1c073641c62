import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DatabaseLog } from '@server/platform/db/embedded/database-log'
import { EmbeddedDatabaseError, errorCodeOf } from '@server/platform/db/embedded/embedded-database-error'
import type { RunAs } from '@server/platform/db/embedded/run-as'
import { canEnter, chooseRunAs, startedAsRoot } from '@server/platform/db/embedded/run-as'

/** `home` is the data folder, unless the user who runs PostgreSQL cannot enter that. */
export type ClusterPlace = { home: string; cluster: string; runAs: RunAs | null }

const OTHER_PLACES = ['/var/lib/portal-database', '/var/db/portal-database', '/srv/portal-database']

const noteIn = (dataDir: string): string => join(dataDir, 'database-location')

const unusable = (message: string) => new EmbeddedDatabaseError('folder_unusable', message)

export const makeDataFolder = async (dataDir: string): Promise<void> => {
  const made = await mkdir(dataDir, { recursive: true })
  // Root's PostgreSQL runs as another user, who must pass through to its own part, but need not list this one.
  if (made !== undefined) await chmod(dataDir, startedAsRoot() ? 0o711 : 0o700)
}

const notedHome = async (dataDir: string): Promise<string | null> => {
  try {
    return (await readFile(noteIn(dataDir), 'utf8')).trim()
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null
    throw error
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * A fresh name each time: a data folder that was thrown away and made anew must not find its old database.
 * Only the note in the data folder leads to it.
 */
const moveOut = async (dataDir: string, runAs: RunAs, log: DatabaseLog): Promise<string> => {
  for (const shelf of OTHER_PLACES) {
    if (!(await exists(dirname(shelf)))) continue
    await mkdir(shelf, { recursive: true, mode: 0o711 })
    if (!(await canEnter(shelf, runAs))) continue
    const home = join(shelf, randomBytes(8).toString('hex'))
    await mkdir(home)
    await chmod(home, 0o711)
    // For whoever finds it there and wonders whose it is.
    await writeFile(join(home, 'data-folder'), `${dataDir}\n`)
    await writeFile(`${noteIn(dataDir)}.new`, `${home}\n`)
    await rename(`${noteIn(dataDir)}.new`, noteIn(dataDir))
    log.warn(
      { dataDir, home, uid: runAs.uid },
      `PostgreSQL does not run as root, and its user cannot enter ${dataDir}; the database is kept in ${home}`,
    )
    return home
  }
  throw unusable(
    `PostgreSQL does not run as root, and user number ${runAs.uid} cannot enter ${dataDir}. ` +
      'Set DATA_DIR to a folder that every user can pass through, or start the portal as an ordinary user.',
  )
}

const placeAt = (home: string, runAs: RunAs | null): ClusterPlace => ({
  home,
  cluster: join(home, 'pg'),
  runAs,
})

const notedPlace = async (dataDir: string, home: string): Promise<ClusterPlace> => {
  // Starting empty instead would look as if all data had been lost.
  if (!(await exists(home)))
    throw unusable(
      `The database of ${dataDir} was kept in ${home}, which is gone. Bring it back, ` +
        `or remove ${noteIn(dataDir)} to start with an empty one.`,
    )
  return placeAt(home, await chooseRunAs(join(home, 'pg')))
}

export const findClusterPlace = async (dataDir: string, log: DatabaseLog): Promise<ClusterPlace> => {
  const noted = await notedHome(dataDir)
  if (noted) return notedPlace(dataDir, noted)
  const place = placeAt(dataDir, await chooseRunAs(join(dataDir, 'pg')))
  if (!place.runAs || (await canEnter(dataDir, place.runAs))) return place
  if (await exists(join(place.cluster, 'PG_VERSION')))
    throw unusable(
      `The database in ${place.cluster} belongs to user number ${place.runAs.uid}, who can no longer enter ` +
        `${dataDir}. Let every user pass through the folders on the way again (chmod o+x).`,
    )
  return placeAt(await moveOut(dataDir, place.runAs, log), place.runAs)
}
