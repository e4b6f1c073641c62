import { z } from 'zod'
import { defineResource, type ListedRow, type Row } from '@contract/kernel/define-resource'
import { dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { PERIOD_STATUSES } from '@contract/modules/accounting/period.rules'

/** A month of one unit: open, closed but for adjustments, or closed. */
export const fiscalPeriodResource = defineResource({
  name: 'fiscal_period',
  path: '/accounting/periods',
  table: 'fiscal_period',
  permission: 'accounting.period',
  scope: { ou: 'ou_id' },
  title: 'month',
  defaultSort: [{ field: 'month', direction: 'desc' }],
  quick: 'status',
  fields: {
    month: { kind: 'date', schema: dateText, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    status: { kind: 'enum', schema: z.enum(PERIOD_STATUSES), ...KEPT },
    closed_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    closed_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
    reopen_reason: { kind: 'long_text', schema: z.string().nullable() },
  },
})

export type FiscalPeriod = Row<typeof fiscalPeriodResource>
export type ListedFiscalPeriod = ListedRow<typeof fiscalPeriodResource>
