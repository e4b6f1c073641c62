import { amountInWords } from '@contract/kernel/amount-in-words'
import { parseMoney } from '@contract/kernel/money'
import type { OpenedQuote } from '@contract/modules/property/quote.calls'
import { isQuoteOver, quotedUnitIs } from '@contract/modules/property/quote.rules'
import { hashOf } from '@server/platform/access/tokens'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem } from '@server/platform/http/problems'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { findBuyersPhoto } from '@server/platform/people/user-photo.repository'
import {
  findByToken,
  findPicture,
  noteOpened,
  type LinkedQuote,
} from '@server/modules/property/quotes/quote-link.repository'
import { findUnitFacts, findUnitNow } from '@server/modules/property/quotes/quote.repository'

/** Never told apart: one that ran out and one that was taken back. */
export async function livingQuote(tx: Tx, token: string): Promise<LinkedQuote> {
  const quote = await findByToken(tx.db, hashOf(token))
  if (!quote) throw new Problem('link_unknown')
  if (quote.link_over) throw new Problem('link_expired')
  return quote
}

/** The price stays the quoted one, whatever the list says now; whether the unit is to be had is of this moment. */
export async function openQuote(tx: Tx, token: string): Promise<OpenedQuote> {
  const quote = await livingQuote(tx, token)
  const facts = await findUnitFacts(tx.db, quote.unit_id)
  const now = await findUnitNow(tx.db, quote.unit_id)
  const { company } = await findPaperHead(tx.db, null)
  await noteOpened(tx.db, quote.id)
  return {
    quote_no: quote.quote_no,
    company: { name: company.trade_name ?? company.legal_name, phone: company.phone, email: company.email },
    seller: {
      name: quote.seller_spoken,
      mobile: quote.seller_mobile,
      email: quote.seller_email,
      has_photo: (await sellerPhoto(tx, quote)) !== null,
    },
    project_name: quote.project_name,
    unit_code: quote.unit_code,
    ...facts,
    quoted_on: quote.quoted_on,
    valid_until: quote.valid_until,
    is_over: isQuoteOver(quote.valid_until, now.today),
    unit_is: quotedUnitIs(now.status, now.held_by === quote.seller_employee_id),
    reservation_fee: quote.reservation_fee,
    terms: quote.terms,
    figures: quote.figures,
    tcp_in_words: amountInWords(parseMoney(quote.figures.price.tcp)),
    has_picture: (await findPicture(tx.db, quote.unit_id)) !== null,
    interested_at: quote.interested_at,
  }
}

const sellerPhoto = async (tx: Tx, { seller_user_id }: LinkedQuote) =>
  seller_user_id === null ? null : findBuyersPhoto(tx.db, seller_user_id)

/** Which file shows whoever made a quote. */
export async function photoOf(tx: Tx, token: string): Promise<string> {
  const id = await sellerPhoto(tx, await livingQuote(tx, token))
  if (!id) throw notFound()
  return id
}

/** Which file shows the house of a quote. */
export async function pictureOf(tx: Tx, token: string): Promise<string> {
  const quote = await livingQuote(tx, token)
  const id = await findPicture(tx.db, quote.unit_id)
  if (!id) throw notFound()
  return id
}
