import { z } from 'zod'
import { defineResource, type ListedRow } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT, rateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { CONFIDENCES, REPORT_KINDS } from '@contract/modules/collection/report-match.rules'

const count = { kind: 'integer', schema: z.number().int(), ...KEPT } as const
const money = { kind: 'money', schema: amountText.nullable(), ...KEPT } as const
const rate = { kind: 'rate', schema: rateText().nullable(), ...KEPT } as const
const text = { kind: 'text', schema: z.string().nullable(), ...KEPT } as const
const ouField = { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT } as const
const developerField = { kind: 'reference', to: 'developer', schema: idSchema, ...KEPT } as const

/** A developer's report as it was matched with what was billed. */
export const reportMatchResource = defineResource({
  name: 'report_match',
  path: '/collection/report-matches',
  table: 'report_match',
  permission: 'collection.report_match',
  scope: { ou: 'ou_id' },
  title: 'file_name',
  defaultSort: [{ field: 'created_at', direction: 'desc' }],
  fields: {
    file_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    developer_id: developerField,
    ou_id: ouField,
    /** By what is in it, not by its name. */
    file_hash: { kind: 'code', schema: z.string() },
    status: { kind: 'enum', schema: z.enum(['open', 'closed']), ...KEPT },
    row_count: count,
    same_count: count,
    open_count: count,
    accepted_count: count,
    disputed_count: count,
  },
})
export type ListedReportMatch = ListedRow<typeof reportMatchResource>

export const ROW_STATES = ['none', 'open', 'accepted', 'disputed'] as const

/** A row of such a report beside what is ours, or what is ours and not in it. */
export const reportRowResource = defineResource({
  name: 'report_match_row',
  path: '/collection/report-match-rows',
  table: 'report_match_row',
  permission: 'collection.report_match',
  scope: { ou: 'ou_id' },
  title: 'unit_code',
  defaultSort: [
    { field: 'kind', direction: 'asc' },
    { field: 'unit_code', direction: 'asc' },
  ],
  quick: 'kind',
  fields: {
    unit_code: { ...text, searchable: true },
    buyer_name: { ...text, searchable: true },
    sale_no: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    /** The program, where the line of ours is an incentive. */
    incentive: text,
    /** As the sheet counts; null where the report has no such row. */
    row_no: { kind: 'integer', schema: z.number().int().nullable(), ...KEPT },
    kind: { kind: 'enum', schema: z.enum(REPORT_KINDS), ...KEPT },
    confidence: { kind: 'enum', schema: z.enum(CONFIDENCES), ...KEPT },
    state: { kind: 'enum', schema: z.enum(ROW_STATES), ...KEPT },
    theirs_base: money,
    ours_base: money,
    theirs_rate: rate,
    ours_rate: rate,
    theirs_gross: money,
    ours_gross: money,
    theirs_tax: money,
    ours_tax: money,
    theirs_paid: money,
    ours_paid: money,
    paid_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    note: { kind: 'long_text', schema: z.string().nullable(), listed: true },
    /** The draft that a payment accepted became part of. */
    receipt_id: { kind: 'id', schema: idSchema.nullable(), listed: true },
    report_id: { kind: 'reference', to: 'report_match', schema: idSchema, ...KEPT },
    line_id: { kind: 'id', schema: idSchema.nullable() },
    developer_id: developerField,
    ou_id: ouField,
  },
})
export type ListedReportRow = ListedRow<typeof reportRowResource>
