import type { Locale } from '@contract/kernel/locales'
import {
  changeNotificationSettingsSchema,
  notificationSettingsSchema,
  type NotificationSettings,
} from '@contract/modules/notifications/notification.calls'
import { channelFor, KIND_NAMES, kindOf } from '@contract/modules/notifications/notification-kinds'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
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
    answers: notificationSettingsSchema,
  } as const

  registerRead(app, platform, {
    ...shared,
    summary: 'How one wants to be told of what',
    read: (tx, call) => settingsOf(tx.db, call.actor.userId, call.locale),
  })

  registerWrite(app, platform, {
    ...shared,
    method: 'PUT',
    summary: 'Choose how one wants to be told of what',
    body: changeNotificationSettingsSchema,
    needsVersion: true,
    write: async (tx, call) => {
      const { channels, ...preference } = call.body
      const { userId } = call.actor
      await savePreference(tx.db, userId, call.version ?? 0, preference)
      await saveChoices(tx.db, userId, channels)
      return settingsOf(tx.db, userId, call.locale)
    },
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
