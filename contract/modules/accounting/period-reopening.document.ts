import { z } from 'zod'
import { defineDocument } from '@contract/kernel/define-document'
import type { KeptRow, Row } from '@contract/kernel/define-resource'
import { dateText, EVERYWHERE, KEPT, linesText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** What a closed month takes once it is reopened: adjustments alone, or every entry. */
const REOPENED_TO = ['open', 'soft_closed'] as const

/** A request to open a closed month again. The president decides it, and never whoever asked. */
export const periodReopening = defineDocument({
  name: 'period_reopening',
  path: '/accounting/period-reopenings',
  permission: 'accounting.period_reopening',
  type: 'period_reopening',
  numbers: 'period_reopening',
  names: { period_id: 'Month to reopen', month: 'Month', opens_to: 'Open it for', reason: 'Reason' },
  values: { opens_to: { open: 'All entries', soft_closed: 'Adjustments only' } },
  shown: ['opens_to', 'reason'],
  facts: ['opens_to'],
  // A month is asked for while something is missing in it.
  retention: 90,
  touches: ['fiscal_period'],
  fields: {
    period_id: { kind: 'id', schema: idSchema, creatable: true },
    /** Its first day, as the server knows it. */
    month: { kind: 'date', schema: dateText, ...KEPT },
    opens_to: { kind: 'enum', schema: z.enum(REOPENED_TO).default('open'), ...EVERYWHERE },
    reason: { kind: 'long_text', schema: linesText(3, 500), ...EVERYWHERE },
  },
})

export type PeriodReopening = Row<typeof periodReopening.resource>
export type KeptPeriodReopening = KeptRow<typeof periodReopening.resource>
