import type { QuoteInterest } from '@contract/modules/property/quote.calls'
import { hashOf } from '@server/platform/access/tokens'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import type { LeadPort } from '@server/platform/selling/lead-port'
import { livingQuote } from '@server/modules/property/quotes/opened-quote'
import { noteInterest, type LinkedQuote } from '@server/modules/property/quotes/quote-link.repository'

/**
 * Tells the seller once a day, and of every further comment, and writes it into the history of the lead; what the buyer
 * wrote is read in the portal and stays out of mails.
 */
export async function sayInterest(tx: Tx, leads: LeadPort, said: QuoteInterest): Promise<void> {
  const quote = await livingQuote(tx, said.token)
  const { contact, note } = said
  await noteInterest(tx.db, quote.id, { contact, note })
  tx.audit({
    action: 'unit_quote.interest',
    entityType: 'unit_quote',
    entityId: quote.id,
    ouId: quote.ou_id,
  })
  if (quote.lead_id)
    await leads.noteInterest(
      tx,
      quote.lead_id,
      [quote.quote_no, quote.unit_code, contact, note].filter(Boolean).join(' · '),
    )
  const ofToday = `quote.interest ${quote.id} ${await businessDay(tx.db)}`
  const told = await tellSeller(tx, quote, note, ofToday)
  if (told === 0 && note) await tellSeller(tx, quote, note, `${ofToday} ${hashOf(note).toString('hex')}`)
}

async function tellSeller(
  tx: Tx,
  quote: LinkedQuote,
  note: string | null,
  dedupeKey: string,
): Promise<number> {
  return notify(tx, {
    kind: 'quote.interest',
    to: quote.seller_user_id ? [quote.seller_user_id] : [],
    subject: { type: 'unit_quote', id: quote.id },
    params: {
      quote: quote.quote_no,
      unit: `${quote.project_name} ${quote.unit_code}`,
      note: note ?? '',
    },
    path: quote.lead_id
      ? `/buyer-management/prospect?record=${quote.lead_id}`
      : `/property/list?record=${quote.unit_id}&tab=quote`,
    dedupeKey,
  })
}
