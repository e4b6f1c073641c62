import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { newCalendarFeedSchema } from '@contract/modules/buyers/lead.views'
import { FEED_READS_PER_ADDRESS, LINK_WINDOW_MINUTES, throttleKeys } from '@server/platform/access/throttles'
import { takeTurn } from '@server/platform/access/throttle.repository'
import { hashOf } from '@server/platform/access/tokens'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound, slowDown } from '@server/platform/http/problems'
import { registerRoute } from '@server/platform/http/register-route'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { calendarText } from '@server/modules/buyers/leads/calendar-text'
import {
  addFeed,
  findFeed,
  findNextActions,
  findReader,
  revokeFeed,
} from '@server/modules/buyers/leads/calendar.repository'

const WHY =
  'Tokens of calendar feeds are the portal’s alone; only that of the caller, or of the token, is read.'

const URL = '/api/v1/buyer-management/calendar'
const view = { permission: 'buyer.lead.view' } as const

/**
 * A calendar program cannot sign in, so its address is the secret. It is made of the feed and the portal's key, so
 * that it is kept nowhere and can be shown again; the database knows a hash of it.
 */
export function calendarRoutes(app: PortalApp, platform: Platform, seal: ColumnSeal): void {
  const tokenOf = (feedId: string) => seal.hash('calendar_feed.token', feedId)
  const shown = (feed: { id: string; created_at: string; last_read_at: string | null }) => ({
    created_at: feed.created_at,
    last_read_at: feed.last_read_at,
    url: `${platform.publicUrl()}${URL}/ext/${tokenOf(feed.id)}.ics`,
  })

  registerRead(app, platform, {
    url: URL,
    access: view,
    summary: 'The address by which one’s own calendar reads one’s next actions',
    answers: newCalendarFeedSchema.nullable(),
    asPortal: WHY,
    read: async (tx, call) => {
      void call.reply.header('cache-control', 'no-store')
      const feed = await findFeed(tx.db, call.actor.userId)
      return feed && shown(feed)
    },
  })

  // Answers nothing: answers to writes are kept for those who ask twice, and this one is a secret.
  registerWrite(app, platform, {
    url: URL,
    access: view,
    summary: 'Make a new address; the one before ends',
    answers: null,
    asPortal: WHY,
    write: async (tx, call) => {
      const { userId } = call.actor
      const id = randomUUID()
      await revokeFeed(tx.db, userId)
      await addFeed(tx.db, { id, userId, hash: hashOf(tokenOf(id)) })
      tx.audit({ action: 'calendar_feed.create', entityType: 'calendar_feed', entityId: id })
    },
  })

  registerWrite(app, platform, {
    url: `${URL}/revoke`,
    access: view,
    summary: 'End the address',
    answers: null,
    asPortal: WHY,
    write: async (tx, call) => {
      const feed = await findFeed(tx.db, call.actor.userId)
      await revokeFeed(tx.db, call.actor.userId)
      if (feed) tx.audit({ action: 'calendar_feed.revoke', entityType: 'calendar_feed', entityId: feed.id })
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${URL}/ext/:token`,
    access: { public: 'the address is the secret; it shows its owner’s next actions and nothing else' },
    summary: 'Next actions as a calendar',
    params: z.strictObject({ token: z.string().regex(/^[\w-]{43}\.ics$/) }),
    response: z.unknown(),
    asPortal: WHY,
    handler: async call => {
      const key = throttleKeys.feed(call.ip)
      const turn = await takeTurn(platform.database.db, key, FEED_READS_PER_ADDRESS, LINK_WINDOW_MINUTES)
      if (!turn.allowed) throw slowDown(turn.retryAfterSeconds)
      const token = call.params.token.slice(0, -'.ics'.length)
      const text = await call.transaction(async tx => {
        const reader = await findReader(tx.db, hashOf(token))
        if (!reader) throw notFound()
        const actions = await findNextActions(tx.db, reader.user_id)
        return calendarText({ feedId: reader.feed_id, locale: reader.locale, now: new Date() }, actions)
      })
      void call.reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex, nofollow')
        .header('referrer-policy', 'no-referrer')
        .header('content-disposition', 'attachment; filename="next-actions.ics"')
      return text
    },
  })
}
