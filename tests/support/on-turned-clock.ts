import { createPool } from '@server/platform/db/connection'
import { createDatabase } from '@server/platform/db/database'
import { startApi, type TestApi } from '@tests/support/api'
import { companyDatabase } from '@tests/support/database'
import { turnedClock } from '@tests/support/turned-clock'

const ONE = { max: 1, waiting: 10 }

/** The portal with the demo company, on a clock that a test turns forward: nobody was connected before it stood there. */
export async function onTurnedClock(): Promise<{
  api: TestApi
  turnTo(instant: string): Promise<void>
  close(): Promise<void>
}> {
  const fresh = await companyDatabase()
  const pool = createPool(fresh.ownerConnection, ONE, () => undefined)
  const { turnTo } = await turnedClock(createDatabase(pool, ONE).db)
  const api = await startApi({ on: fresh })
  return {
    ...{ api, turnTo },
    async close() {
      await api.close()
      await pool.end()
      await fresh.close()
    },
  }
}
