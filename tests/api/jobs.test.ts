import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clientConfig } from '@server/platform/db/connection'
import { inTransaction, type DbIdentity } from '@server/platform/db/transaction'
import { addJob, type JobOptions } from '@server/platform/jobs/add-job'
import { prepareJobs } from '@server/platform/jobs/prepare-jobs'
import { startJobs, type Jobs, type JobsOptions } from '@server/platform/jobs/start-jobs'
import { defineTask, handle, type JobContext, type TaskHandler } from '@server/platform/jobs/task'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { recordingLog, someone, until } from './mail.support'

const greet = defineTask('trial.greet', z.strictObject({ name: z.string() }))

let fresh: FreshDatabase
let started: Jobs[] = []
let log: ReturnType<typeof recordingLog>

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())
beforeEach(async () => {
  log = recordingLog()
  await sql`delete from graphile_worker._private_jobs`.execute(fresh.database.db)
})
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop()
})

async function work(handlers: readonly TaskHandler[], more: Partial<JobsOptions> = {}): Promise<Jobs> {
  const jobs = await startJobs({
    connection: fresh.ownerConnection,
    handlers,
    schedules: [],
    log,
    pollMs: 50,
    ...more,
  })
  started.push(jobs)
  return jobs
}

const add = (name: string, options: JobOptions = {}, identity: DbIdentity = { role: 'system' }) =>
  inTransaction(fresh.database, { identity }, tx => addJob(tx.db, greet, { name }, options))

type WaitingJob = { attempts: number; last_error: string | null; wait: number }
const waiting = async (): Promise<WaitingJob[]> => {
  const { rows } = await sql<WaitingJob>`
    select attempts, last_error, round(extract(epoch from run_at - updated_at))::int as wait
    from graphile_worker._private_jobs order by id`.execute(fresh.database.db)
  return rows
}
const soon = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(fresh.database.db)

const greeting = (during: (name: string, context: JobContext) => Promise<void> | void = () => undefined) => {
  const greeted: string[] = []
  const handler = handle(greet, async ({ name }, context) => {
    greeted.push(name)
    await during(name, context)
  })
  return { greeted, handler }
}

describe('a job', () => {
  it.each<DbIdentity>([
    { role: 'unit', userId: someone(), unitIds: [] },
    { role: 'company', userId: someone(), unitIds: [] },
    { role: 'system' },
  ])('is added by whichever role the transaction runs under, and runs ($role)', async identity => {
    const { greeted, handler } = greeting()
    await work([handler])
    await add('Ana', {}, identity)
    await until(() => greeted.length === 1)
    await until(async () => (await waiting()).length === 0)
    expect(greeted).toEqual(['Ana'])
  })

  it('runs once with two workers', async () => {
    const { greeted, handler } = greeting(() => sleep(1))
    await inTransaction(fresh.database, { identity: { role: 'system' } }, async tx => {
      for (let i = 0; i < 200; i += 1) await addJob(tx.db, greet, { name: `n${i}` })
    })
    const ran = { first: 0, second: 0 }
    const counting = (key: keyof typeof ran): TaskHandler => ({
      ...handler,
      run: (...call) => ((ran[key] += 1), handler.run(...call)),
    })
    await Promise.all([work([counting('first')]), work([counting('second')])])
    await until(async () => (await waiting()).length === 0)
    expect(greeted).toHaveLength(200)
    expect(new Set(greeted).size).toBe(200)
    expect(Math.min(ran.first, ran.second)).toBeGreaterThan(0)
  })

  it('whose cause is rolled back never runs', async () => {
    const { greeted, handler } = greeting()
    await work([handler])
    const failing = inTransaction(fresh.database, { identity: { role: 'system' } }, async tx => {
      await addJob(tx.db, greet, { name: 'ghost' })
      throw new Error('the cause failed')
    })
    await expect(failing).rejects.toThrow('the cause failed')
    await add('real')
    await until(() => greeted.includes('real'))
    await until(async () => (await waiting()).length === 0)
    expect(greeted).toEqual(['real'])
  })

  it('replaces one that waits under the same key', async () => {
    await add('first', { key: 'digest', runAt: new Date(Date.now() + 3_600_000) })
    await add('second', { key: 'digest' })
    const { greeted, handler } = greeting()
    await work([handler])
    await until(() => greeted.length === 1)
    await until(async () => (await waiting()).length === 0)
    expect(greeted).toEqual(['second'])
  })

  it('waits for its time', async () => {
    const { greeted, handler } = greeting()
    await add('later', { runAt: new Date(Date.now() + 3_600_000) })
    await work([handler])
    await add('now')
    await until(() => greeted.length === 1)
    expect(greeted).toEqual(['now'])
    await soon()
    await until(() => greeted.length === 2)
  })
})

