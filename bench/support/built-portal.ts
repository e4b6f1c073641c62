import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type BuiltPortal = { url: string; dataDir: string; stop(): Promise<void> }

/** What `npm start` runs, on a data folder of its own. */
export async function startBuiltPortal(): Promise<BuiltPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  // Root's PostgreSQL runs as another user, who has to pass.
  await chmod(dataDir, 0o711)
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /The portal is open at (\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(said)))
  })
  return {
    url,
    dataDir,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
