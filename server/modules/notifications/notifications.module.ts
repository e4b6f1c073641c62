import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { centreRoutes } from '@server/modules/notifications/centre.routes'
import { notificationSettingsRoutes } from '@server/modules/notifications/settings.routes'

/** What people were told, and how they want to be. */
export function notificationsModule(app: PortalApp, platform: Platform): void {
  centreRoutes(app, platform)
  notificationSettingsRoutes(app, platform)
}
