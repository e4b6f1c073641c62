import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** A month of a unit that was closed, or opened again: why, and by whom. */
export const timeMonthResource = defineResource({
  name: 'time_month',
  path: '/time-logs/months',
  table: 'time_month',
  permission: 'timelog.record',
  scope: { ou: 'ou_id' },
  title: 'month',
  defaultSort: [{ field: 'month', direction: 'desc' }],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    /** Its first day. */
    month: { kind: 'date', schema: dateText, ...KEPT },
    is_locked: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    reason: { kind: 'long_text', schema: z.string(), ...KEPT },
    changed_by: { kind: 'user', to: 'user', schema: idSchema, ...KEPT },
  },
})
