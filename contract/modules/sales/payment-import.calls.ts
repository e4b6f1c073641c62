import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { amountText, dateText, lineText, maybe } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { importAnswerSchema, importCallSchema } from '@contract/kernel/record-calls'

const cell = (longest = 120) => maybe(lineText(1, longest))
const column = (schema: z.ZodType, kind: 'text' | 'code' | 'money' | 'date' = 'text') => ({
  kind,
  schema,
  creatable: true as const,
})

/** The columns of such a report, as the import asks for them. A sale is found by whatever of the first four is there. */
export const paymentLine = defineResource({
  name: 'payment_line',
  path: '/sales/payments',
  table: 'buyer_payment',
  permission: 'sales.payment',
  scope: {},
  title: 'sale_no',
  defaultSort: [],
  fields: {
    sale_no: column(cell(40), 'code'),
    project: column(cell()),
    unit_code: column(cell(60), 'code'),
    buyer_name: column(cell(200)),
    paid_on: column(dateText, 'date'),
    amount: column(amountText, 'money'),
    applied_principal: column(maybe(amountText), 'money'),
    applied_interest: column(maybe(amountText), 'money'),
    applied_penalty: column(maybe(amountText), 'money'),
    developer_or_no: column(cell(40), 'code'),
    mode: column(cell(40)),
    cheque_no: column(cell(40), 'code'),
    remarks: column(cell(500)),
  },
})

/** POST /sales/payments/import. The file as it was chosen: the same one is known again whatever was left out of it. */
export const paymentImportCallSchema = importCallSchema.extend({
  file: z.strictObject({ name: lineText(1, 200), sha256: z.string().regex(/^[0-9a-f]{64}$/) }).optional(),
  /** How many of its rows were left out before this was sent. */
  left_out: z.number().int().min(0).max(5_000).default(0),
})
export type PaymentImportCall = z.infer<typeof paymentImportCallSchema>
export type PaymentImportInput = z.input<typeof paymentImportCallSchema>

const ROW_OUTCOMES = [
  'matched',
  'ambiguous',
  'not_found',
  'contradiction',
  'duplicate',
  'over_price',
  'not_live',
  'malformed',
] as const

export const rowOutcomeSchema = z.object({
  row: z.number().int(),
  outcome: z.enum(ROW_OUTCOMES),
  sale_id: idSchema.nullable(),
  sale_no: z.string().nullable(),
  unit_code: z.string().nullable(),
  buyer_name: z.string().nullable(),
  paid_on: z.string().nullable(),
  amount: z.string().nullable(),
  /** Another sale has a payment with this receipt; it may be one receipt for two units. */
  shares_receipt: z.boolean(),
})
export type RowOutcome = z.infer<typeof rowOutcomeSchema>

export const paymentImportAnswerSchema = importAnswerSchema.extend({
  outcomes: z.array(rowOutcomeSchema),
  total_amount: z.string(),
})
export type PaymentImportAnswer = z.infer<typeof paymentImportAnswerSchema>
