import { z } from 'zod'
import { defineResource, listedSchema, type Row } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { layoutSchema } from '@contract/access/layout'

const everywhere = { listed: true, sortable: true, filterable: true } as const
const name = z.string().max(80)

export const USER_STATUSES = ['pending', 'active', 'suspended', 'deactivated'] as const

export const userResource = defineResource({
  name: 'user',
  path: '/settings/users',
  table: 'app_user',
  permission: 'settings.user',
  scope: { ou: 'ou_id', own: 'id' },
  title: 'full_name',
  defaultSort: [{ field: 'full_name', direction: 'asc' }],
  quick: 'status',
  fields: {
    /** The employee's whose account it is, or as typed with the account, or the username: made by the database. */
    full_name: { kind: 'text', schema: z.string(), searchable: true, ...everywhere },
    username: { kind: 'code', schema: z.string(), searchable: true, ...everywhere },
    email: { kind: 'email', schema: z.string(), searchable: true, ...everywhere },
    first_name: { kind: 'text', schema: name, searchable: true, ...everywhere },
    last_name: { kind: 'text', schema: name, searchable: true, ...everywhere },
    password_hash: { kind: 'text', schema: z.string(), sensitive: true },
    status: { kind: 'enum', schema: z.enum(USER_STATUSES), ...everywhere },
    ou_id: {
      kind: 'reference',
      to: 'operating_unit',
      schema: idSchema.nullable(),
      listed: true,
      filterable: true,
    },
    locale: { kind: 'enum', schema: z.string(), listed: true },
    timezone: { kind: 'text', schema: z.string() },
    layout: { kind: 'json', schema: layoutSchema, sensitive: true },
    last_login_at: { kind: 'instant', schema: z.string().nullable(), ...everywhere },
    locked_until: { kind: 'instant', schema: z.string().nullable(), listed: true },
    must_change_password: { kind: 'boolean', schema: z.boolean() },
  },
})

export type User = Row<typeof userResource>

/** A row of the list also says where the person belongs and what they are. */
export const userListItemSchema = listedSchema(userResource).extend({
  ou_code: z.string().nullable(),
  roles: z.array(z.object({ role_id: idSchema, code: z.string(), name: z.string() })),
})
export type UserListItem = z.infer<typeof userListItemSchema>
