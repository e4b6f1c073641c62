import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile, report, rounded, type Figure } from './support/report.ts'

/** From the process to the first `ready`, into an empty data folder and into one that is there already. */
const MAIN = 'dist/server/main.js'
const PORT = '47311'
const LONGEST_MS = 60_000

async function untilReady(dataDir: string, env: Record<string, string> = {}): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: dataDir, PORT, LOG_LEVEL: 'silent', ...env },
    stdio: 'ignore',
  })
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null)
      if (answer?.status === 200) return performance.now() - began
      if (performance.now() - began > LONGEST_MS) throw new Error('the portal did not become ready')
      await sleep(5)
    }
  } finally {
    child.kill('SIGTERM')
    await gone
  }
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
