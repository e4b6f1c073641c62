import { defineResource } from '@contract/kernel/define-resource'
import { dateText, EVERYWHERE, maybe, ONCE } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** Who sold for which team, and when: one team a person at a time, so that a sale counts for one of them. */
export const salesTeamMemberResource = defineResource({
  name: 'sales_team_member',
  path: '/maintenance/sales-team-members',
  table: 'sales_team_member',
  permission: 'maintenance.sales_team',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'employee_id',
  defaultSort: [
    { field: 'team_id', direction: 'asc' },
    { field: 'valid_from', direction: 'desc' },
  ],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    team_id: { kind: 'reference', to: 'sales_team', schema: idSchema, ...ONCE },
    employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...ONCE },
    position_id: { kind: 'reference', to: 'position', schema: idSchema, ...EVERYWHERE },
    valid_from: { kind: 'date', schema: dateText, ...EVERYWHERE },
    valid_to: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
  },
})
