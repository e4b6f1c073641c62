import { spawn } from 'node:child_process'
import { access, chown, constants, lchown, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedDatabaseError, errorCodeOf } from '@server/platform/db/embedded/embedded-database-error'

/** PostgreSQL refuses to run as root, so root hands its part to somebody with fewer rights. */
export type RunAs = { uid: number; gid: number }

type Outcome = { code: number | null; stdout: string; stderr: string }

export const startedAsRoot = (): boolean => process.getuid?.() === 0

/** A library that shifts the clock of the portal must shift that of its database too, or the two would lie apart. */
const CLOCK_VARIABLES = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC']
const KEPT_VARIABLES = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'windir', 'TEMP', 'TMP', ...CLOCK_VARIABLES]

/** PGDATA and its like would change what the programs do, and the portal's secrets are not for them. */
export const plainEnvironment = (): Record<string, string> => {
  const kept = KEPT_VARIABLES.flatMap(name => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

const mayNotChange = ({ uid }: RunAs) =>
  new EmbeddedDatabaseError(
    'unsupported_platform',
    `PostgreSQL refuses to run as root, and root may not start it as user number ${uid} here. ` +
      'Start the portal as an ordinary user, or set DATABASE_URL.',
  )

const spawnProgram = (program: string, args: string[], runAs: RunAs | null) =>
  spawn(program, args, {
    ...runAs,
    // The folder where the portal was started may be closed to that user.
    ...(process.platform === 'win32' ? {} : { cwd: '/' }),
    env: plainEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })

const finished = (child: ReturnType<typeof spawnProgram>): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const said = { stdout: '', stderr: '' }
    child.stdout.on('data', chunk => (said.stdout += String(chunk)))
    child.stderr.on('data', chunk => (said.stderr += String(chunk)))
    child.on('error', reject)
    child.on('close', code => resolve({ code, ...said }))
  })

/** Rejects only when the program could not be started at all. */
export const runProgram = async (program: string, args: string[], runAs: RunAs | null): Promise<Outcome> => {
  try {
    // Some faults are thrown by spawn itself, others come as an event.
    return await finished(spawnProgram(program, args, runAs))
  } catch (error) {
    throw runAs && errorCodeOf(error) === 'EPERM' ? mayNotChange(runAs) : error
  }
}

const YES_OR_NO = [() => true, () => false] as const

/** Asked of the system itself: permission bits alone say nothing about access lists or mounts. */
export const canEnter = async (folder: string, runAs: RunAs | null): Promise<boolean> => {
  if (!runAs) return access(folder, constants.X_OK).then(...YES_OR_NO)
  const { code } = await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], runAs)
  return code === 0
}

const unprivilegedUser = async (): Promise<RunAs> => {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => line.split(':'))
  for (const wanted of ['nobody', 'daemon']) {
    const [, , uid, gid] = lines.find(([name]) => name === wanted) ?? []
    // On macOS nobody is number -2, which no process can be started with.
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new EmbeddedDatabaseError(
    'unsupported_platform',
    'PostgreSQL refuses to run as root, and this system knows no user "nobody" to run it as. ' +
      'Start the portal as an ordinary user, or set DATABASE_URL.',
  )
}

const ownerOf = (folder: string): Promise<RunAs | null> =>
  stat(folder).then(
    ({ uid, gid }) => ({ uid, gid }),
    () => null,
  )

/** Null when the programs run under the user who started the portal. */
export const chooseRunAs = async (cluster: string): Promise<RunAs | null> => {
  const owner = await ownerOf(cluster)
  if (startedAsRoot()) return owner && owner.uid !== 0 ? owner : unprivilegedUser()
  if (owner && process.getuid && owner.uid !== process.getuid())
    throw new EmbeddedDatabaseError(
      'folder_unusable',
      `The database in ${cluster} belongs to user number ${owner.uid}, and the portal was started by user ` +
        `number ${process.getuid()}. Start it as the same user as before (or as root).`,
    )
  return null
}

export const handOver = async (folder: string, runAs: RunAs | null): Promise<void> => {
  if (runAs) await chown(folder, runAs.uid, runAs.gid)
}

/** For a cluster that came back from an archive as root's own. */
export const handOverTree = async (folder: string, runAs: RunAs | null): Promise<void> => {
  if (!runAs || (await ownerOf(folder))?.uid === runAs.uid) return
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await lchown(join(entry.parentPath, entry.name), runAs.uid, runAs.gid)
  // Last, since its owner is what the next start looks at.
  await handOver(folder, runAs)
}
