import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  areaField,
  EVERYWHERE,
  isActiveField,
  maybe,
  maybeLines,
  maybeText,
  nameText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

const branchCode = z.string().regex(/^\d{5}$/, 'branch_code_malformed')

export const operatingUnitResource = defineResource({
  name: 'operating_unit',
  path: '/maintenance/operating-units',
  table: 'operating_unit',
  permission: 'maintenance.ou',
  scope: { ou: 'id' },
  title: 'ou_name',
  defaultSort: [{ field: 'ou_code', direction: 'asc' }],
  fields: {
    ou_code: {
      kind: 'code',
      schema: z.string().regex(/^[A-Z0-9]{2,8}$/, 'ou_code_malformed'),
      searchable: true,
      ...ONCE,
    },
    ou_name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    kind: { kind: 'enum', schema: z.enum(['head_office', 'branch', 'satellite']), ...EVERYWHERE },
    parent_id: { kind: 'reference', to: 'operating_unit', schema: maybe(idSchema), ...EVERYWHERE },
    head_user_id: { kind: 'user', to: 'user', schema: maybe(idSchema), ...EVERYWHERE },
    tin_branch_code: { kind: 'code', schema: branchCode.default('00000'), ...EVERYWHERE },
    address: { kind: 'long_text', schema: maybeLines(400), inline: true, ...EVERYWHERE },
    rdo_code: { kind: 'code', schema: maybeText(10), inline: true, ...EVERYWHERE },
    floor_area: { ...areaField, inline: true },
    is_vat_registered: { kind: 'boolean', schema: maybe(z.boolean()), ...EVERYWHERE },
    is_active: isActiveField,
  },
})

export type OperatingUnit = Row<typeof operatingUnitResource>
