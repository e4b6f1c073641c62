import { leadResource } from '@contract/modules/buyers/lead.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { calendarRoutes } from '@server/modules/buyers/leads/calendar.routes'
import { dayRoutes } from '@server/modules/buyers/leads/day.routes'
import { registerLeadCommands } from '@server/modules/buyers/leads/lead-commands'
import { leadHooks } from '@server/modules/buyers/leads/lead.hooks'
import { leadRoutes, type LeadParts } from '@server/modules/buyers/leads/lead.routes'

export function leadsModule(app: PortalApp, platform: Platform, parts: LeadParts): void {
  const { seal } = parts
  dayRoutes(app, platform)
  leadRoutes(app, platform, parts)
  registerLeadCommands(app, platform)
  calendarRoutes(app, platform, seal)
  registerResource(app, platform, leadResource, {
    only: ['list', 'get', 'create', 'update', 'import'],
    hooks: leadHooks(seal),
  })
}
