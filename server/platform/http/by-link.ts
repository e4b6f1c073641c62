import type { FastifyRequest } from 'fastify'
import { takeTurn } from '@server/platform/access/throttle.repository'
import {
  LINK_CALLS_PER_ADDRESS,
  LINK_OPENS_PER_ADDRESS,
  LINK_WINDOW_MINUTES,
  throttleKeys,
} from '@server/platform/access/throttles'
import type { Db } from '@server/platform/db/database'
import type { Call } from '@server/platform/http/call'
import type { Platform } from '@server/platform/http/portal-app'
import { slowDown, forbidden } from '@server/platform/http/problems'

/** The secret of a link is the right; it stands in the body, so that no log and no address ever holds it. */
const BY_LINK = {
  access: { public: 'the link is the right' },
  asPortal: 'Whoever holds a link is nobody of the portal; the link says what may be read and written.',
  channel: 'link',
} as const

/** The two doors of every page by link: opened from a page of ours, and pressed there; each counted by address. */
export function linkDoors({ database: { db }, publicUrl }: Pick<Platform, 'database' | 'publicUrl'>) {
  const door = (keyOf: (ip: string) => string, limit: number) => ({
    ...BY_LINK,
    async before({ request, ip }: Pick<Call<unknown, unknown, unknown>, 'request' | 'ip'>) {
      refuseOtherSites(request, publicUrl())
      await takeTurnOf(db, keyOf(ip), limit)
    },
  })
  return {
    opening: door(throttleKeys.linkOpen, LINK_OPENS_PER_ADDRESS),
    pressing: door(throttleKeys.linkCall, LINK_CALLS_PER_ADDRESS),
  }
}

async function takeTurnOf(db: Db, key: string, limit: number): Promise<void> {
  const turn = await takeTurn(db, key, limit, LINK_WINDOW_MINUTES)
  if (!turn.allowed) throw slowDown(turn.retryAfterSeconds)
}

/**
 * For calls that carry their right in the body: only a page of ours may make them in a browser. Programs that are no
 * browser send neither header, and no page of another site can leave them out.
 */
function refuseOtherSites(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw forbidden()
  if (origin !== undefined && origin !== new URL(publicUrl).origin && hostOf(origin) !== host)
    throw forbidden()
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
