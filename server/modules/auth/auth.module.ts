import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { confirmationRoutes } from '@server/modules/auth/confirmation.routes'
import { emailRoutes } from '@server/modules/auth/email.routes'
import { eventRoutes, type EventOptions } from '@server/modules/auth/events.routes'
import { ownRoutes } from '@server/modules/auth/own.routes'
import { publicRoutes, type PublicOptions } from '@server/modules/auth/public.routes'

export function authModule(app: PortalApp, platform: Platform, options: PublicOptions & EventOptions): void {
  publicRoutes(app, platform, options)
  ownRoutes(app, platform)
  emailRoutes(app, platform)
  confirmationRoutes(app, platform)
  eventRoutes(app, platform, options)
}
