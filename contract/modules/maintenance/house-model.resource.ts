import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import {
  areaField,
  codeText,
  EVERYWHERE,
  isActiveField,
  maybe,
  nameText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

const count = {
  kind: 'integer',
  schema: maybe(z.number().int().min(0).max(99)),
  inline: true,
  ...EVERYWHERE,
} as const

/** Belongs to its project for good: a house that is built elsewhere is another model. Pictures are its files. */
export const houseModelResource = defineResource({
  name: 'house_model',
  path: '/maintenance/house-models',
  table: 'house_model',
  permission: 'maintenance.house_model',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  fields: {
    project_id: { kind: 'reference', to: 'project', schema: idSchema, ...ONCE },
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    floor_area_sqm: areaField,
    lot_area_min_sqm: areaField,
    bedrooms: count,
    bathrooms: count,
    storeys: count,
    carport: count,
    is_active: isActiveField,
  },
})
