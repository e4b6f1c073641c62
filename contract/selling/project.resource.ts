import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import {
  codeText,
  dateText,
  EVERYWHERE,
  isActiveField,
  maybe,
  maybeText,
  nameText,
  rateText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const PROJECT_KINDS = ['horizontal', 'vertical', 'mixed', 'memorial'] as const
export const PROJECT_STATUSES = ['preselling', 'rfo', 'sold_out', 'closed'] as const

/** By which scheme it pays commission comes with the schemes. */
export const projectResource = defineResource({
  name: 'project',
  path: '/maintenance/projects',
  table: 'project',
  permission: 'maintenance.project',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  quick: 'status',
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    developer_id: { kind: 'reference', to: 'developer', schema: idSchema, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    area_id: { kind: 'reference', to: 'area', schema: idSchema, ...EVERYWHERE },
    kind: { kind: 'enum', schema: z.enum(PROJECT_KINDS), ...EVERYWHERE },
    status: { kind: 'enum', schema: z.enum(PROJECT_STATUSES).default('preselling'), ...EVERYWHERE },
    lts_no: { kind: 'code', schema: maybeText(60), searchable: true, ...EVERYWHERE },
    lts_date: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    turnover_date: { kind: 'date', schema: maybe(dateText), inline: true, ...EVERYWHERE },
    misc_fee_rate_pct: { kind: 'rate', schema: rateText().default('0.000000'), ...EVERYWHERE },
    vat_inclusive_prices: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    is_active: isActiveField,
  },
})
