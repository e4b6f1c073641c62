import { sql } from 'kysely'
import { ALWAYS } from '@server/platform/access/access-where'
import type { QuotePort, SellingQuote } from '@server/platform/selling/quote-port'
import { quoteWhere } from '@server/modules/property/quotes/quote.service'

/** What sales ask of quotes. */
export const quotePort: QuotePort = {
  async find(db, quoteId, asker) {
    const access = asker ? quoteWhere(asker, 'view') : ALWAYS
    const { rows } = await sql<SellingQuote>`
      select id, quote_no, ou_id, unit_id, seller_employee_id, lead_id, list_price::text, valid_until::text, sale_id
      from unit_quote where id = ${quoteId} and ${access}`.execute(db)
    return rows[0] ?? null
  },
}
