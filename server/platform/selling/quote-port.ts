import type { DateText } from '@contract/kernel/dates'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'

/** What a sale must know of the quote that it is made from. */
export type SellingQuote = {
  id: string
  quote_no: string
  ou_id: string
  unit_id: string
  seller_employee_id: string
  lead_id: string | null
  list_price: string
  /** The list price stands through this day. */
  valid_until: DateText
  /** The sale that was made of it. */
  sale_id: string | null
}

/** Provided by property, asked by sales inside their transaction. */
export type QuotePort = {
  /** As far as the asker may see it; null for nobody, where the sale names it already. */
  find(db: Db, quoteId: string, asker: Actor | null): Promise<SellingQuote | null>
}
