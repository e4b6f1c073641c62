import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** One code is out at a time; the moment it was sent tells its mail from those before. */
export async function storeCode(
  db: Db,
  code: { linkId: string; hash: string; nonce: string },
): Promise<string> {
  const row = await db
    .updateTable('approval_link')
    .set({ otp_hash: code.hash, otp_nonce: code.nonce, otp_sent_at: NOW, otp_tries: 0 })
    .where('id', '=', code.linkId)
    .returning('otp_sent_at')
    .executeTakeFirstOrThrow()
  return new Date(row.otp_sent_at ?? 0).toISOString()
}

/** Counted before it is compared, so that many at once are no more than are allowed. Null: there were as many. */
export async function takeTry(db: Db, linkId: string, allowed: number): Promise<string | null> {
  const row = await db
    .updateTable('approval_link')
    .set(eb => ({ otp_tries: eb('otp_tries', '+', 1) }))
    .where('id', '=', linkId)
    .where('otp_tries', '<', allowed)
    .returning('otp_hash')
    .executeTakeFirst()
  return row?.otp_hash ?? null
}
