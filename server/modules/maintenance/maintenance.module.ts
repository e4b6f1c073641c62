import { operatingUnitResource } from '@contract/modules/maintenance/operating-unit.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'

export function maintenanceModule(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, operatingUnitResource, { only: ['list', 'get', 'create', 'update'] })
}
