import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  dateText,
  EVERYWHERE,
  IN_RECORD,
  KEPT,
  linesText,
  lineText,
  maybe,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { audienceSchema } from '@contract/modules/files/audience'

export const MEMO_CATEGORIES = [
  'policy',
  'announcement',
  'operations',
  'people',
  'safety',
  'training',
] as const
export const MEMO_STATUSES = ['draft', 'scheduled', 'published', 'expired', 'archived'] as const
/** A memo of the company goes through all units, one of a unit stays in it. */
export const MEMO_REACHES = ['unit', 'company'] as const

export const memoTitle = lineText(1, 160)
export const memoBody = linesText(1, 20_000)

export const memoResource = defineResource({
  name: 'memo',
  path: '/files/memos',
  table: 'memo',
  permission: 'files.memo',
  // Whoever may only read memos has none to keep: what is addressed to them is asked for elsewhere.
  scope: { ou: 'ou_id', own: 'created_by' },
  actions: { edit: 'create' },
  title: 'title',
  defaultSort: [{ field: 'created_at', direction: 'desc' }],
  quick: 'status',
  fields: {
    memo_no: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    title: { kind: 'text', schema: memoTitle, searchable: true, ...EVERYWHERE },
    category: { kind: 'enum', schema: z.enum(MEMO_CATEGORIES), ...EVERYWHERE },
    status: { kind: 'enum', schema: z.enum(MEMO_STATUSES), ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...EVERYWHERE },
    reach: { kind: 'enum', schema: z.enum(MEMO_REACHES).default('unit'), ...EVERYWHERE },
    audience: { kind: 'json', schema: audienceSchema, ...IN_RECORD },
    body_md: { kind: 'long_text', schema: memoBody, ...IN_RECORD },
    requires_ack: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    ack_deadline: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    /** The day in Manila on which it goes out by itself. */
    publish_on: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    /** The last day on which it counts. */
    expires_on: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    version: { kind: 'integer', schema: z.number().int(), ...KEPT },
    /** The first version whose acknowledgement still counts. */
    ack_version: { kind: 'integer', schema: z.number().int() },
    published_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
  },
})

export type Memo = Row<typeof memoResource>
export type MemoStatus = (typeof MEMO_STATUSES)[number]
