import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach } from 'vitest'
import type { ConnectionSettings } from '@server/platform/db/embedded/connection-settings'
import type { DatabaseLog } from '@server/platform/db/embedded/database-log'
import type { EmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { startEmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { lifeOf } from '@server/platform/db/embedded/process-identity'
import type { RunAs } from '@server/platform/db/embedded/run-as'

const run = promisify(execFile)

export const asRoot = process.getuid?.() === 0

/** Nothing here survives the power being cut, so nothing needs to wait for the disk. */
const HASTY = { fsync: 'off', full_page_writes: 'off' }

type Cleanup = () => Promise<unknown>
const cleanups: Cleanup[] = []

export const later = (cleanup: Cleanup) => cleanups.push(cleanup)

const folders: string[] = []

afterEach(async () => {
  // What was started or made last goes first.
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

export const temporaryFolder = async (): Promise<string> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portal-test-')))
  // Root's PostgreSQL runs as another user, who has to pass.
  await chmod(folder, 0o711)
  folders.push(folder)
  return folder
}

export const newDataDir = async (): Promise<string> => join(await temporaryFolder(), 'data')

// Not after each test: ext4 searches long for numbers of files that were not in use just before.
afterAll(async () => {
  for (const folder of folders)
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
})

let template: Promise<string> | undefined

const makeTemplate = async (): Promise<string> => {
  const dataDir = await newDataDir()
  const database = await startEmbeddedDatabase({ dataDir, log: recordingLog(), settings: HASTY })
  await query(database.owner, "create table kept as select 'ñ — 漢字' as word")
  await database.stop()
  return dataDir
}

/** A data folder that was in use before, with one row to find again: a copy, since making one takes a second. */
export const usedDataDir = async (): Promise<string> => {
  template ??= makeTemplate()
  const dataDir = await newDataDir()
  await run('cp', ['-a', await template, dataDir])
  return dataDir
}

export const kept = async (database: EmbeddedDatabase): Promise<string[]> =>
  (await query<{ word: string }>(database.owner, 'select word from kept')).map(({ word }) => word)

export const KEPT = ['ñ — 漢字']

export type LogLine = { level: 'info' | 'warn' | 'error'; message: string; details: object }

export const recordingLog = (): DatabaseLog & {
  lines: LogLine[]
  said(words: string): LogLine | undefined
} => {
  const lines: LogLine[] = []
  const at = (level: LogLine['level']) => (details: object, message: string) => {
    lines.push({ level, message, details })
  }
  return {
    lines,
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    said: words => lines.find(({ message }) => message.includes(words)),
  }
}

export const start = async (
  dataDir: string,
  log: DatabaseLog = recordingLog(),
  settings: Record<string, string | number> = HASTY,
): Promise<EmbeddedDatabase> => {
  const database = await startEmbeddedDatabase({ dataDir, log, settings })
  later(() => database.stop())
  return database
}

export const query = async <Row extends pg.QueryResultRow>(
  connection: ConnectionSettings,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ ...connection, ssl: false })
  // A server that is killed under a connection ends it with an event, besides failing the query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Waits for what happens by itself; the test's own time limit ends a wait in vain. */
export const until = async (condition: () => unknown): Promise<void> => {
  while (!(await condition())) await sleep(10)
}

export const isGone = async (pid: number): Promise<boolean> => !(await lifeOf(pid)).alive

/** Of what is ending by itself: it may be gone between a look and the signal. */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export const postmasterPid = async (cluster: string): Promise<number> =>
  Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])

export const childrenOf = async (parent: number): Promise<number[]> => {
  const { stdout } = await run('ps', ['-axo', 'pid=,ppid='])
  return stdout
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []))
}

/** The process between a portal and its PostgreSQL. */
export const supervisorOf = async (cluster: string): Promise<number> => {
  const { stdout } = await run('ps', ['-o', 'ppid=', '-p', String(await postmasterPid(cluster))])
  return Number(stdout)
}

export type PortalReport = { up?: EmbeddedDatabase; refused?: string; message?: string; wrote?: number }

export type PortalOptions = { dataDir: string; settings?: Record<string, string | number>; write?: boolean }

const script = fileURLToPath(new URL('./embedded-database.child.ts', import.meta.url))

/** A process of its own that starts the database, so that it can be killed. */
export const spawnPortal = (options: PortalOptions, runAs: RunAs | null = null) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, JSON.stringify({ settings: HASTY, ...options })],
    {
      ...runAs,
      env: { PATH: process.env.PATH ?? '', TMPDIR: tmpdir(), HOME: tmpdir() },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const reports: PortalReport[] = []
  // Not 'exit': what it said last may still be on its way then.
  const exited = once(child, 'close')
  createInterface({ input: child.stdout }).on('line', line => reports.push(JSON.parse(line) as PortalReport))
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null) child.kill(signal)
    await exited
  }
  later(() => end('SIGKILL'))
  return {
    pid: child.pid ?? 0,
    reports,
    wrote: () => reports.flatMap(({ wrote }) => wrote ?? []),
    kill9: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** Its first word: what was started, or why not. */
    async answer(): Promise<PortalReport> {
      await until(() => reports.length > 0 || child.exitCode !== null)
      return reports[0] ?? { refused: `ended with ${child.exitCode}` }
    },
  }
}

/** The version that a program prints, or that it does not run. */
export const runs = (program: string, runAs: RunAs | null): Promise<string> =>
  run(program, ['--version'], { ...runAs, cwd: '/' }).then(
    ({ stdout }) => stdout.trim(),
    () => 'does not run',
  )

export const entriesOf = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
