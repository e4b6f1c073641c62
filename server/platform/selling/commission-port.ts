import type { DateText } from '@contract/kernel/dates'
import type { CommissionView } from '@contract/selling/commission.calls'
import type { CountedSale } from '@contract/modules/commission/count-commission.rules'
import type { TrancheFacts } from '@contract/modules/commission/eligibility.rules'
import type { SchemeSnapshot } from '@contract/modules/commission/scheme-snapshot'
import type { ShareChange } from '@contract/selling/commission-adjustment'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'

export type SoldSale = Omit<CommissionedSale, 'sellers' | 'id'> & {
  id: string
  status: string
  sellers: readonly (CommissionedSale['sellers'][number] & { seller_id: string; user_id: string | null })[]
}

/** A sale with what says which scheme it is counted by. */
export type CommissionedSale = CountedSale & {
  id: string | null
  ou_id: string
  project_id: string
  developer_id: string
  reservation_date: DateText
}

/** Who reads: their own employee, and whose amounts beside it; "all" shows the company's part too. */
export type CommissionReader = { employee_id: string | null; sees: 'all' | readonly string[] }

/** Why commission is counted anew, and what was agreed to. */
export type CommissionChange = {
  cause: 'amendment' | 'correction'
  reason: string
  by: string | null
  source_id: string
  /** The unit is another developer's: what was billed to the one before stays a matter with him. */
  moves_developer: boolean
}

/** What of a locked commission would become different, of the shares that the reader may see. */
export type ComingAdjustment = {
  changes: readonly ShareChange[]
  /** Why it would be refused as things stand. */
  refusal: 'commission_on_statement' | 'commission_earned_on_collection' | null
  is_billed: boolean
}

/** Provided by commission; asked by sales and by the payments of a sale, inside their transaction. */
export type CommissionPort = {
  /** What tranches of a booked sale wait for, as far as it is there. */
  facts(db: Db, saleId: string): Promise<TrancheFacts>
  /** Who would earn what and when; null where no scheme holds for the project on that day. The same function posts. */
  project(db: Db, sale: CommissionedSale, reader: CommissionReader): Promise<CommissionView | null>
  /** At the reservation, and again with each change before the booking: written down, promised to nobody. */
  keepProjection(tx: Tx, sale: CommissionedSale & { id: string }): Promise<void>
  /** At the booking: scheme, levels, shares and tranches stand from now on. Answers what is kept with the sale. */
  freeze(
    tx: Tx,
    sale: CommissionedSale & { id: string },
  ): Promise<{ scheme_snapshot: SchemeSnapshot; base: string }>
  /** R-18, an amendment of a booked sale: counted anew under its snapshot, and what was billed is put right. */
  recompute(
    tx: Tx,
    sale: CommissionedSale & { id: string },
    change: CommissionChange,
  ): Promise<{ base: string }>
  /** The same asked beforehand, of the sale as it would be: nothing is written. Null where no commission is locked. */
  coming(tx: Tx, sale: SoldSale, reader: CommissionReader): Promise<ComingAdjustment | null>
  /** Refuses while a statement that is not sent yet claims commission of the sale, or one that bills it is disputed. */
  refuseUnsettled(tx: Tx, saleId: string): Promise<void>
  /** A cancelled or forfeited sale earns nothing: what was billed is credited, what was released is clawed back. */
  cancel(tx: Tx, saleId: string, reason: string | null): Promise<void>
  view(db: Db, saleId: string, reader: CommissionReader): Promise<CommissionView | null>
  /**
   * R-09, after every payment and every verified document: opens the tranches whose trigger is reached, locks again
   * those that a bounced cheque pulled below it while they are not billed. Answers which changed.
   */
  reevaluate(tx: Tx, saleId: string): Promise<readonly { seq: number; status: 'eligible' | 'locked' }[]>
}
