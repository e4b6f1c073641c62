import { defineResource } from '@contract/kernel/define-resource'
import {
  codeText,
  dateText,
  EVERYWHERE,
  isActiveField,
  maybe,
  nameText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** Who leads a team and who belongs to it are people: they come with the employees. */
export const salesTeamResource = defineResource({
  name: 'sales_team',
  path: '/maintenance/sales-teams',
  table: 'sales_team',
  permission: 'maintenance.sales_team',
  scope: { ou: 'ou_id' },
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    division_id: { kind: 'reference', to: 'division', schema: idSchema, ...EVERYWHERE },
    valid_from: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    valid_to: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    is_active: isActiveField,
  },
})
