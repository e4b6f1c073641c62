import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '@server/platform/db/connection'
import { TEST_SECRET } from '@tests/support/company'
import { atTheEnd } from '@tests/support/endings'
import { inheritedEnvironment } from '@tests/support/inherited-environment'

export type PortalProcess = {
  child: ChildProcess
  url: string
  log(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
}

type Start = {
  env: Record<string, string>
  /** Loaded before it. */
  imports?: readonly string[]
  /** Where its log goes instead of a pipe. */
  stdout?: number
  /** Killed as soon as this holds, wherever it stands. */
  killWhen?: () => Promise<boolean>
  /** Takes what ends it, where it may live longer than the test that started it. */
  endWith?: (ending: () => Promise<unknown>) => void
}

const OPEN_AT = /The portal is open at (\S+)/
export const BUILT_SERVER = 'dist/server/main.js'

/**
 * The built server as its own process: its sources would need a loader, which takes its time. Resolves once it is open;
 * rejects with what it said when it is not.
 */
export async function startProcess(start: Start): Promise<PortalProcess> {
  const { env, imports = [], stdout, killWhen, endWith = atTheEnd } = start
  const loaded = imports.flatMap(each => ['--import', each])
  const child = spawn(process.execPath, [...loaded, BUILT_SERVER], {
    env: { ...inheritedEnvironment(), PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await exited
    return child.exitCode
  }
  endWith(() => kill('SIGKILL'))
  if (killWhen) void killAsSoonAs(killWhen, child)
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', () => {
      const found = OPEN_AT.exec(said)?.[1]
      if (found) resolve(found)
    })
    // Not 'exit': what it said last may still be on its way then.
    child.once('close', code => reject(new Error(`ended with ${code}: ${said}`)))
  })
  return { child, url, log: () => said, kill }
}

async function killAsSoonAs(holds: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null && !(await holds())) await sleep(1)
  child.kill('SIGKILL')
}

/** What a server needs to run on a database of the tests. */
export function environmentOn(connection: Connection): Record<string, string> {
  return { DATABASE_URL: urlOf(connection), PORTAL_SECRET: TEST_SECRET }
}

function urlOf(connection: Connection): string {
  if (typeof connection === 'string') return connection
  const { host, port, user, password, database } = connection
  const place = new URLSearchParams({ host, port: String(port) })
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost/${database}?${place}`
}

export async function folderOfOwn(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'portal-process-')))
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  atTheEnd(remove)
  // Root's PostgreSQL runs as another user, who has to pass.
  await chmod(path, 0o711)
  return { path, remove }
}
