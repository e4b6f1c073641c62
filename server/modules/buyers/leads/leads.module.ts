import { leadResource } from '@contract/modules/buyers/lead.resource'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { calendarRoutes } from '@server/modules/buyers/leads/calendar.routes'
import { dayRoutes } from '@server/modules/buyers/leads/day.routes'
import { leadHooks } from '@server/modules/buyers/leads/lead.hooks'
import { leadRoutes } from '@server/modules/buyers/leads/lead.routes'

export function leadsModule(app: PortalApp, platform: Platform, { seal }: { seal: ColumnSeal }): void {
  dayRoutes(app, platform)
  leadRoutes(app, platform, seal)
  calendarRoutes(app, platform, seal)
  registerResource(app, platform, leadResource, {
    only: ['list', 'get', 'create', 'update', 'import'],
    hooks: leadHooks(seal),
  })
}
