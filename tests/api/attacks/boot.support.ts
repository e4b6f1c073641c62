import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BUILT_SERVER } from '@tests/support/portal-process'

const root = resolve(import.meta.dirname, '..', '..', '..')

/** Whoever neither serves nor ends is not left behind. */
const STUCK_MS = 110_000

export type Boot = {
  /** null where it was serving and was asked to stop. */
  code: number | null
  said: string
  /** Whether it told an address: only after that is a port open. */
  opened: boolean
  /** How many lines a person has to read. */
  lines: string[]
}

/** The server as it is started in earnest, with this environment alone and a data folder of its own. */
export async function boot(
  env: Record<string, string>,
  prepare?: (dataDir: string) => Promise<unknown>,
): Promise<Boot> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-boot-'))
  try {
    await prepare?.(dataDir)
    return await run({ DATA_DIR: dataDir, ...env })
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

async function run(env: Record<string, string>): Promise<Boot> {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const own = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), PORT: '0', LOG_LEVEL: 'silent', ...env }
  const child = spawn(process.execPath, [BUILT_SERVER], {
    cwd: root,
    env: own,
    timeout: STUCK_MS,
    killSignal: 'SIGKILL',
  })
  let said = ''
  let opened = false
  const hear = (chunk: string) => {
    said += chunk
    if (opened || !said.includes('The portal is open at')) return
    opened = true
    child.kill('SIGTERM')
  }
  child.stdout.setEncoding('utf8').on('data', hear)
  child.stderr.setEncoding('utf8').on('data', hear)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said, opened, lines: said.split('\n').filter(line => line.trim() !== '') }
}
