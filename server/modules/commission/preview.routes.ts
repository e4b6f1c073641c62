import { commissionPreviewQuery, commissionViewSchema } from '@contract/selling/commission.calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import type { UnitPort } from '@server/platform/selling/unit-port'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import { previewUnit } from '@server/modules/commission/preview.service'

/** "What will I get": counted by the same function that writes it down at a booking. */
export function previewRoutes(
  app: PortalApp,
  platform: Platform,
  parts: { units: UnitPort; commission: CommissionPort },
): void {
  registerRead(app, platform, {
    url: '/api/v1/commission/preview',
    access: { permission: 'commission.scheme.view' },
    summary: 'What a unit would bring whoever sells it at the price list’s terms, and when; writes nothing',
    query: commissionPreviewQuery,
    answers: commissionViewSchema.nullable(),
    asPortal: 'Rates and schemes are read by the portal alone; only one’s own share is told.',
    read: (tx, call) => previewUnit(tx, parts, call.actor, call.query),
  })
}
