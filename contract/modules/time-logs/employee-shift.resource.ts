import { defineResource } from '@contract/kernel/define-resource'
import { dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** Which shift somebody works from a day on, until the next one. */
export const employeeShiftResource = defineResource({
  name: 'employee_shift',
  path: '/people/shift-assignments',
  table: 'employee_shift',
  permission: 'timelog.record',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'valid_from',
  defaultSort: [{ field: 'valid_from', direction: 'desc' }],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
    shift_id: { kind: 'reference', to: 'shift', schema: idSchema, ...KEPT },
    valid_from: { kind: 'date', schema: dateText, ...KEPT },
  },
})
