import type { BoardColumn } from '@contract/modules/buyers/lead.views'
import { triggerBetween, type LeadCategory } from '@contract/selling/lead-state.rules'
import type { PermissionCode } from '@contract/access/permission-catalogue'

type LeadPlace = { status_id: string; category: LeadCategory }
export type Target = Pick<BoardColumn, 'status_id' | 'name' | 'category'>

/** Where a person may put a lead by hand: within its category, or as the table of states says. */
export function targetsOf<T extends LeadPlace>(
  lead: LeadPlace,
  statuses: readonly T[],
  can: (code: PermissionCode) => boolean,
): T[] {
  return statuses.filter(status => {
    if (status.status_id === lead.status_id) return false
    if (status.category === lead.category) return can('buyer.lead.edit')
    const trigger = triggerBetween(lead.category, status.category)
    if (trigger === null) return false
    return can(trigger === 'reopen' ? 'buyer.lead.assign' : 'buyer.lead.edit')
  })
}
