import { comingCommissionSchema, type ComingCommission } from '@contract/modules/commission/coming-commission'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { businessDay } from '@server/platform/db/business-day'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { findComing } from '@server/modules/commission/coming-commission.service'

/** A figure of the first page: one's own, and nobody else's whatever one may see. */
export function comingRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/commission/coming',
    access: { permission: 'dashboard.home.view', and: 'commission.transaction.view' },
    summary: 'What commission of one’s own booked sales is still to come, sale by sale',
    answers: comingCommissionSchema,
    asPortal: 'Booked sales may be of other units; only the shares of the caller are told.',
    read: async ({ db }, call) => summed(await findComing(db, call.actor.userId, await businessDay(db))),
  })
}

function summed(sales: ComingCommission['sales']): ComingCommission {
  const sum = (name: 'eligible' | 'soon' | 'later' | 'total') =>
    moneyText(total(sales.map(sale => parseMoney(sale[name]))))
  return { eligible: sum('eligible'), soon: sum('soon'), later: sum('later'), total: sum('total'), sales }
}
