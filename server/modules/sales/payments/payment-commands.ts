import { paymentCommands, paymentImportCommands } from '@contract/modules/sales/payment.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { importResource, lockReport, reverseImport } from '@server/modules/sales/payments/import.service'
import {
  lockPayment,
  movePayment,
  payments,
  recordPayment,
  reversePayment,
} from '@server/modules/sales/payments/payment.service'
import type { PaymentParts } from '@server/modules/sales/payments/settle-sale'
import { verifyMany } from '@server/modules/sales/payments/verify-many'

/** Room for the ids of five thousand rows. */
const BODY = 512 * 1024

const imports = createRepository(importResource)

export function registerPaymentCommands(app: PortalApp, platform: Platform, parts: PaymentParts): void {
  const options = { ...recordOptions(payments, lockPayment), bodyLimit: BODY }
  registerCommands(app, platform, paymentCommands, options, {
    record: context => recordPayment({ ...context, parts }, context.body),
    verify_many: context => verifyMany({ ...context, parts, locale: context.call.locale }, context.body),
    verify: ({ body, ...context }) =>
      movePayment({ ...context, parts }, { trigger: 'verify', told_on: body.cleared_on, reason: null }),
    clear: ({ body, ...context }) =>
      movePayment({ ...context, parts }, { trigger: 'clear', told_on: body.cleared_on, reason: null }),
    bounce: ({ body, ...context }) =>
      movePayment(
        { ...context, parts },
        { trigger: 'bounce', told_on: body.bounced_on, reason: body.reason },
      ),
    reverse: ({ body, ...context }) => reversePayment({ ...context, parts }, body.reason),
  })
  registerCommands(app, platform, paymentImportCommands, recordOptions(imports, lockReport), {
    reverse: ({ body, ...context }) => reverseImport({ ...context, parts }, body.reason),
  })
}
