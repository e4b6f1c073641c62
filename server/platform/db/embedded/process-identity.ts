import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { promisify } from 'node:util'
import { errorCodeOf } from '@server/platform/db/embedded/embedded-database-error'

const run = promisify(execFile)

/** `started: null` means that it lives, but nobody can tell since when. */
export type ProcessLife = { alive: false } | { alive: true; started: string | null }

const DEAD: ProcessLife = { alive: false }

const isSignalable = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCodeOf(error) === 'EPERM'
  }
}

const lifeFromProc = async (pid: number): Promise<ProcessLife> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie still answers to signal 0, but does nothing any more.
  if (fields[0] === 'Z' || fields[0] === 'X') return DEAD
  return { alive: true, started: fields[19] ?? null }
}

const lifeFromPs = async (pid: number): Promise<ProcessLife> => {
  const env = { PATH: process.env.PATH ?? '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC' }
  const { stdout } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { env })
  const [status, ...started] = stdout.trim().split(/\s+/)
  if (!status || status.startsWith('Z')) return DEAD
  return { alive: true, started: started.join(' ') || null }
}

export const lifeOf = async (pid: number): Promise<ProcessLife> => {
  if (!isSignalable(pid)) return DEAD
  if (process.platform === 'win32') return { alive: true, started: null }
  try {
    return process.platform === 'linux' ? await lifeFromProc(pid) : await lifeFromPs(pid)
  } catch {
    return isSignalable(pid) ? { alive: true, started: null } : DEAD
  }
}

/**
 * Names the room in which process ids mean the same: this boot of this kernel and this pid namespace.
 * Two containers on one volume see different processes under one number, even with equal host names.
 */
export const processSpace = async (): Promise<string> => {
  if (process.platform !== 'linux') return `host ${hostname()}`
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${boot.trim()} ${await readlink('/proc/self/ns/pid')}`
  } catch {
    return `host ${hostname()}`
  }
}
