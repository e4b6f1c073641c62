import { defineCommands } from '@contract/kernel/define-commands'
import { linesText } from '@contract/kernel/field-declarations'
import { fiscalPeriodResource } from '@contract/modules/accounting/fiscal-period.resource'

export const periodCommands = defineCommands(fiscalPeriodResource, {
  soft_close: {
    on: 'record',
    permission: 'accounting.period.close',
    summary: 'Close a month to everything but adjustments',
  },
  close: {
    on: 'record',
    permission: 'accounting.period.close',
    summary: 'Close a month, and those before it in which nothing was posted',
  },
  reopen: {
    on: 'record',
    permission: 'accounting.period.reopen',
    summary: 'Open a closed month again by one step',
    fields: { reason: { kind: 'long_text', schema: linesText(3, 400) } },
  },
})
