import type { DraftSale } from '@contract/selling/sale.calls'
import type { Caller } from '@server/platform/access/caller'
import type { Db } from '@server/platform/db/database'
import { uniqueViolation } from '@server/platform/db/failures'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import type { QuotePort, SellingQuote } from '@server/platform/selling/quote-port'

type Quotes = { quotes: QuotePort }
type NamedQuote = { id: string; quote_id: string | null }

/** The quote that a draft is made from: seen by whoever drafts, of the same unit, and in no other sale. */
export async function quoteOfDraft(
  { tx, actor }: Caller,
  { quotes }: Quotes,
  { draft, sale, ou_id }: { draft: DraftSale; sale: NamedQuote | null; ou_id: string },
): Promise<SellingQuote | null> {
  if (draft.quote_id === null) return null
  const isKept = sale?.quote_id === draft.quote_id
  const quote = await quotes.find(tx.db, draft.quote_id, isKept ? null : actor)
  if (quote?.ou_id !== ou_id) throw fieldProblem('rule_broken', 'quote_id', 'reference_unknown')
  if (quote.unit_id !== draft.unit_id) throw fieldProblem('rule_broken', 'quote_id', 'quote_of_other_unit')
  if (quote.sale_id !== null && quote.sale_id !== sale?.id) throw quoteTaken()
  return quote
}

const quoteTaken = () => new Problem('conflict', 'quote_in_sale')

/** Of two who make a sale of one quote at once, one does. */
export async function refusingTakenQuote<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (uniqueViolation(error) === 'sale_one_live_a_quote') throw quoteTaken()
    throw error
  }
}

/** The price that the buyer was promised for a reservation of that day; null where the quote had lapsed by then. */
export const promisedPrice = (quote: SellingQuote | null, reservation_date: string): string | null =>
  quote && reservation_date <= quote.valid_until ? quote.list_price : null

export async function promisedPriceOf(
  db: Db,
  { quotes }: Quotes,
  { quote_id, reservation_date }: { quote_id: string | null; reservation_date: string },
): Promise<string | null> {
  const quote = quote_id === null ? null : await quotes.find(db, quote_id, null)
  return promisedPrice(quote, reservation_date)
}
