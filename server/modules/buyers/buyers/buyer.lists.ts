import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { documentRequirementResource } from '@contract/modules/buyers/document-requirement.resource'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { LeadConversionPort } from '@server/platform/selling/lead-conversion-port'
import { buyerHooks } from '@server/modules/buyers/buyers/buyer.hooks'

/** What each is held to, by a form and a seed alike. */
export function buyerLists(seal: ColumnSeal, leads: LeadConversionPort | null) {
  return {
    buyer: { resource: buyerResource, hooks: buyerHooks(seal, leads) },
    requirement: { resource: documentRequirementResource, hooks: {} },
  }
}
