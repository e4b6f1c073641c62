import { z } from 'zod'
import { moneyText } from '@contract/kernel/money'
import { idSchema } from '@contract/kernel/ids'
import { releaseBars } from '@contract/modules/commission/payee.rules'
import {
  requestChoicesQuery,
  requestChoicesSchema,
  requestDraftsSchema,
  requestsBehindQuery,
  requestsBehindSchema,
  requestSellersSchema,
  requestStandingSchema,
  type RequestChoices,
  type RequestStanding,
} from '@contract/modules/commission/request-line'
import { billingProblems } from '@contract/modules/commission/request.rules'
import { commissionRequest, type CommissionRequest } from '@contract/modules/commission/request.document'
import { release } from '@contract/modules/commission/release.document'
import { statement } from '@contract/modules/commission/statement.document'
import { accessWhere, reachWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { isDocumentThere } from '@server/platform/documents/document.repository'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { AdvanceLimitPort } from '@server/platform/ledger/advance-port'
import { createRepository } from '@server/platform/resource/create-repository'
import { findPayee } from '@server/modules/commission/releases/payee.repository'
import {
  checkMayAskFor,
  findSellersToAskFor,
} from '@server/modules/commission/requests/asked-seller.repository'
import {
  findAskedHoldbacks,
  findAskedShares,
  findAskedTranches,
  findUnpaid,
} from '@server/modules/commission/requests/asked-share.repository'
import {
  findBehind,
  findOpenDrafts,
  findStanding,
  lockAskedTranche,
  type FoundProduct,
} from '@server/modules/commission/requests/request.repository'

const { resource } = commissionRequest
const REQUESTS = `/api/v1${resource.path}`
const READ_ONLY = { readOnly: true }
const params = z.strictObject({ id: idSchema })

/** What may be asked for, how a request stands, and what it can be answered with. */
export function requestRoutes(
  app: PortalApp,
  platform: Platform,
  { advanceLimit }: { advanceLimit: AdvanceLimitPort },
): void {
  const repository = createRepository(resource)

  registerRoute(app, platform, {
    method: 'GET',
    url: `${REQUESTS}/sellers`,
    access: { permission: 'commission.request.create' },
    summary: 'For whom the reader may ask: for himself, for his people, for everybody',
    response: { 200: dataOf(requestSellersSchema) },
    handler: async call => ({
      data: await call.transaction(({ db }) => findSellersToAskFor(db, call.actor), READ_ONLY),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${REQUESTS}/choices`,
    access: { permission: 'commission.request.create' },
    summary: 'What may be asked for a seller now, and what developers have not paid yet',
    query: requestChoicesQuery,
    response: { 200: dataOf(requestChoicesSchema) },
    handler: async call => {
      const { seller_id } = call.query
      return {
        data: await call.transaction(async tx => {
          await checkMayAskFor(tx.db, call.actor, seller_id)
          return choicesOf(tx, advanceLimit, { sellerId: seller_id, userId: call.actor.userId })
        }, READ_ONLY),
      }
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${REQUESTS}/behind`,
    access: { permission: 'commission.request.view' },
    summary: 'The requests that a statement or a release answers',
    query: requestsBehindQuery,
    response: { 200: dataOf(requestsBehindSchema) },
    handler: async call => {
      const access = accessWhere(call.actor, 'view', resource)
      const { product_id } = call.query
      return { data: await call.transaction(({ db }) => findBehind(db, access, product_id), READ_ONLY) }
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${REQUESTS}/:id/standing`,
    access: { permission: 'commission.request.view' },
    summary: 'The tranche of a request as it stands now, and what the request has led to',
    params,
    response: { 200: dataOf(requestStandingSchema) },
    handler: async call => ({
      data: await call.transaction(async tx => {
        const row = await repository.get(tx.db, accessWhere(call.actor, 'view', resource), call.params.id)
        const standing = await asPortal(tx, ({ db }) => findStanding(db, row as unknown as CommissionRequest))
        return { ...standing, product: await withReader(tx, call.actor, standing.product) }
      }, READ_ONLY),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${REQUESTS}/:id/drafts`,
    access: { permission: 'commission.soa.generate' },
    summary: 'Draft statements that could bill the tranche of a request',
    params,
    response: { 200: dataOf(requestDraftsSchema) },
    handler: async call => ({
      data: await call.transaction(async tx => {
        const access = reachWhere(call.actor, ['commission.soa.generate'], resource)
        const row = (await repository.get(tx.db, access, call.params.id)) as unknown as CommissionRequest
        const tranche = await asPortal(tx, ({ db }) => lockAskedTranche(db, row.tranche_id))
        if (!tranche) return []
        const { developer_id } = tranche
        return findOpenDrafts(tx.db, accessWhere(call.actor, 'edit', statement.resource), {
          ...{ developer_id, ou_id: row.ou_id },
        })
      }),
    }),
  })
}

async function choicesOf(
  tx: Tx,
  advanceLimit: AdvanceLimitPort,
  { sellerId, userId }: { sellerId: string; userId: string },
): Promise<RequestChoices> {
  const { db } = tx
  const today = await businessDay(db)
  const payee = await asPortal(tx, portal => findPayee(portal.db, sellerId))
  const { employee_id } = payee
  const limit = employee_id === null ? null : await advanceLimit.ofCommission(tx, employee_id)
  return {
    tranches: (await findAskedTranches(db, sellerId)).filter(
      tranche => billingProblems(tranche).length === 0,
    ),
    shares: await findAskedShares(db, sellerId),
    holdbacks: await findAskedHoldbacks(db, sellerId, today),
    unpaid: await findUnpaid(db, sellerId),
    advance_limit: limit === null ? null : moneyText(limit),
    is_own: payee.user_id === userId,
    bars: releaseBars(payee, today),
  }
}

/** The one who asked sees that it was drafted, and opens it once it is his to see. */
async function withReader(
  tx: Tx,
  actor: Actor,
  product: FoundProduct | null,
): Promise<RequestStanding['product']> {
  if (!product) return null
  const made = { statement, release, file: null }[product.of]
  const may_open =
    !made ||
    (await isDocumentThere(tx.db, made.resource, product.id, accessWhere(actor, 'view', made.resource)))
  return { ...product, may_open }
}
