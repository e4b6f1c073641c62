import { z } from 'zod'
import {
  defineResource,
  type ListedRow,
  type Row,
  type UnfinishedRows,
} from '@contract/kernel/define-resource'
import {
  amountText,
  areaField,
  dateText,
  EVERYWHERE,
  KEPT,
  maybe,
  maybeText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { UNIT_STATUSES } from '@contract/selling/unit-state.rules'

export const ORIENTATIONS = [
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
] as const

const unitCode = z
  .string()
  .trim()
  .regex(/^[A-Z0-9][A-Z0-9./-]{0,39}$/, 'unit_code_malformed')
const place = { kind: 'code', schema: maybeText(20), ...EVERYWHERE } as const

export const UNPUBLISHED_UNIT = {
  column: 'status',
  value: 'draft',
  seenBy: ['create', 'edit', 'publish', 'reprice'],
} as const satisfies UnfinishedRows

/**
 * What is sold: a lot, a house or a flat of a project, of the whole company. Status and price are those of now; both
 * change by commands alone, but for the price of a draft.
 */
export const propertyUnitResource = defineResource({
  name: 'property_unit',
  path: '/property/units',
  table: 'property_unit_shown',
  writes: 'property_unit',
  permission: 'property.listing',
  scope: {},
  /** Until it is published its price is nobody's to tell. */
  unfinished: UNPUBLISHED_UNIT,
  title: 'unit_code',
  defaultSort: [{ field: 'unit_code', direction: 'asc' }],
  quick: 'status',
  narrowBy: ['project_id', 'bedrooms', 'list_price'],
  fields: {
    unit_code: { kind: 'code', schema: unitCode, searchable: true, ...EVERYWHERE },
    project_id: { kind: 'reference', to: 'project', schema: idSchema, ...ONCE },
    /** Of its project. */
    developer_id: { kind: 'reference', to: 'developer', schema: idSchema, ...KEPT },
    status: { kind: 'enum', schema: z.enum(UNIT_STATUSES), ...KEPT },
    list_price: { kind: 'money', schema: amountText.default('0.00'), ...EVERYWHERE },
    price_effective_from: { kind: 'date', schema: dateText, ...KEPT },
    unit_type_id: { kind: 'reference', to: 'unit_type', schema: idSchema, ...EVERYWHERE },
    sub_unit_type_id: { kind: 'reference', to: 'sub_unit_type', schema: maybe(idSchema), ...EVERYWHERE },
    house_model_id: { kind: 'reference', to: 'house_model', schema: maybe(idSchema), ...EVERYWHERE },
    /** Of its model. */
    bedrooms: { kind: 'integer', schema: z.number().int().nullable(), ...KEPT },
    phase: place,
    block: place,
    lot: place,
    tower: place,
    floor: place,
    unit_no: place,
    lot_area_sqm: areaField,
    floor_area_sqm: areaField,
    orientation: { kind: 'enum', schema: maybe(z.enum(ORIENTATIONS)), ...EVERYWHERE },
    is_corner: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    next_list_price: { kind: 'money', schema: amountText.nullable(), ...KEPT, total: false },
    next_price_from: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    held_until: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    block_reason: { kind: 'long_text', schema: z.string().nullable(), ...KEPT },
    turned_over_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
  },
})

export type PropertyUnit = Row<typeof propertyUnitResource>
export type ListedPropertyUnit = ListedRow<typeof propertyUnitResource>
