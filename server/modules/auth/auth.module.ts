import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { ownRoutes } from '@server/modules/auth/own.routes'
import { publicRoutes, type PublicOptions } from '@server/modules/auth/public.routes'

export function authModule(app: PortalApp, platform: Platform, options: PublicOptions): void {
  publicRoutes(app, platform, options)
  ownRoutes(app, platform)
}
