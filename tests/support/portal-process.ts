import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '@server/platform/db/connection'
import { TEST_SECRET } from '@tests/support/api'

export type PortalProcess = {
  child: ChildProcess
  url: string
  log(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
}

type Start = {
  env: Record<string, string>
  entry?: string
  /** Loaded before it. */
  imports?: readonly string[]
  /** Where its log goes instead of a pipe. */
  stdout?: number
  /** Killed at this moment, wherever it stands. */
  killAfterMs?: number
}

const OPEN_AT = /The portal is open at (\S+)/

/** The server as its own process, from source. Resolves once it is open; rejects with what it said when it is not. */
export async function startProcess({
  env,
  entry = 'server/main.ts',
  imports = [],
  stdout,
  killAfterMs,
}: Start): Promise<PortalProcess> {
  const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' }
  const child = spawn(process.execPath, [...['tsx', ...imports].flatMap(each => ['--import', each]), entry], {
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', () => {
      const found = OPEN_AT.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', code => reject(new Error(`ended with ${code}: ${said}`)))
  })
  return {
    child,
    url,
    log: () => said,
    kill: async signal => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
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
  // Root's PostgreSQL runs as another user, who has to pass.
  await chmod(path, 0o711)
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }) }
}
