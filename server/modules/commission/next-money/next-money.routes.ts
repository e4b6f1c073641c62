import { nextMoneyQuery, nextMoneySchema } from '@contract/modules/commission/next-money'
import { nextMoneyByMonth } from '@contract/modules/commission/next-money-months.rules'
import { accessWhere } from '@server/platform/access/access-where'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { findExpectedIds } from '@server/modules/commission/next-money/expected-share.repository'
import { findNextMoney } from '@server/modules/commission/next-money/next-money.service'
import { OF_SELLER } from '@server/modules/commission/record/record-reader'

/** An estimate of more shares at once is nobody's to read, and would keep the server from everybody else. */
const MOST_TOGETHER = 20_000

export function nextMoneyRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/commission/next-money',
    access: { permission: 'commission.record.view' },
    summary: 'What commission sellers may expect, on which days, and what of it will reach them',
    query: nextMoneyQuery,
    answers: nextMoneySchema,
    read: async (tx, call) => {
      const today = await businessDay(tx.db)
      const access = accessWhere(call.actor, 'view', OF_SELLER)
      const ids = await findExpectedIds(tx.db, access, call.query, MOST_TOGETHER + 1)
      if (ids.length > MOST_TOGETHER) throw new Problem('rule_broken', 'next_money_too_wide')
      // Sales, developers and payees of these shares may stand in other units.
      const rows = await asPortal(tx, portal => findNextMoney(portal, ids, today))
      return nextMoneyByMonth(today, rows)
    },
  })
}
