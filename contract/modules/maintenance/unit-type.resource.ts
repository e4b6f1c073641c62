import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { codeText, EVERYWHERE, isActiveField, nameText } from '@contract/kernel/field-declarations'

export const VAT_RULES = ['residential_dwelling', 'lot', 'commercial'] as const

export const unitTypeResource = defineResource({
  name: 'unit_type',
  path: '/maintenance/unit-types',
  table: 'unit_type',
  permission: 'maintenance.unit_type',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  isSmall: true,
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    is_residential: { kind: 'boolean', schema: z.boolean(), ...EVERYWHERE },
    vat_rule: { kind: 'enum', schema: z.enum(VAT_RULES), ...EVERYWHERE },
    is_active: isActiveField,
  },
})
