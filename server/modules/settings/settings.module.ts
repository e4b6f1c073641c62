import type { AccountPort } from '@server/platform/access/account-port'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'
import { auditRoutes } from '@server/modules/settings/audit.routes'
import { companyRoutes } from '@server/modules/settings/company.routes'
import { draftRoutes } from '@server/modules/settings/draft.routes'
import { pinRoutes } from '@server/modules/settings/pins.routes'
import { menuRoutes } from '@server/modules/settings/menu.routes'
import { moduleRoutes } from '@server/modules/settings/module.routes'
import { failedJobRoutes } from '@server/modules/settings/failed-jobs.routes'
import { outboxRoutes } from '@server/modules/settings/outbox.routes'
import { parameterRoutes } from '@server/modules/settings/parameter.routes'
import { permissionRoutes } from '@server/modules/settings/permission.routes'
import { roleRoutes } from '@server/modules/settings/role.routes'
import { savedViewRoutes } from '@server/modules/settings/saved-view.routes'
import { registerUserCommands } from '@server/modules/settings/user-commands'
import { userRoutes } from '@server/modules/settings/user.routes'

export function settingsModule(
  app: PortalApp,
  platform: Platform,
  accounts: AccountPort,
  touches: ParameterTouches,
): void {
  userRoutes(app, platform, accounts)
  registerUserCommands(app, platform, accounts)
  roleRoutes(app, platform)
  permissionRoutes(app, platform)
  moduleRoutes(app, platform)
  menuRoutes(app, platform)
  companyRoutes(app, platform)
  parameterRoutes(app, platform, touches)
  outboxRoutes(app, platform)
  failedJobRoutes(app, platform)
  auditRoutes(app, platform)
  savedViewRoutes(app, platform)
  draftRoutes(app, platform)
  pinRoutes(app, platform)
}