describe('a job that fails', () => {
  /** The attempt that failed last, once that is written down and the job waits again. */
  const failed = async () => {
    const { rows } = await sql<{ attempts: number }>`
      select attempts from graphile_worker._private_jobs where last_error is not null and locked_at is null and run_at > now()`.execute(
      fresh.database.db,
    )
    return rows[0]?.attempts
  }

  it('is tried again, later each time, and then done', async () => {
    const { greeted, handler } = greeting((_name, { attempt }) => {
      if (attempt < 3) throw new Error('not yet')
    })
    await add('Ana')
    await work([handler])
    const waits: number[] = []
    for (const attempt of [1, 2]) {
      await until(async () => (await failed()) === attempt)
      waits.push((await waiting())[0]?.wait ?? 0)
      await soon()
    }
    await until(async () => (await waiting()).length === 0)
    expect(greeted).toHaveLength(3)
    expect(waits[0]).toBeGreaterThan(0)
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
    expect(log.lines.filter(line => line.startsWith('Job failed'))).toHaveLength(2)
  })

  it('is given up after its tries, and never repeats in log or table what it carried', async () => {
    const { handler } = greeting(name => {
      throw new Error(
        `cannot greet ${name}: TIN 123-456-789-000, account 0012 3456 7890, ana@portal.test, smtp://u:pw@mail.test, token Zk3v9qLw2nXs8dPt5yRb1mCf7hJg`,
      )
    })
    await work([handler])
    await add('Ana', { maxAttempts: 1 })
    await until(() => log.lines.some(line => line.startsWith('Job given up')))
    await until(async () => (await waiting())[0]?.last_error !== null)
    const said = [...log.lines, (await waiting())[0]?.last_error].join('\n')
    expect(said).toContain('cannot greet Ana')
    expect(said).toContain('trial.greet')
    expect(said).not.toMatch(/456-789|3456 7890|ana@portal|u:pw|Zk3v9q/)
  })

  it('keeps no other', async () => {
    const { greeted, handler } = greeting(name => {
      if (name === 'bad') throw new Error('bad')
    })
    await work([handler], { concurrency: 1 })
    await add('bad')
    await add('good')
    await until(() => greeted.includes('good'))
  })

  it('because what it carries no longer fits, before it does anything', async () => {
    await add('Ana')
    await sql`update graphile_worker._private_jobs set payload = '{"nom": "Ana"}'`.execute(fresh.database.db)
    const { greeted, handler } = greeting()
    await work([handler])
    await until(async () => (await waiting())[0]?.last_error !== null)
    expect(greeted).toEqual([])
  })
})

describe('a stop', () => {
  it('waits for the job in hand and leaves the others for the next start', async () => {
    let release = () => undefined as void
    const held = new Promise<void>(resolve => (release = resolve))
    const first = greeting(() => held)
    const jobs = await work([first.handler], { concurrency: 1 })
    await add('in hand')
    await until(() => first.greeted.length === 1)
    await add('still waiting')
    let isStopped = false
    const stopped = jobs.stop().then(() => (isStopped = true))
    started = []
    await sleep(50)
    expect(isStopped).toBe(false)
    release()
    await stopped
    expect(first.greeted).toEqual(['in hand'])
    expect(await waiting()).toHaveLength(1)

    const second = greeting()
    await work([second.handler])
    await until(async () => (await waiting()).length === 0)
    expect(second.greeted).toEqual(['still waiting'])
  })
})

