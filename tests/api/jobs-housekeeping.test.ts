import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startJobs } from '@server/platform/jobs/start-jobs'
import {
  checkFilesTask,
  housekeepingHandlers,
  housekeepingSchedules,
  purgeTask,
  sweepFilesTask,
} from '@server/platform/jobs/housekeeping'
import { addJob } from '@server/platform/jobs/add-job'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { queued, recordingLog, someone, until } from './mail.support'

let fresh: FreshDatabase
let sweeps: number
let checks: number

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())
beforeEach(() => {
  sweeps = 0
  checks = 0
})

const log = recordingLog()
const start = () =>
  startJobs({
    connection: fresh.ownerConnection,
    handlers: housekeepingHandlers({
      database: fresh.database,
      sweepFiles: async () => {
        sweeps += 1
      },
      checkFiles: async () => {
        checks += 1
      },
    }),
    schedules: housekeepingSchedules,
    log,
    pollMs: 50,
  })

const noJobLeft = async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from graphile_worker._private_jobs`.execute(
    fresh.database.db,
  )
  return rows[0]?.n === 0
}

const hash = () => createHash('sha256').update(randomBytes(8)).digest()

it('removes what has had its time, and nothing younger', async () => {
  const { db } = fresh.database
  const user = someone()
  await db
    .insertInto('app_user')
    .values({
      id: user,
      username: 'ana',
      email: 'ana@portal.test',
      password_hash: 'x',
      layout: JSON.stringify({}),
    })
    .execute()
  const ago = (interval: string) => sql<string>`now() - ${interval}::interval`
  for (const [key, age] of [
    ['old', '49 hours'],
    ['young', '47 hours'],
  ] as const)
    await db
      .insertInto('idempotency_key')
      .values({
        user_id: user,
        key,
        route: '/x',
        body_hash: 'h',
        status: null,
        answer: null,
        created_at: ago(age),
      })
      .execute()
  for (const [key, age] of [
    ['old', '25 hours'],
    ['young', '23 hours'],
  ] as const)
    await db
      .insertInto('throttle')
      .values({ key, window_start: ago(age), hits: 1 })
      .execute()
  for (const [ip, age] of [
    ['old', '31 days'],
    ['young', '29 days'],
  ] as const) {
    await db
      .insertInto('session')
      .values({ user_id: user, token_hash: hash(), ip, expires_at: ago(age) })
      .execute()
    await db
      .insertInto('password_reset')
      .values({
        user_id: user,
        token_hash: hash(),
        expires_at: ago(age),
        superseded_at: ip === 'old' ? ago(age) : null,
      })
      .execute()
  }
  for (const [kind, status, age] of [
    ['old', 'dead', '8 days'],
    ['young', 'dead', '6 days'],
    ['sent', 'sent', '8 days'],
  ] as const) {
    const id = await queued(fresh.database, { kind, isSecret: true })
    await db
      .updateTable('outbox_mail')
      .set({ status, created_at: ago(age) })
      .where('id', '=', id)
      .execute()
  }
  const linkId = someone()
  await sql`insert into operating_unit (id, ou_code, ou_name, kind, tin_branch_code) values (${linkId}, 'LNK', 'Links', 'branch', '00009')`.execute(
    db,
  )
  await sql`insert into paper_link (id, ou_id, subject_type, subject_id, subject_version, purpose, token_hash, name, email,
      locale, expires_at)
    values (${linkId}, ${linkId}, 'x', ${linkId}, 1, 'acknowledge', ${hash()}, 'Ana', 'ana@mail.test', 'en', now())`.execute(
    db,
  )
  for (const [ip, age] of [
    ['old', '31 days'],
    ['young', '29 days'],
  ] as const)
    await sql`insert into paper_link_opening (ou_id, link_id, nonce_hash, opened_at, ip) values (${linkId}, ${linkId}, ${hash()}, ${ago(age)}, ${ip})`.execute(
      db,
    )
  const jobs = await start()
  await addJob(db, purgeTask, {})
  await addJob(db, sweepFilesTask, {})
  await addJob(db, checkFilesTask, {})
  await until(noJobLeft)
  await jobs.stop()

  expect((await db.selectFrom('idempotency_key').select('key').execute()).map(row => row.key)).toEqual([
    'young',
  ])
  expect((await db.selectFrom('throttle').select('key').execute()).map(row => row.key)).toEqual(['young'])
  expect((await db.selectFrom('session').select('ip').execute()).map(row => row.ip)).toEqual(['young'])
  expect(
    (await db.selectFrom('password_reset').select('superseded_at').execute()).map(row => row.superseded_at),
  ).toEqual([null])
  const { rows: openings } = await sql<{ ip: string }>`select ip from paper_link_opening`.execute(db)
  expect(openings.map(({ ip }) => ip)).toEqual(['young'])
  const wiped = await db.selectFrom('outbox_mail').select('kind').where('text_body', 'is', null).execute()
  expect(wiped.map(row => row.kind)).toEqual(['old'])
  expect(sweeps).toBe(1)
  // Its own minute may have come besides.
  expect(checks).toBeGreaterThan(0)
  expect(log.lines).toEqual([])
})

it('also removes more than one bite', async () => {
  await sql`insert into throttle (key, window_start, hits) select 'k' || n, now() - interval '2 days', 1 from generate_series(1, 12000) n`.execute(
    fresh.database.db,
  )
  const jobs = await start()
  await addJob(fresh.database.db, purgeTask, {})
  await until(noJobLeft)
  await jobs.stop()
  const { rows } = await sql<{ n: number }>`select count(*) as n from throttle where key like 'k%'`.execute(
    fresh.database.db,
  )
  expect(rows[0]?.n).toBe(0)
})

it('makes up once for a run that fell into a stop', async () => {
  // Known since yesterday, last run three hours ago.
  await sql`delete from graphile_worker._private_known_crontabs`.execute(fresh.database.db)
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('housekeeping.sweep_files', now() - interval '3 days', now() - interval '25 hours')`.execute(
    fresh.database.db,
  )
  const jobs = await start()
  await until(() => sweeps > 0)
  await until(noJobLeft)
  await jobs.stop()
  expect(sweeps).toBe(1)
  expect(log.lines).toEqual([])
})
