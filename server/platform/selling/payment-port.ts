import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'

/** What was paid for a sale, as developers report it; all decimal text. */
export type PaidFacts = {
  /** principal that has cleared. */
  collected_principal: string
  /** Everything that has cleared, interest and penalty too: what the Maceda law counts. */
  total_paid: string
  first_paid_on: DateText | null
  /** The day the lender paid the balance out. */
  taken_out_on: DateText | null
  /** Post-dated cheques were handed over. */
  has_pdc: boolean
}

/** Provided by payments (of sales), asked by the sale and by commission. */
export type PaymentPort = {
  /** The row of the reservation fee, verified by the one who confirms the reservation against the receipt. */
  recordReservationFee(
    tx: Tx,
    fee: {
      sale_id: string
      ou_id: string
      amount: string
      paid_on: DateText
      developer_or_no: string
      by: string | null
    },
  ): Promise<void>
  paid(db: Db, saleId: string): Promise<PaidFacts>
  /** After an amendment: spreads what was paid over the new schedule, and moves stage and end with it. */
  settle(tx: Tx, saleId: string, by: string | null): Promise<void>
}
