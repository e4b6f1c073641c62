import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- scripts have no alias
import { processIds, readProcess } from '../../scripts/lib/test/proc.mjs'

/** What the embedded database has used so far, all its connections together, in CPU milliseconds. */
export async function databaseCpu(db: Db): Promise<() => number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const server = readProcess(rows[0]?.pid ?? 0)?.parent ?? 0
  return () => {
    const ended = readProcess(server)?.children ?? 0
    const living = processIds().flatMap(pid => readProcess(pid) ?? [])
    return 1000 * living.reduce((sum, { parent, own }) => (parent === server ? sum + own : sum), ended)
  }
}
