import { takeTurn } from '@server/platform/access/throttle.repository'
import { LINK_OPENS_PER_ADDRESS, LINK_WINDOW_MINUTES, throttleKeys } from '@server/platform/access/throttles'
import type { Db } from '@server/platform/db/database'
import { slowDown } from '@server/platform/http/problems'

/** The secret of a link is the right; it stands in the body, so that no log and no address ever holds it. */
export const BY_LINK = {
  method: 'POST',
  access: { public: 'the link is the right' },
  asPortal: 'Whoever holds a link is nobody of the portal; the link says what may be read and written.',
  channel: 'link',
} as const

/** One address opens links only so often, whichever they are. */
export const takeOpening = (db: Db, ip: string): Promise<void> =>
  takeLinkTurn(db, throttleKeys.linkOpen(ip), LINK_OPENS_PER_ADDRESS)

export async function takeLinkTurn(db: Db, key: string, limit: number): Promise<void> {
  const turn = await takeTurn(db, key, limit, LINK_WINDOW_MINUTES)
  if (!turn.allowed) throw slowDown(turn.retryAfterSeconds)
}
