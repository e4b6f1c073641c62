import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  requestChoicesQuery,
  requestChoicesSchema,
  requestDraftsSchema,
  requestsBehindQuery,
  requestsBehindSchema,
  requestSellersSchema,
  requestStandingSchema,
} from '@contract/modules/commission/request-line'
import { commissionRequest } from '@contract/modules/commission/request.document'
import { statement } from '@contract/modules/commission/statement.document'
import { accessWhere, reachWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { AdvanceLimitPort } from '@server/platform/ledger/advance-port'
import { createRepository } from '@server/platform/resource/create-repository'
import {
  checkMayAskFor,
  findSellersToAskFor,
} from '@server/modules/commission/requests/asked-seller.repository'
import { choicesOf } from '@server/modules/commission/requests/request-choices'
import { standingOf } from '@server/modules/commission/requests/request-standing'
import { findBehind, findOpenDrafts } from '@server/modules/commission/requests/request.repository'

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
        return standingOf(tx, call.actor, row)
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
        const row = await repository.get(tx.db, access, call.params.id)
        return findOpenDrafts(tx.db, accessWhere(call.actor, 'edit', statement.resource), row)
      }, READ_ONLY),
    }),
  })
}
