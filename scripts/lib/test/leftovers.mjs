// @ts-check
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryFolder } from '../memory-folder.mjs'
import { commandOf, environmentOf, processIds, readProcess } from './proc.mjs'

/** In the environment of everything that a run starts. */
export const RUN_ID = 'TEST_RUN'

/** The path of a socket has 107 bytes, and what tests put below this folder needs most of them. */
const LONGEST = 40
/** A process that was told to end may need a moment to. */
const GRACE_MS = 3000
/** What tools keep for their next start, whoever calls them. */
const KEPT_BY_TOOLS = [/^playwright-transform-cache-\d+$/, /^tsx-\d+$/, /^node-compile-cache$/, /^node-jiti$/]

/** A folder of its own for what the run writes; other users write into it too, as what is started as one of them does. */
export function makeRunFolder() {
  const usual = tmpdir().length > LONGEST && existsSync('/tmp') ? '/tmp' : tmpdir()
  const base = process.env.TMPDIR ? usual : (memoryFolder() ?? usual)
  const folder = mkdtempSync(path.join(base, 'pt-'))
  chmodSync(folder, 0o1777)
  return folder
}

/** @param {string} id @returns {number[]} */
const processesOf = id =>
  processIds().filter(pid => pid !== process.pid && environmentOf(pid).includes(`${RUN_ID}=${id}`))

/**
 * Ends what the run left behind and says what it was.
 * @param {{ id: string, folder: string, living: () => { pid: number, started: string }[] }} run
 * @returns {Promise<import('./tally.mjs').Failure[]>}
 */
export async function removeLeftovers({ id, folder, living }) {
  const pids = () => {
    const seen = living().filter(({ pid, started }) => readProcess(pid)?.started === started)
    return [...new Set([...processesOf(id), ...seen.map(({ pid }) => pid)])].filter(pid => !isZombie(pid))
  }
  for (let waited = 0; waited < GRACE_MS && pids().length > 0; waited += 100) await sleep(100)
  const left = pids()
  const commands = left.map(pid => `${pid} ${commandOf(pid)}`)
  for (const pid of left) end(pid)
  const entries = readdirSync(folder).filter(name => !KEPT_BY_TOOLS.some(kept => kept.test(name)))
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return [
    ...(left.length > 0 ? [{ name: `${left.length} processes left behind`, why: commands.join(' · ') }] : []),
    ...(entries.length > 0
      ? [
          {
            name: `${entries.length} entries left in the folder for temporary files`,
            why: entries.slice(0, 20).join(', '),
          },
        ]
      : []),
  ]
}

/** Nobody waited for it; it uses nothing any more. @param {number} pid */
const isZombie = pid => commandOf(pid) === ''

/** @param {number} pid */
function end(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

/** Where the run itself is ended: nothing is counted any more, and nothing may stay. @param {{ id: string, folder: string }} run */
export function removeAtOnce({ id, folder }) {
  for (const pid of processesOf(id)) end(pid)
  rmSync(folder, { recursive: true, force: true })
}
