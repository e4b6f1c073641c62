import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { quoteCommands } from '@contract/modules/property/quote-commands'
import { quotingSchema } from '@contract/modules/property/quote.commands'
import { unitQuoteResource } from '@contract/modules/property/unit-quote.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { quotePaper } from '@server/modules/property/quotes/quote-paper'
import { findQuote, findUnitFacts } from '@server/modules/property/quotes/quote.repository'
import {
  endLink,
  lockOwn,
  makeLink,
  quoteWhere,
  quotingOf,
  saveQuote,
} from '@server/modules/property/quotes/quote.service'

const URL = `/api/v1${unitQuoteResource.path}`
const one = z.strictObject({ id: idSchema })
const repository = createRepository(unitQuoteResource)

export function quoteRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/property/units/:id/quoting',
    access: { permission: 'property.listing.view' },
    summary: 'All that a computation for a unit stands on today',
    params: one,
    response: { 200: dataOf(quotingSchema) },
    handler: async call => ({
      data: await call.transaction(tx => quotingOf({ tx, actor: call.actor }, call.params.id), {
        readOnly: true,
      }),
    }),
  })

  registerCommands(app, platform, quoteCommands, recordOptions(repository, lockOwn), {
    save: context => saveQuote(context, context.body),
    link: context => makeLink(context, platform.publicUrl()),
    revoke_link: context => endLink(context),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${URL}/:id/pdf`,
    access: { permission: 'sales.record.view' },
    summary: 'The computation sheet of a quote as a PDF',
    params: one,
    response: { 200: z.unknown() },
    handler: async call => {
      const { quote, facts, head } = await call.transaction(async tx => {
        const found = await findQuote(tx.db, call.params.id, quoteWhere(call.actor, 'view'))
        if (!found) throw notFound()
        tx.audit({
          action: 'unit_quote.print',
          entityType: 'unit_quote',
          entityId: found.id,
          ouId: found.ou_id,
        })
        return {
          quote: found,
          facts: await findUnitFacts(tx.db, found.unit_id),
          head: await findPaperHead(tx.db, call.actor.userId),
        }
      })
      return sendPaper(
        call.reply,
        quote.quote_no,
        quotePaper({ quote, facts, head, locale: call.locale, forStaff: true }),
      )
    },
  })
}
