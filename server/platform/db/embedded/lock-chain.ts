import { randomBytes } from 'node:crypto'
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodeOf } from '@server/platform/db/embedded/embedded-database-error'

/*
 * The lock is a chain of numbered files; the highest number rules. Taking over means creating the next
 * number, which the file system grants to exactly one process. Removing a stale file and creating it anew
 * would not do: the slower of two starters could remove the lock that the faster one has just made.
 */

export type Holder = {
  pid: number
  host: string
  space: string
  started: string | null
  since: string
  released: boolean
}

export type Link = { number: number; path: string; holder: Holder | null }

const KEPT_LINKS = 2

export const pathOf = (chain: string, number: number) =>
  join(chain, `${String(number).padStart(8, '0')}.json`)

const numbersIn = async (chain: string): Promise<number[]> =>
  (await readdir(chain))
    .flatMap(name => (/^\d{8}\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    .sort((a, b) => b - a)

const readHolder = async (path: string): Promise<Holder | null> => {
  const text = await readFile(path, 'utf8')
  try {
    return JSON.parse(text) as Holder
  } catch {
    // A power cut can leave the file without its text.
    return null
  }
}

export const currentLink = async (chain: string): Promise<Link> => {
  for (;;) {
    const number = (await numbersIn(chain))[0]
    if (number === undefined) return { number: 0, path: '', holder: null }
    const path = pathOf(chain, number)
    try {
      return { number, path, holder: await readHolder(path) }
    } catch (error) {
      if (errorCodeOf(error) !== 'ENOENT') throw error
    }
  }
}

const writeAside = async (chain: string, holder: Holder): Promise<string> => {
  const aside = join(chain, `.${process.pid}-${randomBytes(6).toString('hex')}`)
  await writeFile(aside, `${JSON.stringify(holder)}\n`)
  return aside
}

/** True when this process, and no other, made the link of that number. */
export const forge = async (chain: string, number: number, holder: Holder): Promise<boolean> => {
  const aside = await writeAside(chain, holder)
  try {
    await link(aside, pathOf(chain, number))
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(aside, { force: true })
  }
  // A starter that slept since it read the chain may forge a number that was used and cleared away meanwhile.
  if ((await currentLink(chain)).number === number) return true
  await rm(pathOf(chain, number), { force: true })
  return false
}

export const clearOld = async (chain: string, mine: number) => {
  for (const number of await numbersIn(chain))
    if (number <= mine - KEPT_LINKS) await rm(pathOf(chain, number), { force: true })
}

/** Not removed: the highest number must stay, or a slow starter could count from one again. */
export const markReleased = async (chain: string, number: number, holder: Holder): Promise<void> =>
  rename(await writeAside(chain, { ...holder, released: true }), pathOf(chain, number))
