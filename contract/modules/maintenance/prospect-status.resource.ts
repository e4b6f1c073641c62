import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { codeText, EVERYWHERE, isActiveField, maybe, nameText } from '@contract/kernel/field-declarations'

export const PROSPECT_CATEGORIES = ['open', 'working', 'reserved', 'won', 'lost'] as const
/** What it says, not how it looks: every look draws these so that they can be read. */
export const STATUS_COLORS = ['neutral', 'info', 'success', 'warning', 'danger'] as const

export const prospectStatusResource = defineResource({
  name: 'prospect_status',
  path: '/maintenance/prospect-statuses',
  table: 'prospect_status',
  permission: 'maintenance.prospect_status',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'sort', direction: 'asc' }],
  isSmall: true,
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    category: { kind: 'enum', schema: z.enum(PROSPECT_CATEGORIES), ...EVERYWHERE },
    sort: { kind: 'integer', schema: z.number().int().min(0).max(9_999), inline: true, ...EVERYWHERE },
    /** Days without a next step after which a lead is late. */
    sla_days: {
      kind: 'integer',
      schema: maybe(z.number().int().min(0).max(365)),
      inline: true,
      ...EVERYWHERE,
    },
    is_default: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    color: { kind: 'enum', schema: z.enum(STATUS_COLORS).default('neutral'), ...EVERYWHERE },
    is_active: isActiveField,
  },
})
