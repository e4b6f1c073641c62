import { ALWAYS } from '@server/platform/access/access-where'
import type { QuotePort } from '@server/platform/selling/quote-port'
import { findSellingQuote } from '@server/modules/property/quotes/quote.repository'
import { quoteWhere } from '@server/modules/property/quotes/quote.service'

/** What sales ask of quotes. */
export const quotePort: QuotePort = {
  find: (db, quoteId, asker) => findSellingQuote(db, quoteId, asker ? quoteWhere(asker, 'view') : ALWAYS),
}
