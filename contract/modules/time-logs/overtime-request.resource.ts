import { z } from 'zod'
import { defineResource, type ListedRow, type Row } from '@contract/kernel/define-resource'
import { KEPT } from '@contract/kernel/field-declarations'
import { REQUEST_FIELDS } from '@contract/modules/time-logs/time-correction.resource'

/** Overtime is credited as far as somebody has approved it, planned or worked already. */
export const overtimeRequestResource = defineResource({
  name: 'overtime_request',
  path: '/time-logs/overtime',
  table: 'overtime_request',
  permission: 'timelog.record',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'work_date',
  defaultSort: [{ field: 'created_at', direction: 'desc' }],
  quick: 'status',
  fields: {
    ...REQUEST_FIELDS,
    minutes: { kind: 'integer', schema: z.number().int(), ...KEPT },
  },
})

export type OvertimeRequest = Row<typeof overtimeRequestResource>
export type ListedOvertimeRequest = ListedRow<typeof overtimeRequestResource>
