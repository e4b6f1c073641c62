import { saleResource } from '@contract/modules/sales/sale.resource'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'

/** The sales that a right over payments reaches: a payment is never wider or narrower than its sale. */
export function saleReach(actor: Actor, action: 'view' | 'create' | 'verify' | 'import'): Condition {
  const { table, scope } = saleResource
  return accessWhere(actor, action, { table, scope, permission: 'sales.payment' })
}
