import { z } from 'zod'
import { defineCommands } from '@contract/kernel/define-commands'
import { reasonFields } from '@contract/kernel/reason-fields'
import { anomalyResource } from '@contract/modules/accounting/anomaly.resource'

const permission = 'accounting.anomaly.dismiss'

export const anomalyCommands = defineCommands(anomalyResource, {
  look: {
    on: 'list',
    permission,
    summary: 'Look for anomalies now, in place of waiting for the night',
    answer: z.object({ open: z.number().int() }),
  },
  dismiss: {
    permission,
    summary: 'Say why an anomaly is none; the same evidence is not told again',
    fields: reasonFields,
  },
  reopen: { permission, summary: 'Take back that an anomaly was dismissed' },
})
