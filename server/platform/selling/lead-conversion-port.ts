import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'

export type ConvertedLead = {
  id: string
  ou_id: string
  owner_employee_id: string | null
  full_name: string
  mobile: string | null
  email: string | null
  consent_at: string | null
  consent_text_version: string | null
  converted_buyer_id: string | null
}

/** Provided by leads, asked when a lead becomes a buyer. */
export type LeadConversionPort = {
  /** Locked until the transaction ends; null where this actor may not see the lead. */
  take(tx: Tx, actor: Actor, leadId: string): Promise<ConvertedLead | null>
  converted(tx: Tx, leadId: string, buyerId: string): Promise<void>
}
