import type { Locale } from '@contract/kernel/locales'
import {
  changeNotificationSettingsSchema,
  notificationSettingsSchema,
  type NotificationSettings,
} from '@contract/modules/notifications/notification.calls'
import { channelFor, KIND_NAMES, kindOf } from '@contract/modules/notifications/notification-kinds'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { notificationLabel } from '@server/platform/notifications/notification-text'
import {
  findChoices,
  findPreference,
  saveChoices,
  savePreference,
} from '@server/modules/notifications/settings.repository'

/** How somebody wants to be told: theirs alone, so that no right is asked for. */
export function notificationSettingsRoutes(app: PortalApp, platform: Platform): void {
  const shared = {
    url: '/api/v1/notifications/settings',
    access: { signedIn: true },
    response: { 200: dataOf(notificationSettingsSchema) },
  } as const

  registerRoute(app, platform, {
    ...shared,
    method: 'GET',
    summary: 'How one wants to be told of what',
    handler: async call => ({
      data: await call.transaction(tx => settingsOf(tx.db, call.actor.userId, call.locale), {
        readOnly: true,
      }),
    }),
  })

  registerRoute(app, platform, {
    ...shared,
    method: 'PUT',
    summary: 'Choose how one wants to be told of what',
    body: changeNotificationSettingsSchema,
    needsVersion: true,
    handler: call =>
      call.transaction(async tx => {
        const { channels, ...preference } = call.body
        const { userId } = call.actor
        await savePreference(tx.db, userId, call.version ?? 0, preference)
        await saveChoices(tx.db, userId, channels)
        return { data: await settingsOf(tx.db, userId, call.locale) }
      }),
  })
}

async function settingsOf(db: Db, userId: string, locale: Locale): Promise<NotificationSettings> {
  const choices = await findChoices(db, userId)
  return {
    ...(await findPreference(db, userId)),
    kinds: KIND_NAMES.map(kind => ({
      kind,
      label: notificationLabel(locale, kind),
      module: kindOf(kind).module,
      channel: channelFor(kind, choices[kind]),
      always: kindOf(kind).always ?? false,
    })),
  }
}
