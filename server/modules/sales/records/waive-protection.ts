import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { strangersLead } from '@server/modules/sales/records/protection'
import { wrongState, type SaleContext, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { updateSale, type StoredSale } from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'

/** the unit's word, with a reason, for these sellers and this buyer. */
export async function waiveProtection(
  { tx, actor, record: sale, audit }: SaleContext,
  parts: SaleParts,
  reason: string,
): Promise<void> {
  if (sale.status !== 'draft') throw wrongState()
  const { sellers, lead } = await protectedBeyondUnit(tx, parts, sale)
  // Who sells does not decide that he may.
  if (sellers.some(({ user_id }) => user_id === actor.userId)) throw new Problem('forbidden', 'not_own_sale')
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

/** Whoever sells it, and the lead that is protected for somebody else: of whatever unit. */
function protectedBeyondUnit(tx: Tx, parts: SaleParts, sale: StoredSale) {
  return asPortal(tx, async ({ db }) => {
    const sellers = await findSaleSellers(db, sale.id)
    const [buyer] = await parts.buyers.find(db, [sale.buyer_id])
    const employee_ids = sellers.flatMap(({ employee_id }) => employee_id ?? [])
    const question = { lead_id: sale.lead_id, employee_ids, waived: false }
    return { sellers, lead: buyer && (await strangersLead(db, parts, { buyer, ...question })) }
  })
}
