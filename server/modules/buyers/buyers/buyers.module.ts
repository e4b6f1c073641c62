import { z } from 'zod'
import { shownSchema, type Resource } from '@contract/kernel/define-resource'
import { CORRECTION_REFUSALS } from '@contract/modules/buyers/buyer-correction.rules'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import type { BuyerFollower } from '@server/platform/selling/buyer-follower-port'
import type { LeadConversionPort } from '@server/platform/selling/lead-conversion-port'
import { registerBuyerCommands } from '@server/modules/buyers/buyers/buyer-commands'
import { buyerLists } from '@server/modules/buyers/buyers/buyer.lists'
import { buyerWriteRoutes } from '@server/modules/buyers/buyers/buyer-write.routes'
import { buyers } from '@server/modules/buyers/buyers/consent.service'
import { buyerRoutes } from '@server/modules/buyers/buyers/buyer.routes'
import { documentRoutes } from '@server/modules/buyers/buyers/document.routes'
import { mergeRoutes } from '@server/modules/buyers/buyers/merge.routes'

export type BuyersPorts = {
  seal: ColumnSeal
  /** Null as long as nothing can be converted. */
  leads: LeadConversionPort | null
  /** Who keeps something with a buyer, in the order in which locks are taken: sales before leads. */
  followers: readonly BuyerFollower[]
}

export function buyersModule(
  app: PortalApp,
  platform: Platform,
  { seal, leads, followers }: BuyersPorts,
): void {
  const { buyer, requirement } = buyerLists(seal, leads)
  const one = shownSchema(buyerResource).extend({
    may_correct: z.boolean().optional(),
    correction_refused: z.enum(CORRECTION_REFUSALS).nullable().optional(),
  })
  buyerRoutes(app, platform, seal, leads)
  registerResource(app, platform, buyer.resource, {
    // Files of a buyer are their papers, which are kept sealed and verified; there is no second place for them.
    only: ['list', 'look', 'create'],
    hooks: buyer.hooks,
    one,
  })
  const context = { resource: buyer.resource as Resource, repository: buyers, hooks: buyer.hooks, one }
  buyerWriteRoutes(app, platform, context, leads)
  registerResource(app, platform, requirement.resource, {
    only: ['list', 'get', 'create', 'update', 'deactivate'],
    hooks: requirement.hooks,
  })
  const parts = { files: platform.files, followers }
  documentRoutes(app, platform, parts)
  registerBuyerCommands(app, platform, parts)
  mergeRoutes(app, platform, followers)
}
