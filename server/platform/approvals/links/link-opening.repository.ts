import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

const LASTS_HOURS = 24

export async function addOpening(
  db: Db,
  opening: { linkId: string; nonceHash: Buffer; ip: string },
): Promise<void> {
  const { linkId, nonceHash, ip } = opening
  await db
    .insertInto('approval_link_opening')
    .values({ link_id: linkId, nonce_hash: nonceHash, ip, opened_at: sql<string>`now()` })
    .execute()
  await db
    .updateTable('approval_link')
    .set(eb => ({
      opened_at: sql<string>`coalesce(opened_at, now())`,
      first_seen_ip: sql<string>`coalesce(first_seen_ip, ${ip})`,
      open_count: eb('open_count', '+', 1),
    }))
    .where('id', '=', linkId)
    .execute()
}

export async function isOpening(db: Db, linkId: string, nonceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('approval_link_opening')
    .select('link_id')
    .where('link_id', '=', linkId)
    .where('nonce_hash', '=', nonceHash)
    .where('used_at', 'is', null)
    .where('opened_at', '>', sql<string>`now() - make_interval(hours => ${LASTS_HOURS})`)
    .executeTakeFirst()
  return row !== undefined
}

export async function useOpening(db: Db, linkId: string, nonceHash: Buffer): Promise<void> {
  await db
    .updateTable('approval_link_opening')
    .set({ used_at: sql<string>`now()` })
    .where('link_id', '=', linkId)
    .where('nonce_hash', '=', nonceHash)
    .execute()
}
