import type { DateText } from '@contract/kernel/dates'
import type {
  DocumentGiver,
  DocumentKeeper,
  DocumentStage,
  DocumentStatus,
} from '@contract/selling/requirements.rules'
import type { Financing } from '@contract/selling/schedule.rules'
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

/** A paper that a sale needs of one of its buyers, and where it stands with them today. */
export type RequiredDocument = {
  requirement_id: string
  /** Whose paper it is: the principal's or a co-buyer's. */
  buyer_id: string
  code: string
  name: string
  from_whom: DocumentGiver
  kept_with: DocumentKeeper
  mandatory_for: DocumentStage
  status: DocumentStatus
  /** The paper that was judged: the valid one, else the newest; null where none of this kind was handed in. */
  buyer_document_id: string | null
  valid_to: DateText | null
  reject_reason: string | null
}

/** Provided by buyers, asked by sales inside its transaction. */
export type BuyerPort = {
  /** Whoever asks may see them: `ouIds` are the units the caller acts in, null for all. Unknown ones are left out. */
  find(db: Db, buyerIds: readonly string[]): Promise<SellingBuyer[]>
  /** What papers such a sale needs, in the order a checklist shows them. */
  requirements(
    tx: Tx,
    sale: {
      buyer_id: string
      co_buyer_ids?: readonly string[]
      project_id: string
      financing: Financing
    },
  ): Promise<RequiredDocument[]>
}
