import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildApp } from '@server/app'
import { adminCommand } from '@server/commands/admin/admin-command'
import { backupCommand } from '@server/commands/backup/backup-command'
import { restoreCommand } from '@server/commands/restore/restore-command'
import { readConfig } from '@server/config'
import { openDatabase, type OpenDatabase } from '@server/open-database'
import { portalSecret } from '@server/portal-secret'
import type { Connection } from '@server/platform/db/connection'
import { startEmbeddedDatabase } from '@server/platform/db/embedded/embedded-database'
import { inTransaction } from '@server/platform/db/transaction'
import { createFileStore } from '@server/platform/files/create-file-store'
import { createFileService } from '@server/platform/files/files.service'
import { createLogger } from '@server/platform/http/logger'
import type { PortalApp } from '@server/platform/http/portal-app'
import { addJob } from '@server/platform/jobs/add-job'
import { defineTask } from '@server/platform/jobs/task'
import { DEMO_PASSWORD, demoAccounts } from '@server/seeds/demo-accounts'
import { demoWork } from '@server/seeds/seed-demo-work'
import { contentOf, query, run, temporaryFolder, type Ran } from './backup.support'
import { aFile, pdfOf } from './files.support'

const logger = createLogger('silent')
const remind = defineTask('trial.remind', z.strictObject({ who: z.string() }))

type RunningPortal = { app: PortalApp; portal: OpenDatabase; close(): Promise<void> }

/** A portal on this folder, with the secret that lies in it. */
async function start(dataDir: string): Promise<RunningPortal> {
  const config = readConfig({ DATA_DIR: dataDir })
  const portal = await openDatabase(config, logger)
  const secret = await portalSecret(null, dataDir)
  const { database } = portal
  const app = await buildApp({
    config,
    database,
    logger,
    secret,
    publicUrl: () => 'http://127.0.0.1:4300',
    webRoot: null,
    build: 'test',
    validateAnswers: true,
  })
  await app.ready()
  return {
    app,
    portal,
    close: async () => {
      await app.close()
      await portal.close()
    },
  }
}

const jobsIn = (connection: Connection) =>
  query(
    connection,
    `select t.identifier, j.payload, j.key, j.run_at, j.max_attempts from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id order by j.key`,
  )

let from: string
let to: string
let file: string
let running: RunningPortal
let token: string
let stored: { id: string; content: Buffer }[]
let before: { content: Record<string, string>; jobs: unknown[] }
let made: Ran
/** Those of the demo company and the three stored here. */
let files: number

const profile = (app: PortalApp) =>
  app.inject({ url: '/api/v1/auth/profile', headers: { authorization: `Bearer ${token}` } })

beforeAll(async () => {
  const folder = await temporaryFolder()
  from = join(folder, 'from')
  to = join(folder, 'to')
  file = join(folder, 'portal.backup')
  running = await start(from)
  await fill()
  before = {
    content: await contentOf(running.portal.connection),
    jobs: await jobsIn(running.portal.connection),
  }
  const counted = 'select count(*)::int as count from stored_file'
  files = (await query<{ count: number }>(running.portal.connection, counted))[0]?.count ?? 0
  made = await run(backupCommand, ['portal.backup'], { DATA_DIR: from, INIT_CWD: folder })
}, 240_000)

afterAll(() => running.close())

/** Somebody signed in, tried a wrong password and stored files; reminders wait. */
async function fill(): Promise<void> {
  const { app, portal } = running
  const signIn = (password: string) =>
    app.inject({
      method: 'POST',
      url: '/users/authenticate',
      payload: { email: 'agent@portal.test', password },
    })
  await signIn('something else')
  token = (await signIn(DEMO_PASSWORD)).json<{ token: string }>().token
  const store = createFileStore({ filesUrl: null, dataDir: from })
  const { seal } = portal.database
  const service = createFileService({ database: portal.database, store, log: logger, seal })
  const unit = await portal.database.db
    .selectFrom('operating_unit')
    .select('id')
    .where('ou_code', '=', 'CEB')
    .executeTakeFirstOrThrow()
  stored = await inTransaction(portal.database, { identity: { role: 'system' } }, async tx => {
    for (const write of demoWork) await write(tx, { seal, files: service })
    await addJob(
      tx.db,
      remind,
      { who: 'Ñora \\ "漢字"\n' },
      { key: 'a', runAt: new Date('2099-01-01T00:00:00Z') },
    )
    await addJob(
      tx.db,
      remind,
      { who: 'Ben' },
      { key: 'b', runAt: new Date('2099-02-01T00:00:00Z'), maxAttempts: 3 },
    )
    const files: typeof stored = []
    for (const size of [400, 70_000, 6_000_000]) {
      const content = pdfOf(size)
      files.push({ id: (await service.storeFile(tx, aFile(unit.id, { content }))).id, content })
    }
    return files
  })
}

