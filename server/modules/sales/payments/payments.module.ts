import { buyerPaymentResource } from '@contract/modules/sales/buyer-payment.resource'
import { paymentDueResource } from '@contract/modules/sales/payment-due.resource'
import { paymentImportResource } from '@contract/modules/sales/payment-import.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { importRoutes } from '@server/modules/sales/payments/import.routes'
import { registerPaymentCommands } from '@server/modules/sales/payments/payment-commands'
import type { PaymentParts } from '@server/modules/sales/payments/settle-sale'
import { statementRoutes } from '@server/modules/sales/payments/statement.routes'

/** What buyers paid, as developers report it. */
export function paymentsModule(app: PortalApp, platform: Platform, parts: PaymentParts): void {
  registerResource(app, platform, buyerPaymentResource, { only: ['list', 'get'] })
  registerResource(app, platform, paymentImportResource, { only: ['list', 'look'] })
  registerResource(app, platform, paymentDueResource, { only: ['list'] })
  registerPaymentCommands(app, platform, parts)
  importRoutes(app, platform, parts)
  statementRoutes(app, platform)
}
