import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectToRunning } from '@server/platform/db/embedded/running-database'
import type { Portal } from '@tests/support/built-portal'

const MOST_TRIES = 3

/** Until the demo company has sold what it sells: who takes a free unit must not be raced by it. */
export async function demoSalesWritten(portal: Portal): Promise<void> {
  const connection = await connectToRunning(portal.dataDir)
  if (!connection) throw new Error('the database of the portal does not answer')
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ waits: number; attempts: number; last_error: string | null }>(
        "select count(*)::int as waits, max(attempts)::int as attempts, max(last_error) as last_error from graphile_worker.jobs where task_identifier = 'demo.write_sales'",
      )
      const [told] = rows
      if (told?.waits === 0) return
      // A try that failed is made again by itself, on what it had written.
      if (told?.last_error && told.attempts >= MOST_TRIES)
        throw new Error(`the demo company does not sell: ${told.last_error}`)
      await sleep(250)
    }
  } finally {
    await client.end()
  }
}
