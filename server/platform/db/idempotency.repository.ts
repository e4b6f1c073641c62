import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { WITH_NEXT } from '@server/platform/db/leased-client'

type Claim = { userId: string; key: string; route: string; bodyHash: string }
export type EarlierAnswer = { status: number | null; answer: unknown }

/** null: the key is ours now. `status: null`: it was used for another request. */
export async function claimKey(db: Db, claim: Claim): Promise<EarlierAnswer | null> {
  const inserted = await db
    .insertInto('idempotency_key')
    .values({ user_id: claim.userId, key: claim.key, route: claim.route, body_hash: claim.bodyHash })
    // Kept for two days, whenever they are swept: after that it is a new one.
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({
          route: claim.route,
          body_hash: claim.bodyHash,
          status: null,
          answer: null,
          created_at: NOW,
        })
        .where('idempotency_key.created_at', '<', sql<string>`${NOW} - interval '48 hours'`),
    )
    .returning('key')
    .executeTakeFirst()
  if (inserted) return null
  const earlier = await db
    .selectFrom('idempotency_key')
    .select(['route', 'body_hash', 'status', 'answer'])
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow()
  const same = earlier.route === claim.route && earlier.body_hash === claim.bodyHash
  return same ? { status: earlier.status, answer: earlier.answer } : { status: null, answer: null }
}

/** Travels with what ends the transaction. */
export async function saveAnswer(
  db: Db,
  userId: string,
  key: string,
  status: number,
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ status, answer: answer === undefined ? null : JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .modifyEnd(sql.raw(WITH_NEXT))
    .execute()
}
