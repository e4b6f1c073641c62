import type { DateText } from '@contract/kernel/dates'
import type { Financing } from '@contract/modules/sales/schedule.rules'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'

export type SellingBuyer = {
  id: string
  buyer_no: string
  ou_id: string
  full_name: string
  kind: 'individual' | 'corporate'
  employment: string | null
  mobile: string | null
  email: string | null
  lead_id: string | null
  /** Agreed to the use of personal data, and to which words of it. */
  consented: boolean
  is_active: boolean
}

export type RequiredDocument = {
  requirement_id: string
  code: string
  name: string
  mandatory_for: 'reservation' | 'booking' | 'takeout'
  /** A document of this kind that was verified with the buyer and is valid today; null where there is none. */
  buyer_document_id: string | null
  valid_to: DateText | null
}

/** Provided by buyers, asked by sales inside its transaction. */
export type BuyerPort = {
  /** Whoever asks may see them: `ouIds` are the units the caller acts in, null for all. Unknown ones are left out. */
  find(db: Db, buyerIds: readonly string[]): Promise<SellingBuyer[]>
  /** What papers such a sale needs, in the order a checklist shows them. */
  requirements(
    tx: Tx,
    sale: { buyer_id: string; project_id: string; financing: Financing },
  ): Promise<RequiredDocument[]>
}
