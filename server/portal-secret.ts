import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, open, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folderIn = (dataDir: string) => join(dataDir, 'secrets')
const fileIn = (dataDir: string) => join(folderIn(dataDir), 'portal-secret')

/** The secret that signs sessions: the operator's, or one made once and kept beside the data. */
export async function portalSecret(given: string | null, dataDir: string): Promise<string> {
  if (given) return given
  const file = fileIn(dataDir)
  if (!existsSync(file)) {
    await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 })
    await placeOnce(file, randomBytes(48).toString('base64url'))
  }
  return (await readFile(file, 'utf8')).trim()
}

/** Two servers may start together on one folder: the first whole file decides, and nobody reads half of one. */
async function placeOnce(file: string, secret: string): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(aside, secret, { mode: 0o600, flush: true })
  await link(aside, file).catch(() => undefined)
  await unlink(aside)
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
