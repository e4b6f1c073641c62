import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openRebuild } from '@server/commands/restore/rebuild.repository'
import { migrations } from '@server/migrations/migrations'
import { clientConfig } from '@server/platform/db/connection'
import { emptyDatabase } from '@tests/support/database'

const WAITING = `
  select from pg_stat_activity
  where datname = $1 and wait_event_type = 'Lock' and now() - query_start > interval '300 ms'`

it('a restore waits for a portal that is made beside it in the same cluster, longer than for whoever holds its tables', async () => {
  const [beside, target] = [await emptyDatabase(), await emptyDatabase()]
  const maker = new pg.Client(clientConfig(beside.ownerConnection))
  const watcher = new pg.Client(clientConfig(beside.ownerConnection))
  await Promise.all([maker.connect(), watcher.connect()])
  onTestFinished(async () => {
    await Promise.all([maker.end(), watcher.end()])
    await Promise.all([beside.close(), target.close()])
  })
  await maker.query('begin')
  await maker.query(migrations[0]?.sql ?? '')

  const rebuild = await openRebuild(target.ownerConnection, 50)
  const made = rebuild.makeTables(migrations)
  // Told by the expectation at the end.
  made.catch(() => undefined)
  const { database } = new pg.Client(clientConfig(target.ownerConnection))
  await expect.poll(async () => (await watcher.query(WAITING, [database])).rowCount).toBe(1)
  await maker.query('rollback')
  await expect(made).resolves.toBeDefined()
  await rebuild.close()
})
