import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { lineText } from '@contract/kernel/field-declarations'

const everywhere = { listed: true, sortable: true, filterable: true } as const
const written = { creatable: true, changeable: true } as const

export const moduleResource = defineResource({
  name: 'module',
  path: '/settings/modules',
  table: 'module',
  permission: 'settings.module',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'sort', direction: 'asc' }],
  isSmall: true,
  fields: {
    code: {
      kind: 'code',
      schema: z.string().regex(/^[a-z][a-z-]{1,39}$/, 'module_code_malformed'),
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
    sort: { kind: 'integer', schema: z.number().int().min(0).max(100_000), ...written, ...everywhere },
    is_enabled: { kind: 'boolean', schema: z.boolean(), ...written, ...everywhere },
  },
})

export type Module = Row<typeof moduleResource>
