import { z } from 'zod'
import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { defineResource } from '@contract/kernel/define-resource'
import {
  amountText,
  dateText,
  lineText,
  maybe,
  maybeLines,
  rateText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { bulkTargetSchema, importAnswerSchema, importCallSchema } from '@contract/kernel/record-calls'
import { reportRowResource } from '@contract/modules/collection/report-match.resource'
import { REPORT_KINDS } from '@contract/modules/collection/report-match.rules'

const column = (schema: z.ZodType, kind: 'text' | 'code' | 'money' | 'rate' | 'date' = 'text') => ({
  kind,
  schema: maybe(schema),
  creatable: true as const,
})

/** The columns of such a report, as the import asks for them. */
export const reportLine = defineResource({
  name: 'report_line',
  path: '/collection/report-matches',
  table: 'report_match_row',
  permission: 'collection.report_match',
  scope: {},
  title: 'unit_code',
  defaultSort: [],
  fields: {
    unit_code: column(lineText(1, 60), 'code'),
    buyer_name: column(lineText(1, 200)),
    sale_no: column(lineText(1, 40), 'code'),
    theirs_base: column(amountText, 'money'),
    theirs_rate: column(rateText(), 'rate'),
    theirs_gross: column(amountText, 'money'),
    theirs_tax: column(amountText, 'money'),
    theirs_paid: column(amountText, 'money'),
    paid_on: column(dateText, 'date'),
  },
})

/** POST /collection/report-matches/import: whose report it is, and of which unit. */
export const reportCallSchema = importCallSchema.extend({
  developer_id: idSchema,
  ou_id: idSchema,
  file: z.strictObject({ name: lineText(1, 200), sha256: z.string().regex(/^[0-9a-f]{64}$/) }).optional(),
  left_out: z.number().int().min(0).max(5_000).default(0),
})
export type ReportCall = z.infer<typeof reportCallSchema>
export type ReportInput = z.input<typeof reportCallSchema>

export const reportAnswerSchema = importAnswerSchema.extend({
  kinds: z.partialRecord(z.enum(REPORT_KINDS), z.number().int()),
  report_id: idSchema.nullable(),
})
export type ReportAnswer = z.infer<typeof reportAnswerSchema>

const decided = z.strictObject({ target: bulkTargetSchema, note: maybeLines(400) })
const decidedAnswer = z.object({
  changed: z.number().int(),
  /** Drafts of receipts that were made of payments. */
  receipts: z.array(idSchema),
  /** Row by row what became of it; a reason where it was left as it was. */
  results: z.array(z.object({ id: idSchema, reason: z.string().nullable(), message: z.string().nullable() })),
})
export type DecidedAnswer = z.infer<typeof decidedAnswer>

const right = 'collection.report_match.decide'
export const reportRowCommands = defineCommands(withTouches(reportRowResource, ['report_match']), {
  accept: {
    on: 'list',
    permission: right,
    summary:
      'Accept what a developer reports: payments become drafts of receipts, others wait for an adjustment',
    needsKey: true,
    body: decided,
    answer: decidedAnswer,
  },
  dispute: {
    on: 'list',
    permission: right,
    summary: 'Dispute what a developer reports',
    body: decided,
    answer: decidedAnswer,
  },
  reopen: {
    on: 'list',
    permission: right,
    summary: 'Take a decision back while nothing followed of it',
    body: z.strictObject({ target: bulkTargetSchema }),
    answer: decidedAnswer,
  },
})
