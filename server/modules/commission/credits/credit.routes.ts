import { parseMoney } from '@contract/kernel/money'
import { credit } from '@contract/modules/commission/credit.document'
import { creditPreviewSchema, creditQuestion } from '@contract/modules/commission/credit-preview'
import { asPortal } from '@server/platform/db/as-portal'
import { notFound } from '@server/platform/http/problems'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'
import {
  billedTranches,
  changeOf,
  findBilledSale,
  planCredit,
} from '@server/modules/commission/credits/plan-credit'

/** Before anybody is asked: what of a sale is billed, and what crediting a part of it would change. */
export function creditRoutes(
  app: PortalApp,
  platform: Platform,
  { sellers: port }: { sellers: SaleSellersPort },
): void {
  registerRoute(app, platform, {
    method: 'POST',
    url: `/api/v1${credit.resource.path}/preview`,
    access: { permission: 'commission.credit.create' },
    summary: 'What of a sale was billed, and what crediting a part of it would change; writes nothing',
    body: creditQuestion,
    response: { 200: dataOf(creditPreviewSchema) },
    handler: call =>
      call.transaction(
        async tx => {
          const { sale_id, credit: asked } = call.body
          if (!(await port.find(tx.db, sale_id))) throw notFound()
          // Its sellers may stand in other units.
          const billed = await asPortal(tx, ({ db }) => findBilledSale(db, port, sale_id))
          const waiver = asked && { tranche_id: asked.tranche_id, amount: parseMoney(asked.amount) }
          const change = waiver && changeOf(planCredit(billed, waiver))
          return { data: { tranches: billedTranches(billed), change } }
        },
        { readOnly: true },
      ),
  })
}
