import { menuCommands } from '@contract/modules/settings/menu.commands'
import { menuResource } from '@contract/modules/settings/menu.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { menuHandlers, menuOptions } from '@server/modules/settings/menu.service'

export function menuRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, menuResource, { only: ['list', 'get'] })
  registerCommands(app, platform, menuCommands, menuOptions, menuHandlers)
}
