import { commissionPreviewQuery, commissionViewSchema } from '@contract/selling/commission.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { UnitPort } from '@server/platform/selling/unit-port'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import { previewUnit } from '@server/modules/commission/preview.service'

/** "What will I get": counted by the same function that writes it down at a booking. */
export function previewRoutes(
  app: PortalApp,
  platform: Platform,
  parts: { units: UnitPort; commission: CommissionPort },
): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/commission/preview',
    access: { permission: 'commission.scheme.view' },
    summary: 'What a unit would bring whoever sells it at the price list’s terms, and when; writes nothing',
    query: commissionPreviewQuery,
    response: { 200: dataOf(commissionViewSchema.nullable()) },
    asPortal: 'Rates and schemes are read by the portal alone; only one’s own share is told.',
    handler: async call => ({
      data: await call.transaction(tx => previewUnit(tx, parts, call.actor, call.query), {
        readOnly: true,
      }),
    }),
  })
}
