import { saleResource } from '@contract/modules/sales/sale.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { saleCommandRoutes } from '@server/modules/sales/records/command.routes'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import { saleRoutes } from '@server/modules/sales/records/sale.routes'

export function salesModule(app: PortalApp, platform: Platform, parts: SaleParts): void {
  registerResource(app, platform, saleResource, { only: ['list', 'get'] })
  saleRoutes(app, platform, parts)
  saleCommandRoutes(app, platform, parts)
}
