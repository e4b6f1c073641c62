import { release } from '@contract/modules/commission/release.document'
import {
  requestChoicesQuery,
  requestChoicesSchema,
  requestDraftsSchema,
  requestsBehindQuery,
  requestsBehindSchema,
  requestSellersSchema,
  requestStandingSchema,
  type RequestStanding,
} from '@contract/modules/commission/request-line'
import { commissionRequest, type KeptCommissionRequest } from '@contract/modules/commission/request.document'
import { statement } from '@contract/modules/commission/statement.document'
import { accessWhere, reachWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { isDocumentThere } from '@server/platform/documents/document.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import type { AdvanceLimitPort } from '@server/platform/ledger/advance-port'
import { createRepository } from '@server/platform/resource/create-repository'
import {
  checkMayAskFor,
  findSellersToAskFor,
} from '@server/modules/commission/requests/asked-seller.repository'
import { choicesOf } from '@server/modules/commission/requests/request-choices'
import {
  findBehind,
  findOpenDrafts,
  findStanding,
} from '@server/modules/commission/requests/request.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const { resource } = commissionRequest
const REQUESTS = `/api/v1${resource.path}`

/** What may be asked for, how a request stands, and what it can be answered with. */
export function requestRoutes(
  app: PortalApp,
  platform: Platform,
  { advanceLimit }: { advanceLimit: AdvanceLimitPort },
): void {
  const repository = createRepository(resource)

  registerRead(app, platform, {
    url: `${REQUESTS}/sellers`,
    access: { permission: 'commission.request.create' },
    summary: 'For whom the reader may ask: for himself, for his people, for everybody',
    answers: requestSellersSchema,
    read: ({ db }, call) => findSellersToAskFor(db, call.actor),
  })

  registerRead(app, platform, {
    url: `${REQUESTS}/choices`,
    access: { permission: 'commission.request.create' },
    summary: 'What may be asked for a seller now, and what developers have not paid yet',
    query: requestChoicesQuery,
    answers: requestChoicesSchema,
    read: async (tx, call) => {
      const { seller_id } = call.query
      await checkMayAskFor(tx.db, call.actor, seller_id)
      return choicesOf(tx, advanceLimit, { sellerId: seller_id, userId: call.actor.userId })
    },
  })

  registerRead(app, platform, {
    url: `${REQUESTS}/behind`,
    access: { permission: 'commission.request.view' },
    summary: 'The requests that a statement or a release answers',
    query: requestsBehindQuery,
    answers: requestsBehindSchema,
    read: async ({ db }, call) => {
      const access = accessWhere(call.actor, 'view', resource)
      const { product_id } = call.query
      return findBehind(db, access, product_id)
    },
  })

  registerRead(app, platform, {
    url: `${REQUESTS}/:id/standing`,
    access: { permission: 'commission.request.view' },
    summary: 'The tranche of a request as it stands now, and what the request has led to',
    params: recordParams,
    answers: requestStandingSchema,
    read: async (tx, call) => {
      const row = await repository.get(tx.db, accessWhere(call.actor, 'view', resource), call.params.id)
      return standingOf(tx, call.actor, row)
    },
  })

  registerRead(app, platform, {
    url: `${REQUESTS}/:id/drafts`,
    access: { permission: 'commission.soa.generate' },
    summary: 'Draft statements that could bill the tranche of a request',
    params: recordParams,
    answers: requestDraftsSchema,
    read: async (tx, call) => {
      const access = reachWhere(call.actor, ['commission.soa.generate'], resource)
      const row = await repository.get(tx.db, access, call.params.id)
      return findOpenDrafts(tx.db, accessWhere(call.actor, 'edit', statement.resource), row)
    },
  })
}

const KEPT_IN = { statement: statement.resource, release: release.resource, file: null }

/** Whoever asked sees that something was drafted, and opens it once it is his to see. */
async function standingOf(tx: Tx, actor: Actor, request: KeptCommissionRequest): Promise<RequestStanding> {
  const { tranche, product } = await asPortal(tx, ({ db }) => findStanding(db, request))
  if (!product) return { tranche, product }
  const resource = KEPT_IN[product.of]
  const may_open =
    !resource || (await isDocumentThere(tx.db, resource, product.id, accessWhere(actor, 'view', resource)))
  return { tranche, product: { ...product, may_open } }
}
