import { quoteCommands } from '@contract/modules/property/quote.commands'
import { quotingSchema } from '@contract/modules/property/quote.calls'
import { unitQuoteResource } from '@contract/modules/property/unit-quote.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerPaper } from '@server/platform/pdf/register-paper'
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
import { recordParams } from '@server/platform/resource/routes/record-params'

const URL = `/api/v1${unitQuoteResource.path}`
const repository = createRepository(unitQuoteResource)

export function quoteRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/property/units/:id/quoting',
    access: { permission: 'property.listing.view' },
    summary: 'All that a computation for a unit stands on today',
    params: recordParams,
    answers: quotingSchema,
    read: (tx, call) => quotingOf({ tx, actor: call.actor }, call.params.id),
  })

  registerCommands(app, platform, quoteCommands, recordOptions(repository, lockOwn), {
    save: context => saveQuote(context, context.body),
    link: context => makeLink(context, platform.publicUrl()),
    revoke_link: context => endLink(context),
  })

  registerPaper(app, platform, {
    url: `${URL}/:id/pdf`,
    access: { permission: 'sales.record.view' },
    summary: 'The computation sheet of a quote as a PDF',
    params: recordParams,
    leavesTrace: true,
    read: async (tx, call) => {
      const quote = await findQuote(tx.db, call.params.id, quoteWhere(call.actor, 'view'))
      if (!quote) throw notFound()
      const { id: entityId, ou_id: ouId } = quote
      tx.audit({ action: 'unit_quote.print', entityType: 'unit_quote', entityId, ouId })
      return { quote, facts: await findUnitFacts(tx.db, quote.unit_id) }
    },
    print: ({ quote, facts }, head, { locale }) => ({
      name: quote.quote_no,
      paper: quotePaper({ quote, facts, head, locale, forStaff: true }),
    }),
  })
}
