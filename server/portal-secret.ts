import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

const folderIn = (dataDir: string) => join(dataDir, 'secrets')
const fileIn = (dataDir: string) => join(folderIn(dataDir), 'portal-secret')

/** The secret that signs sessions: the operator's, or one made once and kept beside the data. */
export async function portalSecret(given: string | null, dataDir: string): Promise<string> {
  if (given) return given
  const file = fileIn(dataDir)
  if (!existsSync(file)) {
    await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 })
    // Two servers may start together on one folder: the first to create the file decides.
    const handle = await open(file, 'wx', 0o600).catch(() => null)
    await handle?.writeFile(randomBytes(48).toString('base64url'))
    await handle?.close()
  }
  return (await readFile(file, 'utf8')).trim()
}

/** Takes the place of the one that is there: with the sessions of another installation comes what signed them. */
export async function replacePortalSecret(dataDir: string, secret: string): Promise<void> {
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 })
  const aside = `${fileIn(dataDir)}.new`
  const handle = await open(aside, 'w', 0o600)
  try {
    await handle.writeFile(secret)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(aside, fileIn(dataDir))
}
