import type { DateText } from '@contract/kernel/dates'
import type { LeadCategory, LeadTrigger } from '@contract/selling/lead-state.rules'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'

export type SellingLead = {
  id: string
  lead_no: string
  ou_id: string
  ou_code: string
  full_name: string
  category: LeadCategory
  owner_employee_id: string
  owner_name: string
  protected_until: DateText
  is_protected: boolean
}

/** What follows from a sale; that somebody drafts one for a lead is work on it. */
export type LeadStep = Extract<LeadTrigger, 'work' | 'sale_reserved' | 'sale_booked' | 'sale_ended'>

/** Provided by leads, asked by sales inside its transaction; the lead is the last to be locked. */
export type LeadPort = {
  find(db: Db, leadId: string): Promise<SellingLead | null>
  /**
   * the lead that protects these numbers today, whosever it is and in whatever unit; the lead that the sale
   * names counts too. Null where nobody is protected.
   */
  protection(
    db: Db,
    question: { lead_id: string | null; mobile: string | null; email: string | null },
  ): Promise<SellingLead | null>
  /** The buyer said on the page of a quote that she is interested: a line in the history, nothing else. */
  noteInterest(tx: Tx, leadId: string, text: string): Promise<void>
  /**
   * Locks the lead and moves it where its table knows the step; a lead that is elsewhere stays there (won stays won).
   * Writes an activity that names the sale.
   */
  move(
    tx: Tx,
    leadId: string,
    step: LeadStep,
    why: { sale_id: string; sale_no: string | null; by: string | null; buyer_id: string },
  ): Promise<void>
}
