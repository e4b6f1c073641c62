import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedDatabaseError, errorCodeOf } from '@server/platform/db/embedded/embedded-database-error'

export type DatabaseSecrets = { superuser: string; owner: string; ownerIsNew: boolean }

const readSecret = async (path: string): Promise<string | null> => {
  try {
    return (await readFile(path, 'utf8')).trim() || null
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null
    throw error
  }
}

const makeSecret = async (path: string): Promise<string> => {
  const secret = randomBytes(24).toString('base64url')
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    await file.writeFile(`${secret}\n`)
    // The cluster that is made with it will be on the disk; a power cut must not leave that without its key.
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  return secret
}

export const loadSecrets = async (dataDir: string, clusterExists: boolean): Promise<DatabaseSecrets> => {
  const folder = join(dataDir, 'secrets')
  if ((await mkdir(folder, { recursive: true })) !== undefined) await chmod(folder, 0o700)
  const superuserFile = join(folder, 'database-superuser')
  const superuser = await readSecret(superuserFile)
  if (!superuser && clusterExists)
    throw new EmbeddedDatabaseError(
      'secret_missing',
      `There is a database in ${dataDir}, but not its password in ${superuserFile}. Bring that file back.`,
    )
  const ownerFile = join(folder, 'database-owner')
  const owner = await readSecret(ownerFile)
  return {
    superuser: superuser ?? (await makeSecret(superuserFile)),
    owner: owner ?? (await makeSecret(ownerFile)),
    ownerIsNew: owner === null,
  }
}
