import { randomBytes } from 'node:crypto'
import { readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { errorCodeOf } from '@server/platform/db/embedded/embedded-database-error'

/*
 * npm packages cannot hold symbolic links. The package's install script makes them, but install scripts are
 * often forbidden, and without libicuuc.so.60 and its like no program of the package starts.
 */

type LinkEntry = { source: string; target: string }

const readEntries = async (packageFolder: string): Promise<LinkEntry[]> => {
  try {
    return JSON.parse(
      await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'),
    ) as LinkEntry[]
  } catch (error) {
    // The package for Windows needs none and carries no list.
    if (errorCodeOf(error) === 'ENOENT') return []
    throw error
  }
}

const linkedTo = (path: string): Promise<string | null> => readlink(path).catch(() => null)

/** Made aside and moved into place, so that a program that starts meanwhile always finds one. */
const makeLink = async (path: string, to: string) => {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await symlink(to, aside)
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

export const makeLibraryLinks = async (packageFolder: string): Promise<number> => {
  let made = 0
  for (const { source, target } of await readEntries(packageFolder)) {
    const path = join(packageFolder, target)
    const to = join(relative(dirname(target), dirname(source)), basename(source))
    if ((await linkedTo(path)) === to) continue
    await makeLink(path, to)
    made += 1
  }
  return made
}
