import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectToRunning } from '@server/platform/db/embedded/running-database'
import type { Portal } from '@tests/support/built-portal'

const MOST_TRIES = 3
const WAITING = `
  select count(*) filter (where task_identifier like 'demo.write_%' or run_at <= now())::int as waits,
         max(attempts) filter (where task_identifier like 'demo.write_%')::int as attempts,
         max(last_error) filter (where task_identifier like 'demo.write_%') as last_error
  from graphile_worker.jobs`

type QueueState = { waits: number; attempts: number | null; last_error: string | null }

/** Until the demo company has sold what it sells, and nothing is left to do that is due. */
export async function demoSalesWritten(portal: Portal): Promise<void> {
  const connection = await connectToRunning(portal.dataDir)
  if (!connection) throw new Error('the database of the portal does not answer')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<QueueState>(WAITING)
      const [told] = rows
      if (told?.waits === 0) return
      // A try that failed is made again by itself, on what it had written.
      if (told?.last_error && (told.attempts ?? 0) >= MOST_TRIES)
        throw new Error(`the demo company does not sell: ${told.last_error}`)
      await sleep(250)
    }
  } finally {
    await client.end()
  }
}
