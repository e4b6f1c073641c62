import { sql } from 'kysely'
import pg from 'pg'
import { clientConfig, type Connection } from '@server/platform/db/connection'
import type { FailedJob } from '@contract/modules/settings/failed-job'
import type { Db } from '@server/platform/db/database'
import { keepLine, type KeptLine } from '@server/platform/db/kept-line'
import { MIGRATION_LOCK } from '@server/platform/db/migrate'

/** The roles of requests see nothing of the jobs' own tables; this is their one way in. */
const ADD_JOB = `
create or replace function portal_add_job(
    job_task text, job_payload json, job_key text, job_run_at timestamptz, job_max_attempts int)
  returns void language plpgsql security definer set search_path = graphile_worker, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => job_task, payload => job_payload, job_key => job_key,
    run_at => job_run_at, max_attempts => job_max_attempts);
end $$;
revoke all on function portal_add_job(text, json, text, timestamptz, int) from public;
grant execute on function portal_add_job(text, json, text, timestamptz, int) to portal_app, portal_company;`

/** `makeTables` is the library's own migration; servers that start together take turns, as for the portal's. */
export async function installJobs(connection: Connection, makeTables: () => Promise<void>): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await makeTables()
    await client.query(ADD_JOB)
  } finally {
    await client.end()
  }
}

export type NewJob = {
  task: string
  payload: unknown
  key: string | null
  runAt: Date | null
  maxAttempts: number | null
}

export async function insertJob(db: Db, job: NewJob): Promise<void> {
  await sql`select portal_add_job(${job.task}, ${JSON.stringify(job.payload)}::json, ${job.key}, ${job.runAt}, ${job.maxAttempts})`.execute(
    db,
  )
}

/** Whoever has more of them than these has one fault. */
const MOST_FAILED = 100

/** Of an error only its first line is shown: the rest is where it stood in the code. */
export async function findFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id::text, task_identifier as task, attempts::int, max_attempts::int as most,
      left(split_part(last_error, chr(10), 1), 300) as error, updated_at as failed_at,
      case when attempts < max_attempts then run_at end as again_at
    from graphile_worker.jobs where last_error is not null
    order by updated_at desc, id limit ${MOST_FAILED}`.execute(db)
  return rows
}

/** Held as long as the process lives: by it others see that jobs which this worker took are being worked on. */
const lifeKey = (expression: string) => `hashtextextended('portal_jobs:' || ${expression}, 0)`

/** In sessions, not transactions: past any pooler. */
export function showLife(connection: Connection, workerId: string): KeptLine {
  return keepLine(connection, client => client.query(`select pg_advisory_lock(${lifeKey('$1')})`, [workerId]))
}

/** Workers that took jobs and show no life. */
export async function deadWorkers(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`
    select id from (
      select distinct locked_by as id from graphile_worker._private_jobs where locked_by is not null offset 0) taken
    where pg_try_advisory_xact_lock(${lifeKey('id')})`)
  return rows.map(row => row.id)
}

/** The attempt stays counted: a job that kills its server is given up in the end. */
export async function freeJobsOf(pool: pg.Pool, workers: readonly string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [workers])
}
