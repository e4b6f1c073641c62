import { release } from '@contract/modules/commission/release.document'
import type { RequestStanding } from '@contract/modules/commission/request-line'
import type { KeptCommissionRequest } from '@contract/modules/commission/request.document'
import { statement } from '@contract/modules/commission/statement.document'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { isDocumentThere } from '@server/platform/documents/document.repository'
import { findStanding } from '@server/modules/commission/requests/request.repository'

const KEPT_IN = { statement: statement.resource, release: release.resource, file: null }

/** Whoever asked sees that something was drafted, and opens it once it is his to see. */
export async function standingOf(
  tx: Tx,
  actor: Actor,
  request: KeptCommissionRequest,
): Promise<RequestStanding> {
  const { tranche, product } = await asPortal(tx, ({ db }) => findStanding(db, request))
  if (!product) return { tranche, product }
  const resource = KEPT_IN[product.of]
  const may_open =
    !resource || (await isDocumentThere(tx.db, resource, product.id, accessWhere(actor, 'view', resource)))
  return { tranche, product: { ...product, may_open } }
}
