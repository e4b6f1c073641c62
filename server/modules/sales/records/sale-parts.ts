import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import type { Resource } from '@contract/kernel/define-resource'
import { saleResource } from '@contract/modules/sales/sale.resource'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Caller } from '@server/platform/access/caller'
import type { ApprovalPort } from '@server/platform/approvals/approval-port'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem } from '@server/platform/http/problems'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import type { BuyerPort } from '@server/platform/selling/buyer-port'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import type { LeadPort } from '@server/platform/selling/lead-port'
import type { PaymentPort } from '@server/platform/selling/payment-port'
import type { QuotePort } from '@server/platform/selling/quote-port'
import type { UnitPort } from '@server/platform/selling/unit-port'
import { lockSale, type StoredSale } from '@server/modules/sales/records/sale.repository'

/** What a sale asks of its neighbours. */
export type SaleParts = {
  units: UnitPort
  leads: LeadPort
  buyers: BuyerPort
  payments: PaymentPort
  quotes: QuotePort
  commission: CommissionPort
  approvals: ApprovalPort
}
/** Whoever asks it of a sale, which is locked and of the version that they saw. */
export type SaleContext = Caller & { record: StoredSale; audit: (diff: unknown, verb?: AuditVerb) => void }

export const saleRecord: Resource = saleResource
export const sales = createRepository(saleRecord)

export function shownSale(db: Db, actor: Actor, id: string): Promise<RecordRow> {
  return sales.get(db, accessWhere(actor, 'view', saleRecord), id)
}

/** The rights that reach a sale of somebody who may not see it are none: what is not seen is not there. */
export async function lockReached({ db }: Tx, access: Condition, id: string): Promise<StoredSale> {
  const sale = await lockSale(db, id, access)
  if (!sale) throw notFound()
  return sale
}

export const wrongState = () => new Problem('conflict', 'sale_wrong_state')

export function auditSale(
  { tx }: Pick<Caller, 'tx'>,
  verb: AuditVerb,
  sale: { id: string; ou_id: string },
  diff: unknown,
) {
  tx.audit({ action: `sale.${verb}`, entityType: 'sale', entityId: sale.id, ouId: sale.ou_id, diff })
}
