import { unitQuoteResource } from '@contract/modules/property/unit-quote.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { externalQuoteRoutes } from '@server/modules/property/quotes/external-quote.routes'
import { quoteRoutes } from '@server/modules/property/quotes/quote.routes'

export function quotesModule(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, unitQuoteResource, { only: ['list', 'look'] })
  quoteRoutes(app, platform)
  externalQuoteRoutes(app, platform)
}
