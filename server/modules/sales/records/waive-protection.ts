import { Problem } from '@server/platform/http/problems'
import { strangersLead } from '@server/modules/sales/records/protection'
import { wrongState, type SaleContext, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { updateSale } from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'

/** the unit's word, with a reason, for these sellers and this buyer. */
export async function waiveProtection(
  { tx, actor, record: sale, audit }: SaleContext,
  parts: SaleParts,
  reason: string,
): Promise<void> {
  if (sale.status !== 'draft') throw wrongState()
  const sellers = await findSaleSellers(tx.db, sale.id)
  // Who sells does not decide that he may.
  if (sellers.some(({ user_id }) => user_id === actor.userId)) throw new Problem('forbidden', 'not_own_sale')
  const [buyer] = await parts.buyers.find(tx.db, [sale.buyer_id])
  const employee_ids = sellers.flatMap(({ employee_id }) => employee_id ?? [])
  const question = { lead_id: sale.lead_id, employee_ids, waived: false }
  const lead = buyer && (await strangersLead(tx.db, parts, { buyer, ...question }))
  if (!lead) throw new Problem('conflict', 'nothing_protected')
  await updateSale(tx.db, sale.id, {
    protection_waived_by: actor.userId,
    protection_waived_reason: reason,
    updated_by: actor.userId,
  })
  audit({
    lead_no: [null, lead.lead_no],
    owner: [null, lead.owner_name],
    reason: [null, reason],
  })
}
