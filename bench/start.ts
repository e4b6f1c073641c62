import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** From the process to the first `ready`, into an empty data folder and into one that is there already. */
const MAIN = 'dist/server/main.js'

async function untilReady(dataDir: string, env: Record<string, string> = {}): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /The portal is open at (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(said)))
  })
  const ready = await fetch(`${url}/readyz`)
  const took = performance.now() - began
  child.kill('SIGTERM')
  await gone
  if (ready.status !== 200) throw new Error('the portal opened without being ready')
  return took
}

async function measure(name: string, starts: () => Promise<number>, rounds: number): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await starts())
  return {
    start: name,
    rounds,
    'p50 ms': rounded(quantile(times, 0.5), 0),
    'worst ms': rounded(Math.max(...times), 0),
  }
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'portal-start-'))
  // Root's PostgreSQL runs as another user, who has to pass.
  await chmod(path, 0o711)
  return path
}

async function cold(env: Record<string, string>): Promise<number> {
  const dataDir = await folder()
  const took = await untilReady(dataDir, env)
  await rm(dataDir, { recursive: true, force: true })
  return took
}

const kept = await folder()
await untilReady(kept)
report('Starting (built already)', [
  await measure('cold, empty data folder, no demo', () => cold({ PORTAL_DEMO: 'off' }), 5),
  await measure('cold, empty data folder, demo company', () => cold({}), 5),
  await measure('warm', () => untilReady(kept), 5),
])
await rm(kept, { recursive: true, force: true })
