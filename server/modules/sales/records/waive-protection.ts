import type { Resource } from '@contract/kernel/define-resource'
import { saleResource } from '@contract/modules/sales/sale.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { notFound, Problem, staleRecord } from '@server/platform/http/problems'
import { strangersLead } from '@server/modules/sales/records/protection'
import { auditSale, type Asking, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { isReached, lockSale, updateSale } from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'

/** Whoever may move a lead from one seller to another may let another sell to it. */
const asLeads = { ...saleResource, permission: 'buyer.lead' } as unknown as Resource

/** the unit's word, with a reason, for these sellers and this buyer. */
export async function waiveProtection(
  { tx, actor }: Asking,
  parts: SaleParts,
  id: string,
  version: number | null,
  reason: string,
): Promise<void> {
  if (!(await isReached(tx.db, id, accessWhere(actor, 'transfer', asLeads)))) throw notFound()
  const sale = await lockSale(tx.db, id)
  if (!sale) throw notFound()
  if (version !== null && sale.row_version !== version) throw staleRecord(sale.row_version)
  if (sale.status !== 'draft') throw new Problem('conflict', 'sale_wrong_state')
  const sellers = await findSaleSellers(tx.db, id)
  // Who sells does not decide that he may.
  if (sellers.some(({ user_id }) => user_id === actor.userId)) throw new Problem('forbidden', 'not_own_sale')
  const [buyer] = await parts.buyers.find(tx.db, [sale.buyer_id])
  const employee_ids = sellers.flatMap(({ employee_id }) => employee_id ?? [])
  const question = { lead_id: sale.lead_id, employee_ids, waived: false }
  const lead = buyer && (await strangersLead(tx.db, parts, { buyer, ...question }))
  if (!lead) throw new Problem('conflict', 'nothing_protected')
  await updateSale(tx.db, id, {
    protection_waived_by: actor.userId,
    protection_waived_reason: reason,
    updated_by: actor.userId,
  })
  auditSale({ tx }, 'waive_protection', sale, {
    lead_no: [null, lead.lead_no],
    owner: [null, lead.owner_name],
    reason: [null, reason],
  })
}
