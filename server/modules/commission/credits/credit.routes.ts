import { parseMoney } from '@contract/kernel/money'
import { credit } from '@contract/modules/commission/credit.document'
import { creditPreviewSchema, creditQuestion } from '@contract/modules/commission/credit-preview'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'
import { salePreviewRoute } from '@server/modules/commission/adjustments/sale-preview'
import {
  billedTranches,
  changeOf,
  findBilledSale,
  planCredit,
} from '@server/modules/commission/credits/plan-credit'

export function creditRoutes(
  app: PortalApp,
  platform: Platform,
  { sellers: port }: { sellers: SaleSellersPort },
): void {
  salePreviewRoute(app, platform, port, {
    path: credit.resource.path,
    permission: 'commission.credit.create',
    summary: 'What of a sale was billed, and what crediting a part of it would change',
    question: creditQuestion,
    answer: creditPreviewSchema,
    async preview(db, { sale_id, credit: asked }) {
      const billed = await findBilledSale(db, port, sale_id)
      const waiver = asked && { tranche_id: asked.tranche_id, amount: parseMoney(asked.amount) }
      return { tranches: billedTranches(billed), change: waiver && changeOf(planCredit(billed, waiver)) }
    },
  })
}
