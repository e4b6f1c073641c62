import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClusterPlace } from '@server/platform/db/embedded/cluster-place'
import { EmbeddedDatabaseError } from '@server/platform/db/embedded/embedded-database-error'
import { canEnter, handOver } from '@server/platform/db/embedded/run-as'

export type Address = { host: string; port: number; onSocket: boolean }

const SOCKET_PORT = 5432
/** The kernel's limit, 108 with the closing zero on Linux and 104 on macOS, for the whole path. */
const LONGEST_PATH = process.platform === 'linux' ? 107 : 103

export const socketIn = (folder: string): string => join(folder, `.s.PGSQL.${SOCKET_PORT}`)

const fits = (folder: string): boolean => Buffer.byteLength(socketIn(folder)) <= LONGEST_PATH

const noteIn = (place: ClusterPlace): string => join(place.home, 'socket-location')

/** A start that was killed could not remove its own. */
const removeFormer = async (place: ClusterPlace) => {
  const former = await readFile(noteIn(place), 'utf8').catch(() => '')
  if (/\/portal-db-\w{6}$/.test(former))
    await rm(former, { recursive: true, force: true }).catch(() => undefined)
  await rm(noteIn(place), { force: true })
}

const makeTemporary = async (place: ClusterPlace): Promise<string> => {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    if (!fits(join(parent, 'portal-db-xxxxxx'))) continue
    if (!(await canEnter(parent, place.runAs))) continue
    const folder = await mkdtemp(join(parent, 'portal-db-'))
    await writeFile(noteIn(place), folder)
    return folder
  }
  throw new EmbeddedDatabaseError(
    'folder_unusable',
    `The path of ${place.home} is too long for a socket, and no temporary folder can be used in its place.`,
  )
}

const prepareSocketFolder = async (place: ClusterPlace): Promise<string> => {
  await removeFormer(place)
  const inside = join(place.home, 'socket')
  if (fits(inside)) await mkdir(inside, { recursive: true })
  const folder = fits(inside) ? inside : await makeTemporary(place)
  await chmod(folder, 0o700)
  await handOver(folder, place.runAs)
  return folder
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })

export const prepareAddress = async (place: ClusterPlace): Promise<Address> =>
  process.platform === 'win32'
    ? { host: '127.0.0.1', port: await freePort(), onSocket: false }
    : { host: await prepareSocketFolder(place), port: SOCKET_PORT, onSocket: true }

export const clearAddress = async (place: ClusterPlace): Promise<void> => {
  if (process.platform !== 'win32') await removeFormer(place)
}
