import { sql } from 'kysely'
import pg from 'pg'
import { clientConfig, type Connection } from '@server/platform/db/connection'
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
