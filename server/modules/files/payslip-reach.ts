import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'

const RESOURCE = { permission: 'files.payslip', scope: { ou: 'ou_id' } }

/** Of others' payslips, those of the units that the right reaches. "own" reaches none here: there is another way to those. */
export function payslipReach(actor: Actor, table: 'payslip' | 'payslip_batch'): Condition {
  return accessWhere(actor, 'view', { ...RESOURCE, table })
}
