import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { requestTimeOver, unavailable } from '@server/platform/db/failures'
import type { UseLimits } from '@server/platform/db/connection'
import { leaseClient } from '@server/platform/db/leased-client'
import { currentRequestTime, type RequestTime } from '@server/platform/db/request-time'
import type { WaitMeter } from '@server/platform/db/wait-meter'

/** Known to pg and not to its types. */
type BackendClient = pg.PoolClient & { processID: number | null }

/** The one way to a connection of the pool: measured, bounded, and for as long as the request has time. */
export function createConnectionQueue(
  pool: pg.Pool,
  waits: WaitMeter,
  { waiting, keepsPlans }: UseLimits,
): PostgresPool {
  return {
    async connect() {
      if (pool.waitingCount >= waiting) throw unavailable('too many requests wait for the database')
      const time = currentRequestTime()
      const endWait = waits.begin()
      const turn = pool.connect()
      const client = await (time ? turnInTime(turn, time) : turn).finally(endWait)
      if (time?.isOver) {
        client.release()
        throw requestTimeOver()
      }
      return leaseClient(client, time, cancelStatement, keepsPlans)
    },
    end: () => pool.end(),
  }

  async function cancelStatement(client: pg.PoolClient): Promise<void> {
    const { processID } = client as BackendClient
    const other = new pg.Client(pool.options)
    other.on('error', () => undefined)
    try {
      await other.connect()
      await other.query('select pg_cancel_backend($1)', [processID])
    } finally {
      await other.end()
    }
  }
}

/** A turn that comes when its request has no time any more is given on. */
async function turnInTime(turn: Promise<pg.PoolClient>, time: RequestTime): Promise<pg.PoolClient> {
  const late = Promise.withResolvers<never>()
  const forget = time.onOver(() => late.reject(requestTimeOver()))
  try {
    return await Promise.race([turn, late.promise])
  } catch (error) {
    void turn.then(
      client => client.release(),
      () => undefined,
    )
    throw error
  } finally {
    forget()
  }
}
