import { saleResource } from '@contract/modules/sales/sale.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import { registerResource } from '@server/platform/resource/register-resource'
import { registerSaleCommands } from '@server/modules/sales/records/sale-commands'
import { saleHandlers, saleSchedules } from '@server/modules/sales/records/sale.jobs'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import { saleRoutes } from '@server/modules/sales/records/sale.routes'

export function salesModule(
  app: PortalApp,
  platform: Platform,
  parts: SaleParts,
  jobs: JobRegister | undefined,
): void {
  registerResource(app, platform, saleResource, { only: ['list', 'get'] })
  saleRoutes(app, platform, parts)
  registerSaleCommands(app, platform, parts)
  jobs?.add({ handlers: saleHandlers(platform.database, parts), schedules: saleSchedules })
}
