import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { buyerMergeSchema, mergeBuyersSchema } from '@contract/modules/buyers/buyer.calls'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerWrite } from '@server/platform/http/register-write'
import { registerRead } from '@server/platform/http/register-read'
import type { BuyerFollower } from '@server/platform/selling/buyer-follower-port'
import { findMerges } from '@server/modules/buyers/buyers/merge.repository'
import { merge } from '@server/modules/buyers/buyers/merge.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const resource = buyerResource
const shownBuyer: z.ZodType = shownSchema(buyerResource)

export function mergeRoutes(app: PortalApp, platform: Platform, followers: readonly BuyerFollower[]): void {
  const url = `/api/v1${buyerResource.path}/:id`
  registerWrite(app, platform, {
    url: `${url}/merge`,
    access: { permission: 'buyer.record.merge' },
    summary: 'Make two records of one buyer one',
    params: recordParams,
    body: mergeBuyersSchema,
    answers: shownBuyer,
    needsVersion: true,
    // Sales are the portal's alone to write; which buyers may be merged is asked of the actor's own rows.
    asPortal:
      'Sales and papers of the buyer who goes may stand in other units; both buyers are asked by the actor’s reach.',
    write: async (tx, call) => {
      const { actor, params: of, version, body } = call
      const merging = { tx, actor, winnerId: of.id, version: version ?? 0, followers }
      return merge(merging, body)
    },
  })

  registerRead(app, platform, {
    url: `${url}/merges`,
    access: { permission: 'buyer.record.view' },
    summary: 'What was merged into a buyer',
    params: recordParams,
    answers: z.array(buyerMergeSchema),
    read: (tx, call) => findMerges(tx.db, accessWhere(call.actor, 'view', resource), call.params.id),
  })
}
