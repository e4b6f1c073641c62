import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'

const everywhere = { listed: true, sortable: true, filterable: true } as const

export const roleResource = defineResource({
  name: 'role',
  path: '/settings/roles',
  table: 'role',
  permission: 'settings.role',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'rank', direction: 'desc' }],
  fields: {
    code: { kind: 'code', schema: z.string().regex(/^[a-z][a-z_]{1,39}$/), searchable: true, ...everywhere },
    name: { kind: 'text', schema: z.string().trim().min(1).max(80), searchable: true, ...everywhere },
    description: { kind: 'long_text', schema: z.string().max(400).nullable(), listed: true },
    is_system: { kind: 'boolean', schema: z.boolean(), ...everywhere },
    rank: { kind: 'integer', schema: z.number().int(), ...everywhere },
    reach: { kind: 'enum', schema: z.enum(['all', 'listed', 'home']), ...everywhere },
  },
})

export type Role = Row<typeof roleResource>
