import { z } from 'zod'
import { defineResource, type ListedRow, type Row } from '@contract/kernel/define-resource'
import { dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const TIME_REQUEST_STATUSES = ['pending', 'approved', 'rejected', 'returned', 'withdrawn'] as const

/** How a request that others decide about stands; the same for corrections and overtime. */
export const REQUEST_FIELDS = {
  ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
  employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
  work_date: { kind: 'date', schema: dateText, ...KEPT },
  reason: { kind: 'long_text', schema: z.string(), ...KEPT },
  status: { kind: 'enum', schema: z.enum(TIME_REQUEST_STATUSES), ...KEPT },
  decided_by: { kind: 'user', to: 'user', schema: idSchema.nullable(), ...KEPT },
  decided_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
  decision_comment: { kind: 'long_text', schema: z.string().nullable(), ...KEPT },
} as const

/** A punch to be taken out, with its time as it was, so that whoever decides sees it. */
const voidSchema = z.object({ id: idSchema, punched_at: z.string(), direction: z.string() })
const addSchema = z.object({
  punched_at: z.string(),
  direction: z.enum(['in', 'out']),
  edited_from_id: idSchema.nullable(),
})

export const timeCorrectionResource = defineResource({
  name: 'time_correction',
  path: '/time-logs/corrections',
  table: 'time_correction',
  permission: 'timelog.record',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'work_date',
  defaultSort: [{ field: 'created_at', direction: 'desc' }],
  quick: 'status',
  fields: {
    ...REQUEST_FIELDS,
    voids: { kind: 'json', schema: z.array(voidSchema), listed: true },
    adds: { kind: 'json', schema: z.array(addSchema), listed: true },
  },
})

export type TimeCorrection = Row<typeof timeCorrectionResource>
export type ListedTimeCorrection = ListedRow<typeof timeCorrectionResource>
