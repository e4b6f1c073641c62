import { sql } from 'kysely'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { businessDay } from '@server/platform/db/business-day'
import { insertJob } from '@server/platform/jobs/jobs.repository'
import { unitId } from '@tests/api/attacks/people.support'
import { ledgerHolds } from '@tests/api/ledger-holds.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { sees } from '@tests/api/property-holds.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { atTheEnd } from '@tests/support/endings'
import { environmentOn, folderOfOwn, startProcess } from '@tests/support/portal-process'

let api: TestApi
let accounting: Client
let dataDir: string
beforeAll(async () => {
  api = await startApi()
  atTheEnd(api.close)
  accounting = await api.as('accounting')
  dataDir = (await folderOfOwn()).path
})

/** The built server, which runs the jobs of the database; nobody serves them before. */
const startPortal = () =>
  startProcess({ env: { ...environmentOn(api.fresh.ownerConnection), DATA_DIR: dataDir } })
const reverseDue = () =>
  insertJob(api.database.db, {
    ...{ task: 'accounting.reverse_entries', payload: {} },
    ...{ key: null, runAt: null, maxAttempts: null },
  })

/** An entry of last month that is undone in this one by the job; gives its id. */
async function selfReversing(ouId: string, day: string): Promise<string> {
  const books = ledgerCalls(api, accounting)
  const lines = [
    { account: '6900', debit: '90.00' },
    { account: '1020', credit: '90.00' },
  ]
  const draft = (await books.draft(ouId, day, lines)).body.data
  const url = `/api/v1/accounting/manual-entries/${draft.id}`
  const { body } = await accounting.patch<{ data: ManualEntry }>(
    url,
    { reverses_next_month: true },
    sees(draft),
  )
  return (await books.post(body.data)).body.data.entry_id ?? ''
}

/** How many mirrors each of these entries has, as the journal itself says. */
async function mirrorsOf(ids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ mirrors: number }>`
    select (select count(*)::int from journal_entry where reversal_of_id = asked.id) as mirrors
    from unnest(${ids}::uuid[]) with ordinality asked(id, at) order by at`.execute(api.database.db)
  return rows.map(({ mirrors }) => mirrors)
}

it('JOB-01 killed between the commits of a run that posts several entries, the portal undoes the rest once, and none twice', async () => {
  const { db } = api.database
  const month = addMonths(await businessDay(db), -1).slice(0, 7)
  const [first, second] = [await unitId(api, 'HO'), await unitId(api, 'CEB')]
  const ids = [await selfReversing(first, `${month}-10`), await selfReversing(second, `${month}-20`)]
  const holds = ledgerHolds(db)
  const seen = await holds.look()

  // Nobody posts in the second unit: the run stands behind its first commit and before its second.
  const held = await db.startTransaction().execute()
  const letGo = async () => void (held.isRolledBack || (await held.rollback().execute()))
  onTestFinished(letGo)
  await sql`select from ledger_head where ou_id = ${second} for update`.execute(held)
  const portal = await startPortal()
  await reverseDue()
  await expect.poll(() => mirrorsOf(ids)).toEqual([1, 0])
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    })
    .toBeGreaterThan(0)
  await portal.kill('SIGKILL')
  await letGo()
  expect(await mirrorsOf(ids)).toEqual([1, 0])
  await holds.check(seen)

  const again = await startPortal()
  await reverseDue()
  await expect.poll(() => mirrorsOf(ids)).toEqual([1, 1])
  await reverseDue()
  await expect
    .poll(async () => {
      const { rows } = await sql`select from graphile_worker.jobs
        where task_identifier = 'accounting.reverse_entries' and locked_at is null`.execute(db)
      return rows.length
    })
    .toBe(0)
  await holds.check(seen)
  expect(await mirrorsOf(ids)).toEqual([1, 1])
  await again.kill('SIGTERM')
})
