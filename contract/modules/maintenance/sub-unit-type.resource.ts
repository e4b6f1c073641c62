import { defineResource } from '@contract/kernel/define-resource'
import {
  codeText,
  EVERYWHERE,
  isActiveField,
  nameText,
  ONCE,
  rateText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** Belongs to its unit type for good, so what is sold by one can never fall under another. */
export const subUnitTypeResource = defineResource({
  name: 'sub_unit_type',
  path: '/maintenance/sub-unit-types',
  table: 'sub_unit_type',
  permission: 'maintenance.sub_unit_type',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  isSmall: true,
  fields: {
    unit_type_id: { kind: 'reference', to: 'unit_type', schema: idSchema, ...ONCE },
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    price_premium_pct: {
      kind: 'rate',
      schema: rateText(-100, 100).default('0.000000'),
      inline: true,
      ...EVERYWHERE,
    },
    is_active: isActiveField,
  },
})
