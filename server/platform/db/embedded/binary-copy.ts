import { randomBytes } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { errorCodeOf } from '@server/platform/db/embedded/embedded-database-error'
import { makeLibraryLinks } from '@server/platform/db/embedded/library-links'
import type { PlatformPackage } from '@server/platform/db/embedded/platform-package'
import type { RunAs } from '@server/platform/db/embedded/run-as'
import { canEnter } from '@server/platform/db/embedded/run-as'

const MARKER = 'complete.json'

type Sizes = Record<string, number>

const shelves = (): string[] => {
  const uid = process.getuid?.() ?? 0
  const temporary = join(tmpdir(), `portal-programs-${uid}`)
  if (uid === 0) return ['/var/lib/portal-programs', '/var/db/portal-programs', temporary]
  return [join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'portal-programs'), temporary]
}

/** In a folder that others can write to, somebody could have laid out programs for us to run. */
const isOurs = async (folder: string): Promise<boolean> => {
  const found = await lstat(folder)
  const writableByOthers = (found.mode & 0o022) !== 0
  return found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid) && !writableByOthers
}

const makeShelf = async (shelf: string) => {
  // An ordinary user's cache folder may be made; a missing /var/db is not ours to invent.
  if (process.getuid?.() !== 0) await mkdir(dirname(shelf), { recursive: true })
  try {
    await mkdir(shelf)
    await chmod(shelf, 0o755)
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error
  }
}

const prepareShelf = async (shelf: string, runAs: RunAs | null): Promise<boolean> => {
  try {
    await makeShelf(shelf)
    return (await isOurs(shelf)) && (await canEnter(shelf, runAs))
  } catch {
    return false
  }
}

/** What is for building other software against PostgreSQL stays behind. */
const isNeeded = (path: string): boolean => !/(\.a|\/pgxs|\/pkgconfig)$/.test(path)

const filesBelow = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true, recursive: true })).map(entry => ({
    entry,
    path: join(entry.parentPath, entry.name),
  }))

/** An installation under a strict umask is readable by its owner only; the copy is for another user. */
const openForReading = async (folder: string): Promise<Sizes> => {
  const sizes: Sizes = {}
  await chmod(folder, 0o755)
  for (const { entry, path } of await filesBelow(folder)) {
    if (entry.isDirectory()) await chmod(path, 0o755)
    if (!entry.isFile()) continue
    const { mode, size } = await stat(path)
    await chmod(path, mode & 0o100 ? 0o755 : 0o644)
    sizes[relative(folder, path)] = size
  }
  return sizes
}

/** Cleaners of temporary folders remove old files one by one, so the marker alone proves nothing. */
const isComplete = async (copy: string): Promise<boolean> => {
  try {
    const sizes = JSON.parse(await readFile(join(copy, MARKER), 'utf8')) as Sizes
    const right = await Promise.all(
      Object.entries(sizes).map(async ([path, size]) => (await stat(join(copy, path))).size === size),
    )
    return right.every(Boolean)
  } catch {
    return false
  }
}

const makeCopy = async (source: PlatformPackage, aside: string) => {
  await mkdir(aside)
  await cp(join(source.folder, 'native'), join(aside, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: isNeeded,
  })
  // First, since a folder that was closed to writing is so in the copy as well.
  const sizes = await openForReading(aside)
  await makeLibraryLinks(aside)
  await writeFile(join(aside, MARKER), JSON.stringify(sizes))
  await chmod(join(aside, MARKER), 0o644)
}

const replaceCopy = async (source: PlatformPackage, copy: string) => {
  const aside = `${copy}.${randomBytes(6).toString('hex')}`
  try {
    await makeCopy(source, aside)
    // Another start may have finished the same copy meanwhile; a broken one may still be in use.
    if (await isComplete(copy)) return
    await rename(copy, `${aside}.old`).catch(() => undefined)
    await rename(aside, copy).catch(async error => {
      if (!(await isComplete(copy))) throw error
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
    await rm(`${aside}.old`, { recursive: true, force: true })
  }
}

/** A copy of the programs that the user can reach, or null where there is no place for one. */
export const copyForUser = async (source: PlatformPackage, runAs: RunAs | null): Promise<string | null> => {
  for (const shelf of shelves()) {
    if (!(await prepareShelf(shelf, runAs))) continue
    const copy = join(shelf, `postgresql-${source.version}-${process.platform}-${process.arch}`)
    try {
      if (!(await isComplete(copy))) await replaceCopy(source, copy)
      await makeLibraryLinks(copy)
      return copy
    } catch {
      continue
    }
  }
  return null
}
