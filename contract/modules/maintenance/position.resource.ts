import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import {
  codeText,
  EVERYWHERE,
  isActiveField,
  maybe,
  nameText,
  rateText,
} from '@contract/kernel/field-declarations'

export const POSITION_CATEGORIES = ['sales', 'staff', 'management'] as const

export const positionResource = defineResource({
  name: 'position',
  path: '/maintenance/positions',
  table: 'position',
  permission: 'maintenance.position',
  scope: {},
  title: 'name',
  defaultSort: [
    { field: 'rank', direction: 'asc' },
    { field: 'code', direction: 'asc' },
  ],
  isSmall: true,
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    category: { kind: 'enum', schema: z.enum(POSITION_CATEGORIES), ...EVERYWHERE },
    /** 1 is the highest. */
    rank: { kind: 'integer', schema: z.number().int().min(1).max(99), inline: true, ...EVERYWHERE },
    default_commission_rate: { kind: 'rate', schema: maybe(rateText()), ...EVERYWHERE },
    is_override_level: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    requires_prc_license: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    requires_accreditation: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    is_active: isActiveField,
  },
})
