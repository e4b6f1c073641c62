// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { apt, canUseApt } from './apt.mjs'
import { hideSymbol } from './hide-symbol.mjs'
import { inRoot, PlainError } from './project.mjs'

/**
 * The clock of a test run. Every process of the run, PostgreSQL included, reads the same shifted clock, and time goes on
 * from there at its usual speed. Without a wish it is the clock of this machine.
 *
 * It is only ever shifted forward, since nobody will run the portal before today.
 */

const DAY_MS = 86_400_000
const LIBRARIES = '/usr/lib'

const EXAMPLE = '2027-02-28T23:30:00+08:00'

/**
 * The moment a run starts at.
 * @param {string} wanted  "+45d": so many days later; or a moment in ISO 8601
 * @param {Date} [now]
 */
export function startOfClock(wanted, now = new Date()) {
  const days = /^\+(\d{1,4})d$/.exec(wanted)?.[1]
  const start = days ? new Date(now.getTime() + Number(days) * DAY_MS) : new Date(wanted)
  if (Number.isNaN(start.getTime()))
    throw new PlainError(`--clock=${wanted}: write +45d, or a moment like ${EXAMPLE}.`)
  if (start < now)
    throw new PlainError(`--clock=${wanted} lies in the past: the clock is only shifted forward.`)
  return start
}

/**
 * What a process of the run needs in its environment to read that clock.
 * @param {string} [wanted]
 * @returns {Promise<{ env: Record<string, string>, what: string }>}
 */
export async function testClock(wanted) {
  if (wanted === undefined) return { env: {}, what: 'the clock of this machine' }
  const start = startOfClock(wanted)
  const library = await ensureLibrary()
  if (!library)
    throw new PlainError(`--clock=${wanted} needs libfaketime: install Debian's package "libfaketime".`)
  const offset = Math.round((start.getTime() - Date.now()) / 1000)
  return {
    env: {
      LD_PRELOAD: leaveWaitingAlone(library),
      FAKETIME: `+${offset}`,
      // What a program measures durations with goes on as it is.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      TEST_CLOCK_OFFSET_MS: String(offset * 1000),
    },
    what: `from ${start.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  }
}

/** @returns {Promise<string | undefined>} */
async function ensureLibrary() {
  if (process.platform !== 'linux') return undefined
  const found = findLibrary()
  if (found || !canUseApt()) return found
  await apt(['libfaketime'])
  return findLibrary()
}

/** Debian keeps it in a folder named by the processor. */
function findLibrary() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : []
  return folders
    .map(folder => path.join(LIBRARIES, folder, 'faketime', 'libfaketime.so.1'))
    .find(file => existsSync(file))
}

/**
 * While libfaketime waits for a process it shows the machine's own time to whoever asks within that wait. In PostgreSQL the
 * handler of its alarm does: it finds that the limit lies days ahead, and no deadlock, lock or statement would be ended
 * while its session waits.
 * @param {string} library
 */
function leaveWaitingAlone(library) {
  const own = inRoot('.cache', 'clock', path.basename(library))
  mkdirSync(path.dirname(own), { recursive: true })
  // Another run may have it in use: what is written anew in place would change under its processes.
  const written = `${own}.${process.pid}`
  writeFileSync(written, hideSymbol(readFileSync(library), 'epoll_wait'))
  renameSync(written, own)
  return own
}
