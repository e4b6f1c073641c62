import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { keepPlan } from '@server/platform/db/keep-plan'

export type Turn = { allowed: boolean; retryAfterSeconds: number; hits: number }

/**
 * One more hit on a key, counted in the database so that all servers count together. The window runs from the first
 * hit and is not stretched by the next ones, or the slips of a whole day would add up; the last allowed hit begins it
 * anew, and past that the key is locked until it has passed. Knocking meanwhile does not prolong it.
 */
export async function takeTurn(db: Db, key: string, limit: number, windowMinutes: number): Promise<Turn> {
  const { rows } = await keepPlan(sql<{ hits: number; wait: number }>`
    insert into throttle as t (key, window_start, hits) values (${key}, ${NOW}, 1)
    on conflict (key) do update set
      hits = case when t.window_start < ${NOW} - make_interval(mins => ${windowMinutes}) then 1 else least(t.hits + 1, ${limit} + 1) end,
      window_start = case
        when t.window_start < ${NOW} - make_interval(mins => ${windowMinutes}) or t.hits + 1 = ${limit} then ${NOW}
        else t.window_start end
    returning hits, ceil(extract(epoch from window_start + make_interval(mins => ${windowMinutes}) - ${NOW}))::int as wait`).execute(
    db,
  )
  const { hits, wait } = rows[0] ?? { hits: 1, wait: 0 }
  return { allowed: hits <= limit, retryAfterSeconds: Math.max(1, wait), hits }
}

export async function giveTurnBack(db: Db, key: string): Promise<void> {
  await sql`update throttle set hits = greatest(hits - 1, 0) where key = ${key}`.execute(db)
}

export async function forgetTurns(db: Db, key: string): Promise<void> {
  await sql`delete from throttle where key = ${key}`.execute(db)
}
