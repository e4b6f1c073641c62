import { z } from 'zod'
import { openedQuoteSchema, openQuoteSchema } from '@contract/modules/property/quote.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { BY_LINK, linkDoors } from '@server/platform/http/by-link'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { livingQuote, openQuote } from '@server/modules/property/quotes/opened-quote'
import { quotePaper } from '@server/modules/property/quotes/quote-paper'
import { findUnitFacts } from '@server/modules/property/quotes/quote.repository'

/** What a buyer may read: one quote, as long as its link lives. It changes nothing but the count of looks. */
export function externalQuoteRoutes(app: PortalApp, platform: Platform): void {
  const { opening } = linkDoors(platform)

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/quote',
    summary: 'What the link of a quote shows a buyer',
    body: openQuoteSchema,
    response: { 200: dataOf(openedQuoteSchema) },
    handler: async call => {
      await opening(call)
      return { data: await call.transaction(tx => openQuote(tx, call.body.token)) }
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/quote-pdf',
    summary: 'The computation sheet behind the link of a quote',
    body: openQuoteSchema,
    response: { 200: z.unknown() },
    handler: async call => {
      await opening(call)
      const { quote, facts, head } = await call.transaction(async tx => {
        const found = await livingQuote(tx, call.body.token)
        return {
          quote: found,
          facts: await findUnitFacts(tx.db, found.unit_id),
          head: await findPaperHead(tx.db, null),
        }
      })
      return sendPaper(
        call.reply,
        quote.quote_no,
        quotePaper({ quote, facts, head, locale: call.locale, forStaff: false }),
      )
    },
  })
}
