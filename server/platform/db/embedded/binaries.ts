import { join } from 'node:path'
import { copyForUser } from '@server/platform/db/embedded/binary-copy'
import type { DatabaseLog } from '@server/platform/db/embedded/database-log'
import {
  EmbeddedDatabaseError,
  errorCodeOf,
  reasonOf,
} from '@server/platform/db/embedded/embedded-database-error'
import { makeLibraryLinks } from '@server/platform/db/embedded/library-links'
import type { PlatformPackage } from '@server/platform/db/embedded/platform-package'
import { noBinaries } from '@server/platform/db/embedded/platform-package'
import type { RunAs } from '@server/platform/db/embedded/run-as'
import { runProgram } from '@server/platform/db/embedded/run-as'

export type Binaries = { initdb: string; postgres: string; pgCtl: string; version: string }

type Trial = { version: string } | { problem: string; hopeless: boolean }

const programIn = (folder: string, name: string): string =>
  join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)

const runsOnMusl = (): boolean => {
  if (process.platform !== 'linux') return false
  // Without this the report looks up the names of all network peers first.
  Object.assign(process.report, { excludeNetwork: true })
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime === undefined
}

const failedToStart = (error: unknown): Trial => {
  if (error instanceof EmbeddedDatabaseError) throw error
  const code = errorCodeOf(error)
  // The file is there: what is missing is the loader that it names.
  if (code === 'ENOENT')
    return {
      problem: `its programs need the GNU C library${runsOnMusl() ? ', and this system is built on musl' : ''}`,
      hopeless: true,
    }
  return { problem: reasonOf(error), hopeless: code !== 'EACCES' }
}

/** The one test that counts for reach, rights, libraries and loader alike: does the program run? */
const tryProgram = async (folder: string, runAs: RunAs | null): Promise<Trial> => {
  try {
    const { code, stdout, stderr } = await runProgram(programIn(folder, 'postgres'), ['--version'], runAs)
    const version = /(\d+(\.\d+)*)/.exec(stdout)?.[1]
    if (code === 0 && version) return { version }
    return {
      problem: stderr.trim().split('\n')[0] || `postgres --version ended with ${code}`,
      hopeless: false,
    }
  } catch (error) {
    return failedToStart(error)
  }
}

const linkAndTry = async (folder: string, runAs: RunAs | null): Promise<Trial> => {
  try {
    await makeLibraryLinks(folder)
  } catch (error) {
    return { problem: `its libraries cannot be linked, ${reasonOf(error)}`, hopeless: false }
  }
  return tryProgram(folder, runAs)
}

const binariesIn = (folder: string, version: string): Binaries => ({
  initdb: programIn(folder, 'initdb'),
  postgres: programIn(folder, 'postgres'),
  pgCtl: programIn(folder, 'pg_ctl'),
  version,
})

export const locateBinaries = async (
  source: PlatformPackage,
  runAs: RunAs | null,
  log: DatabaseLog,
): Promise<Binaries> => {
  const inPlace = await linkAndTry(source.folder, runAs)
  if ('version' in inPlace) return binariesIn(source.folder, inPlace.version)
  if (inPlace.hopeless) throw noBinaries(inPlace.problem)
  const copy = await copyForUser(source, runAs)
  if (!copy) throw noBinaries(inPlace.problem)
  const inCopy = await tryProgram(copy, runAs)
  if (!('version' in inCopy)) throw noBinaries(inCopy.problem)
  log.warn(
    { from: source.folder, to: copy, why: inPlace.problem, uid: runAs?.uid },
    'The programs of PostgreSQL cannot be used where they were installed; a copy is used',
  )
  return binariesIn(copy, inCopy.version)
}
