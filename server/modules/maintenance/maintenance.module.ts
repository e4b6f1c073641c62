import { bankRoutes } from '@server/modules/maintenance/bank.routes'
import { maintenanceLists } from '@server/modules/maintenance/maintenance.lists'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'

export function maintenanceModule(app: PortalApp, platform: Platform, seal: ColumnSeal): void {
  for (const { resource, hooks, keeps } of maintenanceLists(seal))
    registerResource(app, platform, resource, {
      only: ['list', 'get', 'create', 'update', ...(keeps ? [] : (['deactivate'] as const)), 'import'],
      hooks,
    })
  bankRoutes(app, platform, seal)
}
