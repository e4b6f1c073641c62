import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ANY_LIST } from '@contract/access/live-lists'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { CHANNEL, hearLists } from '@server/platform/events/live-lists'
import { createFileService } from '@server/platform/files/files.service'
import { demoCompanyJobs } from '@server/seeds/demo-company.jobs'
import { demoWork } from '@server/seeds/seed-demo-work'
import { startApi, type TestApi } from '@tests/support/api'
import { TEST_SECRET } from '@tests/support/company'
import { memoryStore } from '@tests/support/memory-store'

let api: TestApi
let isOpen = true

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function run(name: string, payload: unknown, count = 10): Promise<void> {
  const { database } = api
  const seal = createColumnSeal(TEST_SECRET)
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const files = createFileService({ database, store: memoryStore(), log, seal })
  const jobs = demoCompanyJobs({ isOpen: () => isOpen, database, seal, files, log, count })
  await jobs
    .find(({ task }) => task.name === name)
    ?.run(payload, { jobId: '1', attempt: 1, signal: new AbortController().signal })
}

type Job = { name: string; payload: object; is_due: boolean }

async function waiting(): Promise<Job[]> {
  const { rows } = await sql<Job>`
    select t.identifier as name, j.payload, j.run_at <= now() as is_due from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier like 'demo.%' order by 1`.execute(
    api.database.db,
  )
  return rows
}

const memos = async () =>
  (
    await api.database.db
      .selectFrom('memo')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .execute()
  )[0]?.n

it('writes nothing before the portal is open, and comes back to the same part', async () => {
  isOpen = false
  await run('demo.write_work', { part: 0 })
  expect(await waiting()).toEqual([{ name: 'demo.write_work', payload: { part: 0 }, is_due: false }])
  expect(Number(await memos())).toBe(0)
})

it('asks for the next part with each one, and for the sales with the last', async () => {
  isOpen = true
  await run('demo.write_work', { part: 0 })
  expect(Number(await memos())).toBeGreaterThan(0)
  expect(await waiting()).toEqual([{ name: 'demo.write_work', payload: { part: 1 }, is_due: true }])
  await run('demo.write_work', { part: demoWork.length - 1 })
  expect(await waiting()).toEqual([
    { name: 'demo.write_sales', payload: { from: 0 }, is_due: true },
    { name: 'demo.write_work', payload: { part: 1 }, is_due: true },
  ])
})

it('has screens that are open read again what each part has written', async () => {
  const heard: string[] = []
  const line = hearLists(api.fresh.ownerConnection)
  line.onNews(({ list }) => heard.push(list))
  await vi.waitFor(() => expect(heard).not.toEqual([]))
  const told = () => heard.filter(list => list === ANY_LIST).length
  await run('demo.write_work', { part: demoWork.length })
  await vi.waitFor(() => expect(told()).toBe(1))
  await line.stop()
})

it('brings the statements of the bank once all that it carries out is posted', async () => {
  const { db } = api.database
  await run('demo.write_sales', { from: 0 })
  const lastPosted = await db
    .selectFrom('journal_entry')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  const firstImported = await db.selectFrom('bank_statement').select('id').orderBy('id').limit(1).execute()
  expect(lastPosted).toHaveLength(1)
  expect(firstImported).toHaveLength(1)
  expect((firstImported[0]?.id ?? '') > (lastPosted[0]?.id ?? '')).toBe(true)
})

it('has them read again with each hundred sales, not with each ten', async () => {
  const heard: string[] = []
  const line = hearLists(api.fresh.ownerConnection)
  line.onNews(({ list }) => heard.push(list))
  await vi.waitFor(() => expect(heard).not.toEqual([]))
  await run('demo.write_sales', { from: 0 }, 120)
  // Said after it on the same line.
  await sql`select pg_notify(${CHANNEL}, 'what_followed')`.execute(api.database.db)
  await vi.waitFor(() => expect(heard).toContain('what_followed'))
  expect(heard).not.toContain(ANY_LIST)
  await run('demo.write_sales', { from: 90 }, 120)
  await vi.waitFor(() => expect(heard).toContain(ANY_LIST))
  await line.stop()
})
