import { z } from 'zod'
import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { CLOSE_CHECK_NAMES } from '@contract/modules/accounting/close-check.rules'
import { fiscalPeriodResource } from '@contract/modules/accounting/fiscal-period.resource'

/** Closing a month closes those before it in which nothing was posted. */
export const periodCommands = defineCommands(withTouches(fiscalPeriodResource, ['fiscal_period']), {
  soft_close: {
    permission: 'accounting.period.close',
    summary: 'Close a month to everything but adjustments',
  },
  close: {
    permission: 'accounting.period.close',
    summary: 'Close a month, and those before it in which nothing was posted, once its checklist allows it',
    body: z.strictObject({ accepted: z.array(z.enum(CLOSE_CHECK_NAMES)).max(40).default([]) }).optional(),
  },
})
