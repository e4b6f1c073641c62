import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openSnapshot, type Snapshot } from '@server/commands/backup/snapshot.repository'
import { writeBackup } from '@server/commands/backup/write-backup'
import { restoreBackup } from '@server/commands/restore/restore-backup'
import { migrations } from '@server/migrations/migrations'
import { clientConfig } from '@server/platform/db/connection'
import { migrate, type Migration } from '@server/platform/db/migrate'
import { diskStore } from '@server/platform/files/disk-store'
import { createLogger } from '@server/platform/http/logger'
import { TEST_SECRET } from '@tests/support/company'
import { emptyDatabase, freshDatabase, type FreshDatabase } from '@tests/support/database'
import { query, temporaryFolder } from './backup.support'

/** Money that moves between the first table of a backup and the last one. */
const tills: Migration = {
  name: '9000-tills',
  sql: `
create table a_till (id int primary key, cents bigint not null);
create table z_till (id int primary key, cents bigint not null);
insert into a_till select n, 1000000 from generate_series(1, 5) n;
insert into z_till select n, 1000000 from generate_series(1, 5) n;`,
}

const IN_EACH = 5_000_000

/** One cent from the one to the other, with its entry in the audit log. */
const move = (id: number) => `
  begin;
  update a_till set cents = cents - 1 where id = ${id};
  update z_till set cents = cents + 1 where id = ${id};
  select portal_audit_append('[{"action":"till.move","channel":"app","entity_type":"till"}]');
  commit`

const known = [...migrations, tills]
const writers: Promise<void>[] = []
let source: FreshDatabase
let target: FreshDatabase
let stopped = false
let moves = 0

beforeAll(async () => {
  source = await freshDatabase()
  target = await emptyDatabase()
  await migrate(source.ownerConnection, known)
  for (const id of [1, 2, 3]) writers.push(moveMoney(id))
})

/** Once nothing is saved any more, nothing has to move. */
async function endMoves(): Promise<void> {
  stopped = true
  await Promise.all(writers)
}

afterAll(async () => {
  await endMoves()
  await source.close()
  await target.close()
})

async function moveMoney(id: number): Promise<void> {
  const client = new pg.Client(clientConfig(source.ownerConnection))
  await client.connect()
  while (!stopped) {
    await client.query(move(id))
    moves += 1
  }
  await client.end()
}

const someMoves = async () => {
  const now = moves
  await vi.waitFor(() => expect(moves).toBeGreaterThan(now + 3), { timeout: 20_000, interval: 2 })
}

/** So slow that money moves between any two tables. */
const slow = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  async *rowsOf(table) {
    await someMoves()
    return yield* snapshot.rowsOf(table)
  },
})

it('holds one moment, whatever is written while it is made', async () => {
  const file = join(await temporaryFolder(), 'live.backup')
  const store = diskStore(join(await temporaryFolder(), 'files'))
  const warn = () => undefined
  await someMoves()
  const snapshot = await openSnapshot(source.ownerConnection)
  const manifest = await writeBackup({
    file,
    force: false,
    snapshot: slow(snapshot),
    store,
    secret: TEST_SECRET,
    warn,
  })
  await snapshot.close()
  await endMoves()
  expect(manifest.audit.fault).toBeNull()

  const connection = target.ownerConnection
  const log = createLogger('silent')
  await restoreBackup({ file, manifest, connection, store, migrations: known, log, warn })
  const [found] = await query<{ a: number; z: number; entries: number; faults: number }>(
    connection,
    `select (select sum(cents) from a_till)::int as a, (select sum(cents) from z_till)::int as z,
       (select count(*) from audit_log where action = 'till.move')::int as entries,
       (select count(*) from portal_audit_verify())::int as faults`,
  )
  const moved = found?.entries ?? 0
  expect(found).toEqual({ a: IN_EACH - moved, z: IN_EACH + moved, entries: moved, faults: 0 })
  expect(moved).toBeGreaterThan(0)
  expect(moves).toBeGreaterThan(moved + manifest.tables.length)
})
