import { defineResource, type ListedRow } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT, linesText, ONCE } from '@contract/kernel/field-declarations'
import { UNPUBLISHED_UNIT } from '@contract/modules/property/property-unit.resource'
import { idSchema } from '@contract/kernel/ids'

/** Every price that a unit had or will have; a new one is how a unit is repriced, by a file as well. */
export const unitPriceResource = defineResource({
  name: 'unit_price',
  path: '/property/unit-prices',
  table: 'unit_price_history',
  permission: 'property.listing',
  // Whoever brings in the developer's list need not be who changes a single price.
  actions: { create: 'reprice', import: 'import' },
  scope: {},
  unfinished: { ...UNPUBLISHED_UNIT, through: { table: 'property_unit', by: 'unit_id' } },
  title: 'list_price',
  defaultSort: [{ field: 'effective_from', direction: 'desc' }],
  fields: {
    unit_id: { kind: 'reference', to: 'property_unit', schema: idSchema, ...ONCE },
    list_price: { kind: 'money', schema: amountText, ...ONCE },
    effective_from: { kind: 'date', schema: dateText, ...ONCE },
    /** The first day on which it is no longer the price. */
    effective_to: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    reason: { kind: 'long_text', schema: linesText(3, 400).nullable(), ...ONCE },
    changed_by: { kind: 'user', to: 'user', schema: idSchema.nullable(), ...KEPT },
  },
})

export type ListedUnitPrice = ListedRow<typeof unitPriceResource>
