import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inheritedEnvironment } from '@tests/support/inherited-environment'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- scripts have no alias
import { processLives } from '../../scripts/lib/process-lives.mjs'

export type Portal = { url: string; dataDir: string }
export type RunningPortal = Portal & { stop(): Promise<void> }

type Start = {
  dataDir: string
  /** The folder of a build; the project's own unless a test brings another. */
  dist?: string
  port?: number
  env?: Record<string, string>
}

const OPEN_AT = /The portal is open at (\S+)/
const FOLLOW = pathToFileURL(resolve(import.meta.dirname, '../../scripts/lib/follow-parent.mjs'))

/** The built product as people run it. It ends with whoever started it, even where that is killed. */
export async function startBuilt({
  dataDir,
  dist = 'dist',
  port = 0,
  env = {},
}: Start): Promise<RunningPortal> {
  const child = spawn(
    process.execPath,
    ['--import', `${FOLLOW}?parent=${process.pid}`, join(dist, 'server/main.js')],
    {
      env: { ...inheritedEnvironment(), PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    },
  )
  let said = ''
  const url = await new Promise<string>((open, fail) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = OPEN_AT.exec(said)?.[1]
      if (found) open(found)
    })
    child.once('exit', code => fail(new Error(`the portal ended with ${code}: ${said}`)))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  return { url, dataDir, stop }
}

const REMOVE = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }
const NAME = 'portal-journey-'

/** Named after the process it belongs to, so that the next run removes what a killed one left. */
export async function folderForPortal(): Promise<{ path: string; remove(): Promise<void> }> {
  removeLeftFolders()
  const path = await realpath(await mkdtemp(join(tmpdir(), `${NAME}${process.pid}-`)))
  // Root's PostgreSQL runs as another user, who has to pass.
  await chmod(path, 0o711)
  return { path, remove: () => rm(path, REMOVE) }
}

function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir()).filter(each => each.startsWith(NAME))) {
    const owner = Number(name.slice(NAME.length).split('-')[0])
    if (Number.isInteger(owner) && owner > 0 && !processLives(owner)) rmSync(join(tmpdir(), name), REMOVE)
  }
}
