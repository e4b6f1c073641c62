import { randomBytes } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError, errorCodeOf } from '@server/platform/db/embedded/embedded-database-error'
import { lifeOf, processSpace } from '@server/platform/db/embedded/process-identity'

/*
 * The lock is a chain of numbered files; the highest number rules. Taking over means creating the next
 * number, which the file system grants to exactly one process. Removing a stale file and creating it anew
 * would not do: the slower of two starters could remove the lock that the faster one has just made.
 */

export type FolderLock = { release(): Promise<void> }

export type LockTiming = { heartbeatMs: number; silenceMs: number }

type Holder = {
  pid: number
  host: string
  space: string
  started: string | null
  since: string
  released: boolean
}

type Link = { number: number; path: string; holder: Holder | null }

/** A holder whose process cannot be looked at is dead when its lock was not touched for `silenceMs`. */
const TIMING: LockTiming = { heartbeatMs: 1000, silenceMs: 10_000 }

const KEPT_LINKS = 2

const pathOf = (chain: string, number: number) => join(chain, `${String(number).padStart(8, '0')}.json`)

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

const currentLink = async (chain: string): Promise<Link> => {
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

const modifiedAt = (path: string): Promise<number | null> =>
  stat(path).then(
    found => found.mtimeMs,
    () => null,
  )

const beats = async (path: string, timing: LockTiming): Promise<boolean> => {
  const before = await modifiedAt(path)
  // Counted in pauses, not by the clock: a machine that sleeps in between must not look like silence.
  for (let waited = 0; waited < timing.silenceMs; waited += timing.heartbeatMs / 4) {
    await sleep(timing.heartbeatMs / 4)
    if ((await modifiedAt(path)) !== before) return true
  }
  return false
}

const isHeld = async (
  { number, path, holder }: Link,
  space: string,
  timing: LockTiming,
): Promise<boolean> => {
  if (number === 0 || holder?.released) return false
  if (holder?.space === space) {
    const life = await lifeOf(holder.pid)
    if (!life.alive) return false
    if (holder.started !== null && life.started !== null) return life.started === holder.started
  }
  return beats(path, timing)
}

const inUse = (dataDir: string, holder: Holder | null) =>
  new EmbeddedDatabaseError(
    'folder_in_use',
    holder
      ? `The data folder ${dataDir} is in use by process ${holder.pid} on ${holder.host} ` +
          `since ${holder.since.slice(0, 19).replace('T', ' ')} UTC. ` +
          'Stop that one first, or set DATA_DIR to another folder.'
      : `The data folder ${dataDir} is in use by another process. Stop that one first, or set DATA_DIR.`,
  )

const writeAside = async (chain: string, holder: Holder): Promise<string> => {
  const aside = join(chain, `.${process.pid}-${randomBytes(6).toString('hex')}`)
  await writeFile(aside, `${JSON.stringify(holder)}\n`)
  return aside
}

/** True when this process, and no other, made the link of that number. */
const forge = async (chain: string, number: number, holder: Holder): Promise<boolean> => {
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

const clearOld = async (chain: string, mine: number) => {
  for (const number of await numbersIn(chain))
    if (number <= mine - KEPT_LINKS) await rm(pathOf(chain, number), { force: true })
}

const hold = (chain: string, number: number, holder: Holder, timing: LockTiming): FolderLock => {
  const path = pathOf(chain, number)
  const beat = () => utimes(path, new Date(), new Date()).catch(() => undefined)
  const timer = setInterval(() => void beat(), timing.heartbeatMs).unref()
  let released: Promise<void> | undefined
  const release = async () => {
    clearInterval(timer)
    // Not removed: the highest number must stay, or a slow starter could count from one again.
    const free = writeAside(chain, { ...holder, released: true }).then(aside => rename(aside, path))
    // A full disk cannot take the note; then the lock is free when this process ends.
    await free.catch(() => undefined)
  }
  return { release: () => (released ??= release()) }
}

/** Makes this process the only owner of the folder, or says who is. */
export const acquireFolderLock = async (
  dataDir: string,
  timing: LockTiming = TIMING,
): Promise<FolderLock> => {
  const chain = join(dataDir, 'lock')
  await mkdir(chain, { recursive: true, mode: 0o700 })
  const space = await processSpace()
  const life = await lifeOf(process.pid)
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    space,
    started: life.alive ? life.started : null,
    since: new Date().toISOString(),
    released: false,
  }
  for (;;) {
    const current = await currentLink(chain)
    if (await isHeld(current, space, timing)) {
      // Watching for a sign of life takes seconds: the holder may have let go at the end of them.
      const now = await currentLink(chain)
      if (now.number === current.number && !now.holder?.released) throw inUse(dataDir, now.holder)
      continue
    }
    if (!(await forge(chain, current.number + 1, holder))) continue
    await clearOld(chain, current.number + 1)
    return hold(chain, current.number + 1, holder, timing)
  }
}
