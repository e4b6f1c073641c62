import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret that signs sessions: the operator's, or one made once and kept beside the data. */
export async function portalSecret(given: string | null, dataDir: string): Promise<string> {
  if (given) return given
  const folder = join(dataDir, 'secrets')
  const file = join(folder, 'portal-secret')
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Two servers may start together on one folder: the first to create the file decides.
    const handle = await open(file, 'wx', 0o600).catch(() => null)
    await handle?.writeFile(randomBytes(48).toString('base64url'))
    await handle?.close()
  }
  return (await readFile(file, 'utf8')).trim()
}
