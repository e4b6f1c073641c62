import { z } from 'zod'
import { PARAMETER_SCOPES } from '@contract/kernel/define-parameter'
import { defineResource } from '@contract/kernel/define-resource'
import { dateText, KEPT, linesText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** A value of a parameter from a day on. Never changed: a later one takes its place, a future one is withdrawn. */
export const parameterValueResource = defineResource({
  name: 'parameter_value',
  path: '/settings/parameters',
  table: 'parameter_value',
  permission: 'settings.parameter',
  scope: {},
  title: 'code',
  defaultSort: [{ field: 'effective_from', direction: 'desc' }],
  fields: {
    code: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    scope: { kind: 'enum', schema: z.enum(PARAMETER_SCOPES), ...KEPT },
    for_ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema.nullable(), ...KEPT },
    for_project_id: { kind: 'reference', to: 'project', schema: idSchema.nullable(), ...KEPT },
    effective_from: { kind: 'date', schema: dateText, ...KEPT },
    value: { kind: 'json', schema: z.union([z.number(), z.string()]), listed: true },
    reason: { kind: 'long_text', schema: linesText(3, 500), listed: true },
    withdrawn_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    withdrawn_by: { kind: 'user', schema: idSchema.nullable() },
  },
})
