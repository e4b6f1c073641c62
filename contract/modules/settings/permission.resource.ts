import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { lineText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

const everywhere = { listed: true, sortable: true, filterable: true } as const

export const permissionResource = defineResource({
  name: 'permission',
  path: '/settings/permission-catalogue',
  table: 'permission',
  permission: 'settings.permission',
  scope: {},
  title: 'code',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  isSmall: true,
  fields: {
    code: {
      kind: 'code',
      schema: z
        .string()
        .max(120)
        .regex(/^[a-z_]+\.[a-z_]+\.[a-z_]+$/, 'permission_code_malformed'),
      creatable: true,
      searchable: true,
      ...everywhere,
    },
    module_id: { kind: 'reference', to: 'module', schema: idSchema, creatable: true, ...everywhere },
    description: {
      kind: 'text',
      schema: lineText(3, 300),
      creatable: true,
      changeable: true,
      searchable: true,
      ...everywhere,
    },
    is_sensitive: { kind: 'boolean', schema: z.boolean(), creatable: true, ...everywhere },
    scopable: { kind: 'boolean', schema: z.boolean(), creatable: true, ...everywhere },
  },
})

export type Permission = Row<typeof permissionResource>
