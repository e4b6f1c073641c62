import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { lineText, remarkText } from '@contract/kernel/field-declarations'

const everywhere = { listed: true, sortable: true, filterable: true } as const
const written = { creatable: true, changeable: true } as const

export const ROLE_REACHES = ['all', 'listed', 'home'] as const

export const roleResource = defineResource({
  name: 'role',
  path: '/settings/roles',
  table: 'role',
  permission: 'settings.role',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'rank', direction: 'desc' }],
  isSmall: true,
  fields: {
    code: {
      kind: 'code',
      schema: z.string().regex(/^[a-z][a-z_]{1,39}$/, 'role_code_malformed'),
      creatable: true,
      searchable: true,
      ...everywhere,
    },
    name: {
      kind: 'text',
      schema: lineText(1, 80),
      searchable: true,
      ...written,
      ...everywhere,
    },
    description: {
      kind: 'long_text',
      schema: remarkText(400).nullable(),
      searchable: true,
      listed: true,
      ...written,
    },
    is_system: { kind: 'boolean', schema: z.boolean(), ...everywhere },
    rank: { kind: 'integer', schema: z.number().int().min(0).max(100), ...written, ...everywhere },
    reach: { kind: 'enum', schema: z.enum(ROLE_REACHES), ...everywhere },
  },
})

export type Role = Row<typeof roleResource>
