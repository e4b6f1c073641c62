import { z } from 'zod'
import { SCOPES } from '@contract/access/scopes'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { menuTitlesSchema } from '@contract/modules/settings/menu.calls'

const everywhere = { listed: true, sortable: true, filterable: true } as const

/** What may be written is asked of menu.commands.ts: the path decides about most of the rest. */
export const menuResource = defineResource({
  name: 'menu',
  path: '/settings/menus',
  table: 'menu',
  permission: 'settings.menu',
  scope: {},
  title: 'key',
  defaultSort: [{ field: 'sort', direction: 'asc' }],
  fields: {
    key: { kind: 'code', schema: z.string(), searchable: true, ...everywhere },
    parent_id: { kind: 'reference', to: 'menu', schema: idSchema.nullable(), ...everywhere },
    module_id: { kind: 'reference', to: 'module', schema: idSchema, ...everywhere },
    title_key: { kind: 'text', schema: z.string(), searchable: true, ...everywhere },
    path: { kind: 'text', schema: z.string().nullable(), searchable: true, ...everywhere },
    icon: { kind: 'text', schema: z.string().nullable(), listed: true },
    sort: { kind: 'integer', schema: z.number().int(), ...everywhere },
    permission_code: { kind: 'text', schema: z.string().nullable(), ...everywhere },
    min_scope: { kind: 'enum', schema: z.enum(SCOPES).nullable(), listed: true },
    is_enabled: { kind: 'boolean', schema: z.boolean(), ...everywhere },
    titles: { kind: 'json', schema: menuTitlesSchema.nullable(), listed: true },
  },
})

export type Menu = Row<typeof menuResource>