describe('when the database cuts every line', () => {
  const cutLines = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(fresh.database.db)

  it('jobs go on without a new start', async () => {
    const { greeted, handler } = greeting()
    await work([handler])
    await add('before')
    await until(() => greeted.length === 1)
    await cutLines()
    await until(() =>
      add('after').then(
        () => true,
        () => false,
      ),
    )
    await until(() => greeted.includes('after'))
  })

  it('just as a job ends, that it is done is written down all the same', async () => {
    const blocker = new pg.Client(clientConfig(fresh.ownerConnection))
    blocker.on('error', () => undefined)
    await blocker.connect()
    try {
      const { greeted, handler } = greeting(async () => {
        await blocker.query('begin; lock table graphile_worker._private_jobs in share mode')
      })
      await work([handler])
      await add('Ana')
      await until(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like 'delete%'`.execute(
          fresh.database.db,
        )
        return rows.length > 0
      })
      await cutLines()
      await blocker.end().catch(() => undefined)
      await until(async () => (await waiting().catch(() => [null])).length === 0)
      expect(greeted).toEqual(['Ana'])
    } finally {
      await blocker.end().catch(() => undefined)
    }
  })
})

describe('jobs of a server that was killed', () => {
  const takenBy = (worker: string) =>
    sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now(), attempts = 1`.execute(
      fresh.database.db,
    )

  /** Nobody sees the job before it is held. */
  const addTakenBy = (worker: string, name: string) =>
    inTransaction(fresh.database, { identity: { role: 'system' } }, async tx => {
      await addJob(tx.db, greet, { name })
      await sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now(), attempts = 1
        where payload ->> 'name' = ${name}`.execute(tx.db)
    })

  /** Looks follow each other so fast here that one could miss the sign of a worker that has just begun. */
  const showsLife = async () => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
      fresh.database.db,
    )
    return rows.length > 0
  }

  it('are taken over, and the attempt that killed it is counted', async () => {
    await add('orphan')
    await takenBy('pool-of-a-killed-server')
    const attempts: number[] = []
    const { greeted, handler } = greeting((_name, { attempt }) => void attempts.push(attempt))
    await work([handler], { rescueMs: 20 })
    await until(() => greeted.length === 1)
    expect(attempts).toEqual([2])
    await until(async () => (await waiting()).length === 0)
  })

  it('but not those of one that lives', async () => {
    let release = () => undefined as void
    const held = new Promise<void>(resolve => (release = resolve))
    const first = greeting(() => held)
    await work([first.handler], { rescueMs: 20 })
    await until(showsLife)
    await add('in hand')
    await until(() => first.greeted.length === 1)
    const second = greeting()
    await work([second.handler], { rescueMs: 20 })
    const greeted = () => [...first.greeted, ...second.greeted].sort()
    await add('other')
    await until(() => greeted().length === 2)
    // Whoever takes over what a dead one held has looked twice by then.
    await addTakenBy('pool-of-a-killed-server', 'orphan')
    await until(() => greeted().includes('orphan'))
    release()
    await until(async () => (await waiting()).length === 0)
    expect(greeted()).toEqual(['in hand', 'orphan', 'other'])
  })
})

describe('the jobs’ own tables', () => {
  const asRequest = { identity: { role: 'company', userId: someone(), unitIds: [] } } as const

  it.each(['select * from graphile_worker.jobs', `select graphile_worker.add_job('trial.greet')`])(
    'are closed to requests (%s)',
    async statement => {
      await expect(
        inTransaction(fresh.database, asRequest, tx => sql.raw(statement).execute(tx.db)),
      ).rejects.toMatchObject({
        code: '42501',
      })
    },
  )

  it('have one way in, for the portal’s roles alone', async () => {
    const { rows } = await sql<{ anyone: boolean; requests: boolean }>`
      select has_function_privilege('public', oid, 'execute') as anyone,
        has_function_privilege('portal_app', oid, 'execute') as requests
      from pg_proc where proname = 'portal_add_job'`.execute(fresh.database.db)
    expect(rows).toEqual([{ anyone: false, requests: true }])
  })

  it('are made once, whichever servers start together', async () => {
    await Promise.all([1, 2, 3].map(() => prepareJobs(fresh.ownerConnection, log)))
    expect(log.lines).toEqual([])
  })
})

it('a name that says nothing is refused where it is written', () => {
  expect(() => defineTask('greet', z.unknown())).toThrow('module.what_it_does')
  expect(() => defineTask('trial.greet now', z.unknown())).toThrow('module.what_it_does')
})

it('two handlers of one task, or a schedule nobody handles, stop the start', async () => {
  const { handler } = greeting()
  await expect(work([handler, handler])).rejects.toThrow('two handlers')
  await expect(work([], { schedules: [{ task: greet, cron: '* * * * *' }] })).rejects.toThrow('no handler')
})
