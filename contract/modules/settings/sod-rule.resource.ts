import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'

const everywhere = { listed: true, sortable: true, filterable: true } as const

export const sodRuleResource = defineResource({
  name: 'sod_rule',
  path: '/settings/segregation-rules',
  table: 'sod_rule',
  permission: 'settings.sod',
  scope: {},
  title: 'code',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  isSmall: true,
  fields: {
    code: { kind: 'code', schema: z.string(), ...everywhere },
    permission_a: { kind: 'text', schema: z.string(), searchable: true, ...everywhere },
    permission_b: { kind: 'text', schema: z.string(), searchable: true, ...everywhere },
    severity: {
      kind: 'enum',
      schema: z.enum(['warn', 'block']),
      changeable: true,
      inline: true,
      ...everywhere,
    },
    reason: { kind: 'text', schema: z.string(), searchable: true, ...everywhere },
  },
})

export type SodRule = Row<typeof sodRuleResource>
