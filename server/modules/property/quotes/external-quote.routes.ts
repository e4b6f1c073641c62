import {
  openedQuoteSchema,
  openQuoteSchema,
  quoteInterestSchema,
} from '@contract/modules/property/quote.calls'
import type { Tx } from '@server/platform/db/transaction'
import { registerStoredFile } from '@server/platform/files/register-file'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { linkDoors } from '@server/platform/http/by-link'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { registerPaper } from '@server/platform/pdf/register-paper'
import type { LeadPort } from '@server/platform/selling/lead-port'
import { livingQuote, openQuote, photoOf, pictureOf } from '@server/modules/property/quotes/opened-quote'
import { sayInterest } from '@server/modules/property/quotes/quote-interest.service'
import { quotePaper } from '@server/modules/property/quotes/quote-paper'
import { findUnitFacts } from '@server/modules/property/quotes/quote.repository'

/** What a buyer may do: read one quote, as long as its link lives, and say that she is interested. */
export function externalQuoteRoutes(app: PortalApp, platform: Platform, leads: LeadPort): void {
  const { opening, pressing } = linkDoors(platform)

  registerRead(app, platform, {
    ...opening,
    url: '/api/v1/external/quote',
    summary: 'What the link of a quote shows a buyer',
    body: openQuoteSchema,
    answers: openedQuoteSchema,
    leavesTrace: true,
    read: (tx, call) => openQuote(tx, call.body.token),
  })

  registerPaper(app, platform, {
    ...opening,
    url: '/api/v1/external/quote-pdf',
    summary: 'The computation sheet behind the link of a quote',
    body: openQuoteSchema,
    read: async (tx, call) => {
      const quote = await livingQuote(tx, call.body.token)
      return { quote, facts: await findUnitFacts(tx.db, quote.unit_id) }
    },
    print: ({ quote, facts }, head, { locale }) => ({
      name: quote.quote_no,
      paper: quotePaper({ quote, facts, head, locale, forStaff: false }),
    }),
  })

  const picture = (url: string, summary: string, fileOf: (tx: Tx, token: string) => Promise<string>) =>
    registerStoredFile(app, platform, {
      ...opening,
      url,
      summary,
      body: openQuoteSchema,
      find: async (tx, call) => platform.files.getFile(tx, await fileOf(tx, call.body.token)),
    })
  picture('/api/v1/external/quote-picture', 'The picture of the house behind the link of a quote', pictureOf)
  picture('/api/v1/external/quote-photo', 'The photo of the seller behind the link of a quote', photoOf)

  registerWrite(app, platform, {
    ...pressing,
    url: '/api/v1/external/quote-interest',
    summary: 'The buyer behind the link of a quote asks to be called',
    body: quoteInterestSchema,
    answers: null,
    write: (tx, call) => sayInterest(tx, leads, call.body),
  })
}
