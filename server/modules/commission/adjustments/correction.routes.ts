import { correction } from '@contract/modules/commission/correction.document'
import { correctionPreviewSchema, correctionQuestion } from '@contract/modules/commission/correction-preview'
import { asPortal } from '@server/platform/db/as-portal'
import { notFound } from '@server/platform/http/problems'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'
import { planCorrection, plannedValues } from '@server/modules/commission/adjustments/plan-correction'

/** Before anybody is asked: what other sellers or weights would change. */
export function correctionRoutes(
  app: PortalApp,
  platform: Platform,
  { sellers: port }: { sellers: SaleSellersPort },
): void {
  registerRoute(app, platform, {
    method: 'POST',
    url: `/api/v1${correction.resource.path}/preview`,
    access: { permission: 'commission.correction.create' },
    summary: 'What other sellers or weights of a sale would change of its commission; writes nothing',
    body: correctionQuestion,
    response: { 200: dataOf(correctionPreviewSchema) },
    handler: call =>
      call.transaction(
        async tx => {
          const { sale_id, sellers: asked } = call.body
          const seen = await port.find(tx.db, sale_id)
          if (!seen) throw notFound()
          // Its sellers may stand in other units.
          const plan = await asPortal(tx, ({ db }) => planCorrection(db, port, sale_id, asked))
          const sellers = plan.sale.sellers.map(({ seller_id, level, weight, name }) => ({
            ...{ seller_id, level, share_weight: weight, name },
          }))
          return { data: { sellers, ...plannedValues(plan) } }
        },
        { readOnly: true },
      ),
  })
}
