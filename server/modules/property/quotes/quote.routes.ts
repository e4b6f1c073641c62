import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { quoteLinkSchema, quotingSchema, saveQuoteSchema } from '@contract/modules/property/quote.commands'
import { unitQuoteResource } from '@contract/modules/property/unit-quote.resource'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { pdfHeaders } from '@server/platform/pdf/pdf-headers'
import { renderPaper } from '@server/platform/pdf/render-paper'
import { createRepository } from '@server/platform/resource/create-repository'
import { quotePaper } from '@server/modules/property/quotes/quote-paper'
import { findQuote, findUnitFacts } from '@server/modules/property/quotes/quote.repository'
import {
  endLink,
  makeLink,
  quoteWhere,
  quotingOf,
  saveQuote,
} from '@server/modules/property/quotes/quote.service'

const URL = `/api/v1${unitQuoteResource.path}`
const one = z.strictObject({ id: idSchema })
const shown = dataOf(shownSchema(unitQuoteResource))
const repository = createRepository(unitQuoteResource)

/** Run as the portal itself, which alone may write links and numbers; whose quote it is each asks for. */
export function quoteRoutes(app: PortalApp, platform: Platform): void {
  const shownQuote = async (tx: Tx, actor: Actor, id: string) => ({
    data: await repository.get(tx.db, quoteWhere(actor, 'view'), id),
  })

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

  registerRoute(app, platform, {
    method: 'POST',
    url: URL,
    access: { permission: 'sales.record.create', and: 'property.listing.view' },
    summary: 'Keep what a client was told that a unit would cost',
    body: saveQuoteSchema,
    response: { 201: shown },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const id = await saveQuote({ tx, actor: call.actor }, call.body)
        return shownQuote(tx, call.actor, id)
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${URL}/:id/link`,
    access: { permission: 'sales.record.create' },
    summary: 'A link for the buyer; the one before it opens nothing any more',
    params: one,
    response: { 201: dataOf(quoteLinkSchema) },
    answersSecret: true,
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const which = { id: call.params.id, version: call.version }
        return { data: await makeLink({ tx, actor: call.actor }, which, platform.publicUrl()) }
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${URL}/:id/revoke-link`,
    access: { permission: 'sales.record.create' },
    summary: 'Take the link of a buyer back',
    params: one,
    response: { 204: nothing },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await endLink({ tx, actor: call.actor }, { id: call.params.id, version: call.version })
        return null
      }),
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
      const content = await renderPaper(
        quotePaper({ quote, facts, head, locale: call.locale, forStaff: true }),
      )
      void call.reply.headers(pdfHeaders(`${quote.quote_no}.pdf`, content))
      return content
    },
  })
}
