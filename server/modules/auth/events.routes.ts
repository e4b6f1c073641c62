import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { z } from 'zod'
import type { Actor } from '@server/platform/access/actor'
import type { Authenticate } from '@server/platform/access/authenticate'
import { seesList, type ListNews } from '@server/platform/events/live-lists'
import { createEventHub, type Listener } from '@server/platform/events/event-hub'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { registerRoute } from '@server/platform/http/register-route'
import { ownMenus } from '@server/modules/auth/own-menus'
import { enabledMenus } from '@server/modules/auth/profile.repository'

export type EventOptions = {
  authenticate: Authenticate
  /** Calls back whenever rights, sessions, menus or units may have changed, here or on another server. */
  onAccessNews(listener: () => void): void
  /** Calls back with those for whom something has come, on whichever server. */
  onNotices(listener: (people: readonly string[] | null) => void): void
  /** Calls back with the rows of a list that have changed, on whichever server. */
  onListNews(listener: (news: ListNews) => void): void
  heartbeatMs?: number
}

/** What waits unread in a line that nobody reads any more. */
const UNREAD_AT_MOST = 64 * 1024

export function eventRoutes(app: PortalApp, platform: Platform, options: EventOptions): void {
  const hub = createEventHub({
    fingerprint: async () => {
      const menus = await enabledMenus(platform.database.db)
      return actor => printOf(actor, menus)
    },
    sees: seesList,
    ...(options.heartbeatMs ? { heartbeatMs: options.heartbeatMs } : {}),
  })
  options.onAccessNews(() => hub.news())
  options.onNotices(people => hub.tell(people))
  options.onListNews(news => hub.listNews(news))
  app.addHook('preClose', async () => hub.stop())

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/events',
    access: { signedIn: true },
    summary:
      'A line that stays open and says when the caller’s rights may have changed, something has come for them, or rows of a list have changed (text/event-stream)',
    response: z.unknown(),
    handler: async call => {
      if (!/\btext\/event-stream\b/.test(call.request.headers.accept ?? '')) throw new Problem('malformed')
      const line = new PassThrough()
      const { authorization } = call.request.headers
      const listener: Listener = {
        userId: call.actor.userId,
        who: () => options.authenticate(authorization, { quietly: true }),
        send: text => void (line.writableLength > UNREAD_AT_MOST ? line.destroy() : line.write(text)),
        end: () => void line.end(),
      }
      line.on('close', () => hub.close(listener))
      line.on('error', () => hub.close(listener))
      await hub.open(listener, call.actor)
      void call.reply.type('text/event-stream; charset=utf-8').header('X-Accel-Buffering', 'no')
      return line
    },
  })
}

function printOf(actor: Actor, menus: Parameters<typeof ownMenus>[1]): string {
  const rights = [...actor.permissions].sort(([a], [b]) => a.localeCompare(b))
  const units = actor.units.map(unit => [unit.ou_code, unit.ou_name])
  const all = JSON.stringify([rights, units, actor.roles, ownMenus(actor, menus)])
  return createHash('sha256').update(all).digest('base64url').slice(0, 16)
}
