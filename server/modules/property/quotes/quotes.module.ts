import { unitQuoteResource } from '@contract/modules/property/unit-quote.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import type { LeadPort } from '@server/platform/selling/lead-port'
import { externalQuoteRoutes } from '@server/modules/property/quotes/external-quote.routes'
import { quoteRoutes } from '@server/modules/property/quotes/quote.routes'

export function quotesModule(app: PortalApp, platform: Platform, leads: LeadPort): void {
  registerResource(app, platform, unitQuoteResource, { only: ['list', 'look'] })
  quoteRoutes(app, platform)
  externalQuoteRoutes(app, platform, leads)
}
