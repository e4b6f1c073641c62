import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { daysCount, EVERYWHERE, isActiveField, maybe, nameText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { EMPLOYMENT_TYPES } from '@contract/people/employee.resource'

/** What a year gives of a type to whom; the policy that says most about a person is theirs. */
export const leavePolicyResource = defineResource({
  name: 'leave_policy',
  path: '/leave/policies',
  table: 'leave_policy',
  permission: 'hr.leave_type',
  scope: {},
  actions: { create: 'edit', deactivate: 'edit' },
  title: 'name',
  defaultSort: [{ field: 'name', direction: 'asc' }],
  isSmall: true,
  fields: {
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    leave_type_id: { kind: 'reference', to: 'leave_type', schema: idSchema, ...EVERYWHERE },
    employment_type: { kind: 'enum', schema: maybe(z.enum(EMPLOYMENT_TYPES)), ...EVERYWHERE },
    position_id: { kind: 'reference', to: 'position', schema: maybe(idSchema), ...EVERYWHERE },
    entitlement_days: { kind: 'days', schema: daysCount(), ...EVERYWHERE },
    is_active: isActiveField,
  },
})
