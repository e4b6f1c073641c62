import type { ChildProcessByStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DatabaseLog } from '@server/platform/db/embedded/database-log'
import { EmbeddedDatabaseError } from '@server/platform/db/embedded/embedded-database-error'
import type { RunAs } from '@server/platform/db/embedded/run-as'
import { plainEnvironment } from '@server/platform/db/embedded/run-as'

export type DatabaseState = 'up' | 'restarting' | 'stopped'

export type ServerPlan = {
  home: string
  cluster: string
  clusterName: string
  postgres: string
  pgCtl: string
  args: string[]
  /** The socket that `args` name, where there is one. */
  socket: string | null
  runAs: RunAs | null
  logFile: string
}

export type Supervision = { state(): DatabaseState; stop(): Promise<void> }

type Child = ChildProcessByStdio<Writable, Readable, Readable>

type SupervisorEvent =
  | { event: 'up'; pid: number }
  | { event: 'down'; how: string; reason: string; failures: number; waitMs: number }
  | { event: 'failed'; how: string; reason: string }
  | { event: 'leftovers'; pids: number[] }
  | { event: 'pidFileDropped'; pid: number }
  | { event: 'stopped' }

const RESPAWN_PAUSE_MS = 500
/** Longer than the supervisor gives PostgreSQL in all. */
const PATIENCE_MS = 25_000

/** Beside this file in the source, beside the bundle once built. */
const supervisorFile = (): string => {
  const here = dirname(fileURLToPath(import.meta.url))
  const places = [join(here, 'supervisor.mjs'), join(here, '..', 'supervisor.mjs')]
  const found = places.find(place => existsSync(place))
  if (!found) throw new EmbeddedDatabaseError('start_failed', `supervisor.mjs is missing beside ${here}.`)
  return found
}

const spawnSupervisor = (plan: ServerPlan, firstStart: boolean): Child => {
  const env = plainEnvironment()
  // In a session of its own: Ctrl+C in the terminal is for the portal, which needs the database to finish.
  const child = spawn(process.execPath, [supervisorFile(), plan.cluster], {
    cwd: plan.home,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
  })
  child.stdin.on('error', () => undefined)
  child.stdin.write(`${JSON.stringify({ config: { ...plan, env, firstStart, parentPid: process.pid } })}\n`)
  return child
}

/** Without a pid it never began. */
const hasEnded = (child: Child): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null

const endSupervisor = async (child: Child, log: DatabaseLog) => {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.stdin.end(`${JSON.stringify({ stop: true })}\n`)
  await Promise.race([ended, sleep(PATIENCE_MS, undefined, { ref: false })])
  if (hasEnded(child)) return
  log.error({ pid: child.pid }, 'The supervisor of PostgreSQL does not answer and is killed')
  child.kill('SIGKILL')
  await ended
}

const gaveUp = ({ how, reason }: { how: string; reason: string }, plan: ServerPlan) =>
  new EmbeddedDatabaseError(
    'start_failed',
    `The embedded PostgreSQL does not start (${how}): ${reason || 'it gave no reason'}. More in ${plan.logFile}.`,
  )

/** Resolves once PostgreSQL takes connections, however long recovery takes, and keeps it running from then on. */
export const supervise = (plan: ServerPlan, log: DatabaseLog): Promise<Supervision> =>
  new Promise((resolve, reject) => {
    let state: DatabaseState = 'restarting'
    let started = false
    let stopped: Promise<void> | undefined
    let child = spawnSupervisor(plan, true)
    const waiting = setInterval(() => log.info({}, 'PostgreSQL is still starting'), 10_000)

    const stop = () => {
      state = 'stopped'
      clearInterval(waiting)
      return (stopped ??= endSupervisor(child, log))
    }

    const giveUp = (fault: { how: string; reason: string }) => {
      void stop().then(() => reject(gaveUp(fault, plan)))
    }

    const hear = (event: SupervisorEvent) => {
      if (event.event === 'up') {
        if (started) log.warn({ pid: event.pid }, 'PostgreSQL is up again')
        clearInterval(waiting)
        started = true
        if (!stopped) state = 'up'
        resolve({ state: () => state, stop })
      } else if (event.event === 'failed') {
        giveUp(event)
      } else if (event.event === 'down') {
        if (!stopped) state = 'restarting'
        const { how, reason, failures, waitMs } = event
        log.error({ how, reason, failures, waitMs }, 'PostgreSQL ended unexpectedly and is started again')
      } else if (event.event === 'leftovers') {
        log.warn({ pids: event.pids }, 'PostgreSQL of an earlier start still runs and is stopped first')
      } else if (event.event === 'pidFileDropped') {
        log.warn({ pid: event.pid }, 'postmaster.pid named a process that is no PostgreSQL and was removed')
      }
    }

    const respawn = async (how: string) => {
      if (stopped) return
      if (!started) return giveUp({ how: 'its supervisor ended', reason: how })
      state = 'restarting'
      log.error({ how }, 'The supervisor of PostgreSQL ended unexpectedly and is started again')
      await sleep(RESPAWN_PAUSE_MS)
      if (stopped) return
      child = spawnSupervisor(plan, false)
      attach(child)
    }

    const attach = (to: Child) => {
      createInterface({ input: to.stdout }).on('line', line => hear(JSON.parse(line) as SupervisorEvent))
      createInterface({ input: to.stderr }).on('line', line =>
        log.error({ line }, 'Supervisor of PostgreSQL'),
      )
      to.on('error', error => void respawn(error.message))
      to.on('exit', (code, signal) => void respawn(signal ?? `code ${code}`))
    }
    attach(child)
  })
