import { access, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { CONNECT_MS, type ConnectionSettings } from '@server/platform/db/embedded/connection-settings'
import { errorCodeOf } from '@server/platform/db/embedded/embedded-database-error'

/** The lines of postmaster.pid that tell where clients are heard. */
const PORT = 3
const SOCKET_FOLDER = 4
const LISTEN_ADDRESS = 5

const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null
    throw error
  }
}

const read = (path: string) => orNull(readFile(path, 'utf8'))

/** Outside of the data folder where PostgreSQL's user could not enter that. */
const homeOf = async (dataDir: string): Promise<string> =>
  (await read(join(dataDir, 'database-location')))?.trim() || dataDir

/** Whether a portal was ever started on the folder. */
export const hasDatabase = async (dataDir: string): Promise<boolean> => {
  const file = join(await homeOf(resolve(dataDir)), 'pg', 'PG_VERSION')
  return (await orNull(access(file).then(() => true))) ?? false
}

const answers = async (settings: ConnectionSettings): Promise<boolean> => {
  const client = new pg.Client({ ...settings, ssl: false, connectionTimeoutMillis: CONNECT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * The owner's access to the PostgreSQL that a portal is running on this folder, null where none answers. It goes
 * with that portal: whoever connects this way has to bear being cut off.
 */
export const connectToRunning = async (dataDir: string): Promise<ConnectionSettings | null> => {
  const folder = resolve(dataDir)
  const note = (await read(join(await homeOf(folder), 'pg', 'postmaster.pid')))?.split('\n')
  const password = (await read(join(folder, 'secrets', 'database-owner')))?.trim()
  if (!note || !password) return null
  const host = note[SOCKET_FOLDER]?.trim() || note[LISTEN_ADDRESS]?.trim()
  const port = Number(note[PORT])
  if (!host || !port) return null
  const settings = { host, port, user: 'portal_owner', password, database: 'portal' }
  return (await answers(settings)) ? settings : null
}
