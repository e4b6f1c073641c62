import { permissionResource } from '@contract/modules/settings/permission.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'

/** A code that no part of the portal asks for may stand in the catalogue; it opens nothing until one does. */
export function permissionRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, permissionResource, { only: ['list', 'get', 'create', 'update'] })
}
