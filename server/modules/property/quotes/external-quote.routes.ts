import { z } from 'zod'
import {
  openedQuoteSchema,
  openQuoteSchema,
  quoteInterestSchema,
} from '@contract/modules/property/quote.commands'
import type { Tx } from '@server/platform/db/transaction'
import { sendStoredFile } from '@server/platform/files/send-file'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { BY_LINK, linkDoors } from '@server/platform/http/by-link'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import type { LeadPort } from '@server/platform/selling/lead-port'
import { livingQuote, openQuote, photoOf, pictureOf } from '@server/modules/property/quotes/opened-quote'
import { sayInterest } from '@server/modules/property/quotes/quote-interest.service'
import { quotePaper } from '@server/modules/property/quotes/quote-paper'
import { findUnitFacts } from '@server/modules/property/quotes/quote.repository'

/** What a buyer may do: read one quote, as long as its link lives, and say that she is interested. */
export function externalQuoteRoutes(app: PortalApp, platform: Platform, leads: LeadPort): void {
  const { opening, pressing } = linkDoors(platform)

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

  const picture = (url: string, summary: string, fileOf: (tx: Tx, token: string) => Promise<string>) =>
    registerRoute(app, platform, {
      ...BY_LINK,
      url,
      summary,
      body: openQuoteSchema,
      response: { 200: z.unknown() },
      handler: async call => {
        await opening(call)
        const { files } = platform
        const found = async (tx: Tx) => files.getFile(tx, await fileOf(tx, call.body.token))
        return sendStoredFile(call.reply, files, await call.transaction(found, { readOnly: true }))
      },
    })
  picture('/api/v1/external/quote-picture', 'The picture of the house behind the link of a quote', pictureOf)
  picture('/api/v1/external/quote-photo', 'The photo of the seller behind the link of a quote', photoOf)

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/quote-interest',
    summary: 'The buyer behind the link of a quote asks to be called',
    body: quoteInterestSchema,
    response: { 204: nothing },
    handler: async call => {
      await pressing(call)
      await call.transaction(tx => sayInterest(tx, leads, call.body))
    },
  })
}
