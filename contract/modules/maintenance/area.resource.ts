import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import {
  codeText,
  EVERYWHERE,
  isActiveField,
  KEPT,
  maybe,
  nameText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { AREA_LEVELS } from '@contract/modules/maintenance/area.rules'

const above = { kind: 'text', schema: z.string().nullable(), searchable: true, ...KEPT } as const

export const areaResource = defineResource({
  name: 'area',
  path: '/maintenance/areas',
  table: 'area',
  permission: 'maintenance.area',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    level: { kind: 'enum', schema: z.enum(AREA_LEVELS), ...EVERYWHERE },
    parent_id: { kind: 'reference', to: 'area', schema: maybe(idSchema), ...EVERYWHERE },
    psgc_code: { kind: 'code', schema: maybe(z.string().regex(/^\d{10}$/)), searchable: true, ...EVERYWHERE },
    /** What lies above, by name: kept by the portal from the parents. */
    region: above,
    province: above,
    city: above,
    is_active: isActiveField,
  },
})
