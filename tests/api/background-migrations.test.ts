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
const pair: Migration = {
  name: '9997-pair',
  sql: `create table of_late (lead_id uuid constraint of_late_before references lead (id), ou_id uuid);
    insert into of_late select id, ou_id from lead limit 1;
    alter table of_late add constraint of_late_pair foreign key (ou_id, lead_id) references lead (ou_id, id) not valid`,
}
const pairChecked: Migration = {
  name: '9998-pair-checked',
  background: true,
  sql: `alter table of_late validate constraint of_late_pair;
    alter table of_late drop constraint if exists of_late_before;`,
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

it('checks a reference and drops another one, without keeping anybody waiting who works with the table', async () => {
  const other = await companyDatabase()
  const both = [...migrations, pair, pairChecked]
  expect(await migrate(other.ownerConnection, both)).toEqual(['9997-pair'])
  const references = async () =>
    (
      await other.database.pool.query<{ told: string }>(`
        select conname || case when convalidated then '' else ' not valid' end as told from pg_constraint
        where contype = 'f' and conrelid = 'of_late'::regclass order by 1`)
    ).rows.map(({ told }) => told)
  expect(await references()).toEqual(['of_late_before', 'of_late_pair not valid'])
  const client = await other.database.pool.connect()
  await client.query('begin; lock table of_late in row exclusive mode')
  const working = startBackgroundMigrations({
    ...{ connection: other.ownerConnection, migrations: both, log, pauseMs: 20 },
  })
  await expect.poll(references, { timeout: 10_000 }).toEqual(['of_late_before', 'of_late_pair'])
  await expect
    .poll(
      async () =>
        (
          await other.database.pool.query(
            "select from pg_locks where relation = 'of_late'::regclass and not granted",
          )
        ).rows.length,
      { timeout: 10_000 },
    )
    .toBe(1)
  // Behind whoever waits for the whole table everybody else waits: not for longer than it gives itself.
  await other.database.pool.query("begin; set local statement_timeout = '10s'; select from of_late; commit")
  await client.query('rollback')
  client.release()
  await working.done
  expect(await references()).toEqual(['of_late_pair'])
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
