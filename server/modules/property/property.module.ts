import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import { unitPriceResource } from '@contract/modules/property/unit-price.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import { registerResource } from '@server/platform/resource/register-resource'
import { priceRoutes } from '@server/modules/property/price.routes'
import { propertyHandlers, propertySchedules } from '@server/modules/property/property.jobs'
import { registerUnitCommands } from '@server/modules/property/unit-commands'
import { unitPriceHooks, unitPriceRepository } from '@server/modules/property/unit-price.list'
import { unitHooks } from '@server/modules/property/unit.hooks'

export function propertyModule(app: PortalApp, platform: Platform, jobs: JobRegister | undefined): void {
  registerResource(app, platform, propertyUnitResource, {
    only: ['list', 'get', 'create', 'update', 'import'],
    hooks: unitHooks,
  })
  registerResource(app, platform, unitPriceResource, {
    only: ['list', 'import'],
    hooks: unitPriceHooks,
    repository: unitPriceRepository,
  })
  registerUnitCommands(app, platform)
  priceRoutes(app, platform)
  jobs?.add({ handlers: propertyHandlers(platform.database), schedules: propertySchedules })
}
