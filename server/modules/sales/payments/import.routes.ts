import {
  paymentImportAnswerSchema,
  paymentImportCallSchema,
} from '@contract/modules/sales/payment-import.calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerWrite } from '@server/platform/http/register-write'
import { IMPORT_BODY } from '@server/platform/resource/import-body'
import { importPayments } from '@server/modules/sales/payments/import.service'
import type { PaymentParts } from '@server/modules/sales/payments/settle-sale'

export function importRoutes(app: PortalApp, platform: Platform, parts: PaymentParts): void {
  registerWrite(app, platform, {
    url: '/api/v1/sales/payments/import',
    access: { permission: 'sales.payment.import', and: 'integration.import.run' },
    summary:
      'Take in a developer’s report, all of it or nothing; a dry run tells of each row what it is about',
    body: paymentImportCallSchema,
    bodyLimit: IMPORT_BODY,
    answers: paymentImportAnswerSchema,
    write: (tx, call) => importPayments({ tx, actor: call.actor, parts, locale: call.locale }, call.body),
  })
}
