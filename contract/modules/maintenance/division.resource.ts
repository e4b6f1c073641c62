import { defineResource } from '@contract/kernel/define-resource'
import { codeText, EVERYWHERE, isActiveField, maybe, nameText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const divisionResource = defineResource({
  name: 'division',
  path: '/maintenance/divisions',
  table: 'division',
  permission: 'maintenance.division',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  isSmall: true,
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    head_employee_id: { kind: 'reference', to: 'employee', schema: maybe(idSchema), ...EVERYWHERE },
    is_active: isActiveField,
  },
})
