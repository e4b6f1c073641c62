import { defineResource } from '@contract/kernel/define-resource'
import {
  amountText,
  codeText,
  dateText,
  EVERYWHERE,
  isActiveField,
  maybe,
  nameText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** Who belongs to a team is a list of its own; of those who see teams by the line, its manager sees it. */
export const salesTeamResource = defineResource({
  name: 'sales_team',
  path: '/maintenance/sales-teams',
  table: 'sales_team',
  permission: 'maintenance.sales_team',
  scope: { ou: 'ou_id', line: 'manager_employee_id' },
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    division_id: { kind: 'reference', to: 'division', schema: idSchema, ...EVERYWHERE },
    manager_employee_id: { kind: 'reference', to: 'employee', schema: maybe(idSchema), ...EVERYWHERE },
    director_employee_id: { kind: 'reference', to: 'employee', schema: maybe(idSchema), ...EVERYWHERE },
    /** Contract price to be booked each month. */
    monthly_target: { kind: 'money', schema: maybe(amountText), inline: true, ...EVERYWHERE },
    valid_from: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    valid_to: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    is_active: isActiveField,
  },
})
