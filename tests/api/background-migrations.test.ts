import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '@server/migrations/migrations'
import { migrationsOf } from '@server/commands/restore/restore-backup'
import { startBackgroundMigrations } from '@server/platform/db/background-migrations'
import { checksumOf, migrate, type Migration } from '@server/platform/db/migrate'
import { createLogger } from '@server/platform/http/logger'
import { companyDatabase, emptyDatabase, type FreshDatabase } from '@tests/support/database'

const late: Migration = {
  name: '9998-late',
  background: true,
  sql: 'create index concurrently if not exists late on app_user (created_at);\ndrop index concurrently if exists late_before;',
}
const after: Migration = { name: '9999-after', sql: 'create table came_after (n int)' }
const all = [...migrations, late, after]
const log = createLogger('silent')

let used: FreshDatabase
beforeAll(async () => {
  used = await companyDatabase()
})
afterAll(() => used.close())

const begin = ({ ownerConnection: connection }: FreshDatabase) =>
  startBackgroundMigrations({ connection, migrations: all, log, pauseMs: 20 })
const standing = async ({ database }: FreshDatabase) => {
  const { rows } = await database.pool.query<{ valid: boolean; noted: boolean }>(
    `select coalesce((select indisvalid from pg_index where indexrelid = to_regclass('late')), false) as valid,
      exists (select from schema_migration where name = '9998-late') as noted`,
  )
  return rows[0]
}

it('leaves indexes of a database in use for later, and makes them once while several servers are open', async () => {
  expect(await migrate(used.ownerConnection, all)).toEqual(['9999-after'])
  expect(await standing(used)).toEqual({ valid: false, noted: false })
  // What was cut short: an index by that name which nobody may use.
  const cutShort = `create table twice (n int); insert into twice values (1), (1)`
  await used.database.pool.query(cutShort)
  const unique = used.database.pool.query('create unique index concurrently late on twice (n)')
  await expect(unique).rejects.toThrow('could not create unique index')
  const servers = [begin(used), begin(used)]
  await Promise.all(servers.map(({ done }) => done))
  expect(await standing(used)).toEqual({ valid: true, noted: true })
  expect(await migrate(used.ownerConnection, all)).toEqual([])
})

it('makes them at once where nobody has worked yet', async () => {
  const empty = await emptyDatabase()
  expect(await migrate(empty.ownerConnection, all)).toEqual(all.map(({ name }) => name))
  expect(await standing(empty)).toEqual({ valid: true, noted: true })
  await empty.close()
})

it('ends while an index waits for somebody who has begun before', async () => {
  const other = await companyDatabase()
  const client = await other.database.pool.connect()
  await client.query('begin; lock table app_user in share update exclusive mode')
  const waiting = begin(other)
  await expect
    .poll(async () => {
      const { rows } = await other.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'create index%'`,
      )
      return rows.length
    })
    .toBe(1)
  await waiting.stop()
  expect(await standing(other)).toEqual({ valid: false, noted: false })
  await client.query('rollback')
  client.release()
  await begin(other).done
  expect(await standing(other)).toEqual({ valid: true, noted: true })
  await other.close()
})

it('a backup from before an index was made is restored as it was', () => {
  const noted = (some: readonly Migration[]) =>
    some.map(migration => ({ name: migration.name, checksum: checksumOf(migration) }))
  const kept = all.filter(migration => migration !== late)
  const of = (list: ReturnType<typeof noted>) =>
    migrationsOf({ migrations: list } as Parameters<typeof migrationsOf>[0], all)
  expect(of(noted(kept))).toEqual(kept)
  expect(of(noted(all))).toEqual(all)
  expect(() => of(noted(all.toSpliced(0, 1)))).toThrow('newer portal')
})
