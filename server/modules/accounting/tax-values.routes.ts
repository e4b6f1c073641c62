import { taxValuesOf, taxValuesSchema } from '@contract/modules/accounting/tax-values'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'

export function taxValuesRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/accounting/tax-values',
    access: { signedIn: true },
    summary:
      'Rates of tax that were set, each with its first day: forms compute by those of the day that is typed',
    answers: taxValuesSchema,
    read: async tx => taxValuesOf(await tx.parameters()),
  })
}