describe('a backup of a running portal', () => {
  it('is one file that its owner alone may read, and says what is in it', async () => {
    expect(made.code).toBe(0)
    expect(made.said).toMatch(
      new RegExp(`\\d+ tables with \\d+ rows, ${files} files, ${before.jobs.length} waiting jobs`),
    )
    expect(made.said).toContain('the secret that signs sessions')
    const { chain, seq, hash } = (
      await query<{ chain: string; seq: number; hash: string }>(
        running.portal.connection,
        "select chain, seq, hash from audit_head where chain = 'company'",
      )
    )[0]!
    expect(made.said).toContain(`audit log ${chain}: entry ${seq}, ${hash}`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('is a plain archive for any other tool', async () => {
    const { stdout } = await promisify(execFile)('tar', ['-xzOf', file, 'tables/app_user/000001.copy'])
    expect(stdout.split('\n')).toHaveLength(demoAccounts.length + 1)
    expect(stdout).toContain('agent@portal.test')
  })

  it('does not take the place of a file that is there, unless it is told to', async () => {
    const again = await run(backupCommand, [file], { DATA_DIR: from })
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('is there already')])
    expect((await run(backupCommand, [file, '--force'], { DATA_DIR: from })).code).toBe(0)
  })
})

describe('restored into an empty folder, it', () => {
  let restored: RunningPortal
  let after: typeof before

  beforeAll(async () => {
    const { code, said } = await run(restoreCommand, [file], { DATA_DIR: to })
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`${files} files, ${before.jobs.length} waiting jobs`),
    ])
    // What the first start adds or changes would hide what the restore did.
    const bare = await startEmbeddedDatabase({ dataDir: to, log: logger })
    after = { content: await contentOf(bare.owner), jobs: await jobsIn(bare.owner) }
    await bare.stop()
    restored = await start(to)
  }, 240_000)

  afterAll(() => restored.close())

  it('has every row of every table, and nothing else', () => {
    expect(after.content).toEqual(before.content)
    expect(before.content['session']).toMatch(/^1 rows/)
    expect(before.content['audit_log']).toMatch(/^2 rows/)
  })

  it('has the jobs that waited', () => {
    expect(after.jobs).toEqual(before.jobs)
    // Two reminders, and the sales that the demo company is still to make.
    expect(after.jobs).toHaveLength(3)
  })

  it('has an audit log that holds', async () => {
    const { code, printed } = await run(adminCommand, ['verify'], { DATA_DIR: to })
    expect([code, printed[0]]).toEqual([0, expect.stringContaining('The audit log holds: 2 entries')])
  })

  it('knows whoever was signed in', async () => {
    expect(await readFile(join(to, 'secrets', 'portal-secret'), 'utf8')).toBe(await portalSecret(null, from))
    const answer = await profile(restored.app)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { data: expect.objectContaining({ email: 'agent@portal.test' }) as unknown },
    ])
  })

  it('opens every file as it was', async () => {
    const { database } = restored.portal
    const store = createFileStore({ filesUrl: null, dataDir: to })
    const service = createFileService({ database, store, log: logger })
    for (const { id, content } of stored) {
      const row = await inTransaction(database, { identity: { role: 'system' } }, tx =>
        service.getFile(tx, id),
      )
      expect((await service.openFile(row)).equals(content)).toBe(true)
    }
  })

  it('keeps its walls: rows are touched, the audit log refuses changes, references are checked', async () => {
    const ask = (text: string) => query<{ changed: boolean }>(restored.portal.connection, text)
    expect(
      await ask(
        "update operating_unit set ou_name = 'Cebu City' where ou_code = 'CEB' returning row_version = 2 as changed",
      ),
    ).toEqual([{ changed: true }])
    await expect(ask("update audit_log set action = 'nothing'")).rejects.toThrow('append-only')
    await expect(ask('delete from operating_unit')).rejects.toThrow('foreign key')
    expect(await ask('select version > 1 as changed from access_version')).toEqual([{ changed: true }])
  })

  it('is not written over by another restore, nor while a portal holds it', async () => {
    const held = await run(restoreCommand, [file, '--force'], { DATA_DIR: to }, [
      `overwrite ${demoAccounts.length} users`,
    ])
    expect([held.code, held.said]).toEqual([1, expect.stringContaining('is in use by process')])
    const email = await query(
      restored.portal.connection,
      "select ou_name from operating_unit where ou_code = 'CEB'",
    )
    expect(email).toEqual([{ ou_name: 'Cebu City' }])
  })
})
