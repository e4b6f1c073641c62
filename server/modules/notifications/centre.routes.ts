import {
  allReadSchema,
  notificationPageSchema,
  notificationsQuerySchema,
  notificationSummarySchema,
  PAGE_SIZE,
  readCallSchema,
  takeBackSchema,
  type Notification,
} from '@contract/modules/notifications/notification.calls'
import type { Locale } from '@contract/kernel/locales'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { NOTICES_CHANNEL } from '@server/platform/notifications/notification.repository'
import { noticeText } from '@server/platform/notifications/notification-text'
import {
  countUnread,
  findNotifications,
  readAll,
  setRead,
  takeBackRead,
  tellOwnWindows,
  type NotificationRow,
} from '@server/modules/notifications/centre.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = '/api/v1/notifications'
const access = { signedIn: true } as const
const TOLD_AT_ONCE = 3

/** Everyone's own: what they were told, as far as they may still see what it is about. */
export function centreRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url,
    access,
    summary: 'One’s own notifications, the newest first',
    query: notificationsQuerySchema,
    answers: notificationPageSchema,
    read: async (tx, call) => {
      const { unread, ...wanted } = call.query
      const rows = await findNotifications(tx.db, call.actor, { ...wanted, unread: unread === 'true' })
      const page = rows.slice(0, PAGE_SIZE)
      const next = rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null
      return { items: shown(call.locale, page), next }
    },
  })

  registerRead(app, platform, {
    url: `${url}/summary`,
    access,
    summary: 'How many notifications are unread, and the newest of them',
    answers: notificationSummarySchema,
    read: async (tx, call) => ({
      ...(await countUnread(tx.db, call.actor)),
      newest: shown(call.locale, await findNotifications(tx.db, call.actor, { unread: true }, TOLD_AT_ONCE)),
    }),
  })

  registerWrite(app, platform, {
    method: 'PATCH',
    url: `${url}/:id`,
    access,
    summary: 'Mark a notification of one’s own as read or unread',
    params: recordParams,
    body: readCallSchema,
    answers: null,
    write: async (tx, call) => {
      if (!(await setRead(tx.db, call.actor, call.params.id, call.body.is_read))) throw notFound()
      await tellOthers(tx, call.actor.userId)
    },
  })

  registerWrite(app, platform, {
    url: `${url}/read-all`,
    access,
    summary: 'Mark all of one’s notifications as read',
    answers: allReadSchema,
    write: async (tx, call) => {
      const data = await readAll(tx.db, call.actor.userId)
      await tellOthers(tx, call.actor.userId)
      return data
    },
  })

  registerWrite(app, platform, {
    url: `${url}/read-all/take-back`,
    access,
    summary: 'Mark those as unread again that were marked together',
    body: takeBackSchema,
    answers: null,
    write: async (tx, call) => {
      await takeBackRead(tx.db, call.actor.userId, call.body.mark)
      await tellOthers(tx, call.actor.userId)
    },
  })
}

const tellOthers = (tx: Tx, userId: string) => tellOwnWindows(tx.db, NOTICES_CHANNEL, userId)

function shown(locale: Locale, rows: readonly NotificationRow[]): Notification[] {
  return rows.flatMap(({ params, ...row }) => {
    const text = noticeText(locale, row.kind, params)
    // A kind that the portal knew once and knows no more has no words.
    return text === null ? [] : [{ ...row, text }]
  })
}
