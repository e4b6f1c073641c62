import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'

const everywhere = {
  creatable: true,
  changeable: true,
  listed: true,
  sortable: true,
  filterable: true,
} as const
const written = { creatable: true, changeable: true, listed: true } as const

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
      creatable: true,
      listed: true,
      sortable: true,
      filterable: true,
      searchable: true,
    },
    ou_name: { kind: 'text', schema: z.string().trim().min(1).max(120), searchable: true, ...everywhere },
    kind: { kind: 'enum', schema: z.enum(['head_office', 'branch', 'satellite']), ...everywhere },
    parent_id: { kind: 'reference', schema: idSchema.nullable(), ...written },
    tin_branch_code: {
      kind: 'code',
      schema: z.string().regex(/^\d{5}$/, 'branch_code_malformed'),
      ...written,
    },
    address: { kind: 'long_text', schema: z.string().max(400).nullable(), ...written },
    rdo_code: { kind: 'code', schema: z.string().max(10).nullable(), ...written },
    is_vat_registered: { kind: 'boolean', schema: z.boolean().nullable(), ...written },
    is_active: {
      kind: 'boolean',
      schema: z.boolean(),
      changeable: true,
      listed: true,
      sortable: true,
      filterable: true,
    },
  },
})

export type OperatingUnit = Row<typeof operatingUnitResource>
