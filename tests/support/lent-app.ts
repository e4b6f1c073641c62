import type pg from 'pg'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { createDatabase, type Database } from '@server/platform/db/database'
import type { FileStore } from '@server/platform/files/file-store'
import type { PortalApp } from '@server/platform/http/portal-app'
import { TEST_SECRET } from '@tests/support/company'
import { POOL, type FreshDatabase } from '@tests/support/database'
import { doubleOf } from '@tests/support/double-of'
import { memoryStore } from '@tests/support/memory-store'

type BuildApp = (database: Database, fileStore: FileStore) => Promise<PortalApp>
type MadeApp = {
  app: PortalApp
  database: Database
  turnTo(fresh: FreshDatabase, version: number): Promise<void>
}
type LentApp = MadeApp & { giveBack(): void }

/** Whatever is asked of it is asked of what stands there at that moment. */
function standFor<T extends object>(now: () => T): T {
  const get = (_: object, name: string | symbol): unknown => {
    const value: unknown = Reflect.get(now(), name)
    return typeof value === 'function' ? value.bind(now()) : value
  }
  return doubleOf<T>(new Proxy({}, { get }))
}

/** More than any file changes rights. */
const VERSIONS_EACH = 1_000_000

/** Files share a process, in which it is made once, also where they load this anew. */
type ProcessState = { lentApp?: { made: Promise<MadeApp>; isLent: boolean; turns: number } }
const shared = globalThis as ProcessState

/**
 * One app for the files of a worker, one after the other, each with a database and a store of its own below it; nothing
 * where it is lent already. What it remembers of a database is rights by user and version, so that each has versions
 * of its own: sessions and parameters are remembered where the database is heard alone, which nobody does here.
 */
export async function borrowApp(fresh: FreshDatabase, build: BuildApp): Promise<LentApp | null> {
  if (shared.lentApp?.isLent) return null
  const lent = (shared.lentApp ??= { made: make(fresh, build), isLent: true, turns: 0 })
  lent.isLent = true
  lent.turns += 1
  const made = await lent.made
  await made.turnTo(fresh, lent.turns * VERSIONS_EACH)
  return { ...made, giveBack: () => void (lent.isLent = false) }
}

async function make(first: FreshDatabase, build: BuildApp): Promise<MadeApp> {
  let pool = first.database.pool
  let store = memoryStore()
  const database = createDatabase(
    standFor<pg.Pool>(() => pool),
    POOL,
    createColumnSeal(TEST_SECRET),
  )
  const app = await build(
    database,
    standFor<FileStore>(() => store),
  )
  await app.ready()
  const refuse = () => {
    throw new Error(
      'other files use this app too: startApi({ ownApp: true }) makes one that may listen and be closed',
    )
  }
  Object.assign(app, { listen: refuse, close: refuse })
  return {
    app,
    database,
    turnTo: async (fresh, version) => {
      pool = fresh.database.pool
      store = memoryStore()
      await pool.query('update access_version set version = version + $1', [version])
    },
  }
}
