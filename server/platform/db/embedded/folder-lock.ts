import { mkdir, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError } from '@server/platform/db/embedded/embedded-database-error'
import type { Holder, Link } from '@server/platform/db/embedded/lock-chain'
import { clearOld, currentLink, forge, markReleased, pathOf } from '@server/platform/db/embedded/lock-chain'
import { lifeOf, processSpace } from '@server/platform/db/embedded/process-identity'

export type FolderLock = { release(): Promise<void> }

export type LockTiming = { heartbeatMs: number; silenceMs: number }

/** A holder whose process cannot be looked at is dead when its lock was not touched for `silenceMs`. */
const TIMING: LockTiming = { heartbeatMs: 1000, silenceMs: 10_000 }

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

const hold = (chain: string, number: number, holder: Holder, timing: LockTiming): FolderLock => {
  const path = pathOf(chain, number)
  const beat = () => utimes(path, new Date(), new Date()).catch(() => undefined)
  const timer = setInterval(() => void beat(), timing.heartbeatMs).unref()
  let released: Promise<void> | undefined
  const release = async () => {
    clearInterval(timer)
    // A full disk cannot take the note; then the lock is free when this process ends.
    await markReleased(chain, number, holder).catch(() => undefined)
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
