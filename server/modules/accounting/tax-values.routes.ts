import { taxValuesOf, taxValuesSchema } from '@contract/modules/accounting/tax-values'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'

export function taxValuesRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/accounting/tax-values',
    access: { signedIn: true },
    summary:
      'Rates of tax that were set, each with its first day: forms compute by those of the day that is typed',
    response: { 200: dataOf(taxValuesSchema) },
    handler: async call => ({
      data: await call.transaction(async tx => taxValuesOf(await tx.parameters()), { readOnly: true }),
    }),
  })
}
