import { correction } from '@contract/modules/commission/correction.document'
import { correctionPreviewSchema, correctionQuestion } from '@contract/modules/commission/correction-preview'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'
import { planCorrection, plannedValues } from '@server/modules/commission/adjustments/plan-correction'
import { salePreviewRoute } from '@server/modules/commission/adjustments/sale-preview'

export function correctionRoutes(
  app: PortalApp,
  platform: Platform,
  { sellers: port }: { sellers: SaleSellersPort },
): void {
  salePreviewRoute(app, platform, port, {
    path: correction.resource.path,
    permission: 'commission.correction.create',
    summary: 'What other sellers or weights of a sale would change of its commission',
    question: correctionQuestion,
    answer: correctionPreviewSchema,
    async preview(db, { sale_id, sellers: asked }) {
      const plan = await planCorrection(db, port, sale_id, asked)
      const sellers = plan.sale.sellers.map(({ seller_id, level, weight, name }) => ({
        ...{ seller_id, level, share_weight: weight, name },
      }))
      return { sellers, ...plannedValues(plan) }
    },
  })
}
