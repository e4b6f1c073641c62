import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { NUMBERED_TYPES } from '@contract/kernel/document-types'

const everywhere = { listed: true, sortable: true, filterable: true } as const

export const numberSeriesResource = defineResource({
  name: 'number_series',
  path: '/settings/number-series',
  table: 'number_series',
  permission: 'settings.series',
  scope: { ou: 'ou_id' },
  title: 'prefix',
  defaultSort: [
    { field: 'year', direction: 'desc' },
    { field: 'doc_type', direction: 'asc' },
  ],
  isSmall: true,
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, creatable: true, ...everywhere },
    doc_type: { kind: 'enum', schema: z.enum(NUMBERED_TYPES), creatable: true, ...everywhere },
    year: { kind: 'integer', schema: z.number().int().min(2000).max(2999), creatable: true, ...everywhere },
    prefix: {
      kind: 'code',
      schema: z.string().regex(/^[A-Z0-9]{1,8}$/, 'prefix_malformed'),
      creatable: true,
      changeable: true,
      searchable: true,
      ...everywhere,
    },
    next_no: {
      kind: 'integer',
      schema: z.number().int().min(1).max(999_999_999),
      creatable: true,
      changeable: true,
      ...everywhere,
    },
  },
})

export type NumberSeries = Row<typeof numberSeriesResource>
