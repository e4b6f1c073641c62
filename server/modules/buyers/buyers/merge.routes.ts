import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { buyerMergeSchema, mergeBuyersSchema } from '@contract/modules/buyers/buyer.commands'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { BuyerFollower } from '@server/platform/selling/buyer-follower-port'
import { findMerges } from '@server/modules/buyers/buyers/merge.repository'
import { merge } from '@server/modules/buyers/buyers/merge.service'

const resource = buyerResource
const params = z.strictObject({ id: idSchema })

export function mergeRoutes(app: PortalApp, platform: Platform, followers: readonly BuyerFollower[]): void {
  const url = `/api/v1${buyerResource.path}/:id`
  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/merge`,
    access: { permission: 'buyer.record.merge' },
    summary: 'Make two records of one buyer one',
    params,
    body: mergeBuyersSchema,
    response: { 200: dataOf(shownSchema(buyerResource)) },
    needsVersion: true,
    // Sales are the portal's alone to write; which buyers may be merged is asked of the actor's own rows.
    asPortal:
      'Sales and papers of the buyer who goes may stand in other units; both buyers are asked by the actor’s reach.',
    handler: call =>
      call.transaction(async tx => {
        const { actor, params: of, version, body } = call
        const merging = { tx, actor, winnerId: of.id, version: version ?? 0, followers }
        return { data: await merge(merging, body) }
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/merges`,
    access: { permission: 'buyer.record.view' },
    summary: 'What was merged into a buyer',
    params,
    response: { 200: dataOf(z.array(buyerMergeSchema)) },
    handler: call =>
      call.transaction(
        async tx => ({
          data: await findMerges(tx.db, accessWhere(call.actor, 'view', resource), call.params.id),
        }),
        { readOnly: true },
      ),
  })
}
