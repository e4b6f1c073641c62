import type { SalePreview } from '@contract/modules/sales/sale.views'
import type { Db } from '@server/platform/db/database'
import type { SellingBuyer } from '@server/platform/selling/buyer-port'
import type { SellingLead } from '@server/platform/selling/lead-port'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'

type Question = {
  buyer: Pick<SellingBuyer, 'mobile' | 'email'>
  lead_id: string | null
  employee_ids: readonly string[]
  waived: boolean
}

/** the protected lead of somebody who does not sell this; null where there is none. */
export async function strangersLead(
  db: Db,
  { leads }: Pick<SaleParts, 'leads'>,
  { buyer: { mobile, email }, lead_id, employee_ids }: Question,
): Promise<SellingLead | null> {
  const lead = await leads.protection(db, { lead_id, mobile, email })
  return lead && !employee_ids.includes(lead.owner_employee_id) ? lead : null
}

/** Where it is and until when, and no more: no name and no number. */
export async function protectionOf(
  db: Db,
  parts: Pick<SaleParts, 'leads'>,
  question: Question,
): Promise<SalePreview['protection']> {
  const lead = await strangersLead(db, parts, question)
  return lead && { ou_code: lead.ou_code, protected_until: lead.protected_until, waived: question.waived }
}
