import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { EVERYWHERE, isActiveField, KEPT, maybe, nameText, ONCE } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { ACCOUNT_TYPES, CONTROL_KINDS, PNL_GROUPS } from '@contract/modules/accounting/account.rules'

export const accountResource = defineResource({
  name: 'account',
  path: '/chart-of-accounts',
  table: 'account',
  permission: 'accounting.account',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  fields: {
    /** Entries, reports and banks know it by this. */
    code: {
      kind: 'code',
      schema: z.string().regex(/^\d{4,6}$/, 'account_code_malformed'),
      searchable: true,
      ...ONCE,
    },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    type: { kind: 'enum', schema: z.enum(ACCOUNT_TYPES), ...EVERYWHERE },
    /** Follow from the type. */
    normal_side: { kind: 'enum', schema: z.enum(['debit', 'credit']), ...KEPT },
    pnl_group: { kind: 'enum', schema: z.enum(PNL_GROUPS).nullable(), ...KEPT },
    parent_id: { kind: 'reference', to: 'account', schema: maybe(idSchema), ...EVERYWHERE },
    is_postable: { kind: 'boolean', schema: z.boolean().default(true), ...EVERYWHERE },
    is_control: { kind: 'enum', schema: z.enum(CONTROL_KINDS).default('none'), ...EVERYWHERE },
    sort: {
      kind: 'integer',
      schema: z.number().int().min(0).max(9_999).default(0),
      inline: true,
      ...EVERYWHERE,
    },
    is_active: isActiveField,
  },
})

export type Account = Row<typeof accountResource>
