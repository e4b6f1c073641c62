import { z } from 'zod'
import type { Resource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { amendSaleSchema, previewSaleSchema } from '@contract/selling/sale.calls'
import { newSaleQuery, newSaleSchema } from '@contract/modules/sales/new-sale.views'
import { saleOfBuyerSchema, sellerChoiceSchema } from '@contract/modules/sales/sale-people.views'
import {
  amendmentPreviewSchema,
  macedaSchema,
  saleDetailSchema,
  salePreviewSchema,
  waitingSalePaperSchema,
} from '@contract/modules/sales/sale.views'
import { accessWhere } from '@server/platform/access/access-where'
import { unitIdsOf } from '@server/platform/access/actor'
import { notFound } from '@server/platform/http/problems'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { previewAmendment } from '@server/modules/sales/records/amendment-preview'
import { createAmendmentService } from '@server/modules/sales/records/amendment.service'
import { findWaitingPapers } from '@server/modules/sales/records/document.repository'
import { detailOf } from '@server/modules/sales/records/detail'
import { macedaOf } from '@server/modules/sales/records/maceda'
import { newSaleOf } from '@server/modules/sales/records/new-sale'
import { saleRecord, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { previewSale } from '@server/modules/sales/records/sale-preview'
import { isReached } from '@server/modules/sales/records/sale.repository'
import { findSalesOfBuyer, isBuyerSeen } from '@server/modules/sales/records/sales-of-buyer.repository'
import { findSellerChoices } from '@server/modules/sales/records/seller.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const WHY =
  'Sellers, leads and units of a sale stand in other operating units too; the sale itself is asked by the actor’s reach.'

/** More are not looked at in one sitting. */
const MOST_WAITING = 200
const SALES_URL = '/api/v1/sales/records'
const buyerRecord: Resource = buyerResource

/** What is read or reckoned. */
export function saleRoutes(app: PortalApp, platform: Platform, parts: SaleParts): void {
  const amendments = createAmendmentService(parts)

  registerRead(app, platform, {
    url: '/api/v1/sales/sellers',
    access: { permission: 'sales.record.create', or: 'sales.record.amend' },
    summary: 'Who may stand in a sale',
    query: z.strictObject({ search: z.string().max(60).default('') }),
    answers: z.array(sellerChoiceSchema),
    asPortal: WHY,
    read: (tx, call) =>
      findSellerChoices(tx.db, {
        userId: call.actor.userId,
        unitIds: call.actor.allUnits ? null : unitIdsOf(call.actor),
        search: call.query.search,
      }),
  })

  registerRead(app, platform, {
    url: '/api/v1/sales/documents/waiting',
    access: { permission: 'sales.record.edit', and: 'buyer.record.verify_document' },
    summary: 'Documents of sales, or of one, that the caller may verify, the oldest first',
    query: z.strictObject({ sale_id: idSchema.optional() }),
    answers: z.array(waitingSalePaperSchema),
    read: (tx, call) =>
      findWaitingPapers(tx.db, accessWhere(call.actor, 'edit', saleRecord), {
        userId: call.actor.userId,
        saleId: call.query.sale_id,
        most: MOST_WAITING,
      }),
  })

  registerRead(app, platform, {
    url: '/api/v1/sales/of-buyer/:id',
    access: { permission: 'sales.record.view', and: 'buyer.record.view' },
    summary: 'The sales in which a buyer stands, and as what',
    params: recordParams,
    answers: z.array(saleOfBuyerSchema),
    read: async ({ db }, call) => {
      const { actor, params } = call
      if (!(await isBuyerSeen(db, params.id, accessWhere(actor, 'view', buyerRecord)))) throw notFound()
      return findSalesOfBuyer(db, params.id, accessWhere(actor, 'view', saleRecord))
    },
  })

  registerRead(app, platform, {
    url: '/api/v1/sales/new-sale',
    access: { permission: 'sales.record.create' },
    summary: 'What a new sale begins with: the usual fee, and who sells it with those above',
    query: newSaleQuery,
    answers: newSaleSchema,
    asPortal: WHY,
    read: (tx, call) => newSaleOf({ tx, actor: call.actor }, parts, call.query),
  })

  registerRead(app, platform, {
    url: `${SALES_URL}/preview`,
    access: { permission: 'sales.record.create' },
    summary: 'What a sale would come to: price, schedule, commission; writes nothing',
    body: previewSaleSchema,
    answers: salePreviewSchema,
    read: (tx, call) => previewSale(tx, parts, { actor: call.actor, locale: call.locale, asked: call.body }),
  })

  registerRead(app, platform, {
    url: `${SALES_URL}/:id/detail`,
    access: { permission: 'sales.record.view' },
    summary: 'Everything of a sale, and what may be done with it now',
    params: recordParams,
    answers: saleDetailSchema,
    asPortal: WHY,
    read: (tx, call) => detailOf(tx, parts, call.actor, call.params.id),
  })

  registerRead(app, platform, {
    url: `${SALES_URL}/:id/maceda`,
    access: { permission: 'sales.record.view' },
    summary: 'What the law grants a buyer who stops paying (RA 6552)',
    params: recordParams,
    answers: macedaSchema,
    asPortal: WHY,
    read: async ({ db }, call) => {
      if (!(await isReached(db, call.params.id, accessWhere(call.actor, 'view', saleRecord))))
        throw notFound()
      return macedaOf(db, parts, call.params.id)
    },
  })

  registerRead(app, platform, {
    url: `${SALES_URL}/:id/amendments/preview`,
    access: { permission: 'sales.record.amend' },
    summary: 'A sale before and after a change; writes nothing',
    params: recordParams,
    body: amendSaleSchema,
    answers: amendmentPreviewSchema,
    locks: true,
    read: (tx, { actor, locale, params, body }) =>
      previewAmendment({ tx, actor, locale }, parts, amendments, params.id, body),
  })
}
