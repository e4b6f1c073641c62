import { roleResource } from '@contract/modules/settings/role.resource'
import type { AccountPort } from '@server/platform/access/account-port'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { outboxRoutes } from '@server/modules/settings/outbox.routes'
import { userRoutes } from '@server/modules/settings/user.routes'

export function settingsModule(app: PortalApp, platform: Platform, accounts: AccountPort): void {
  userRoutes(app, platform, accounts)
  registerResource(app, platform, roleResource, { only: ['list', 'get'] })
  outboxRoutes(app, platform)
}
