import { z } from 'zod'
import { amountText, dateText, lineText, maybe, maybeLines } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { bulkAnswerSchema, bulkTargetSchema } from '@contract/kernel/record-calls'
import {
  PAYMENT_MODES,
  PAYMENT_SOURCES,
  PAYMENT_STATUSES,
  type PaymentTrigger,
} from '@contract/modules/sales/payment-state.rules'
import { PAYMENT_STAGES } from '@contract/modules/sales/payment-stage.rules'
import { SALE_STATUSES } from '@contract/modules/sales/sale-status'
import { SCHEDULE_KINDS } from '@contract/selling/schedule.rules'

const cell = (longest: number) => maybe(lineText(1, longest))

/** POST /sales/payments. The principal is what is neither interest nor penalty: nobody sends it. */
export const createPaymentSchema = z.strictObject({
  sale_id: idSchema,
  paid_on: dateText,
  amount: amountText,
  applied_interest: amountText.default('0.00'),
  applied_penalty: amountText.default('0.00'),
  source: z.enum(PAYMENT_SOURCES).default('developer_report'),
  mode: z.enum(PAYMENT_MODES),
  developer_or_no: cell(40),
  cheque_no: cell(40),
  remarks: maybeLines(500),
})
export type CreatePayment = z.infer<typeof createPaymentSchema>

/** POST /sales/payments/verify: many at once, each for itself; what cannot be is told and left as it is. */
export const verifyManySchema = z.strictObject({
  target: bulkTargetSchema,
  /** For the cheques among them; without it they are confirmed as handed over, and wait to clear. */
  cleared_on: maybe(dateText),
  dry_run: z.boolean(),
})
export type VerifyMany = z.infer<typeof verifyManySchema>

export const verifyManyAnswerSchema = bulkAnswerSchema.extend({
  principal: z.string(),
  sales: z.number().int(),
  /** What follows: commission that opens, and sales that are paid in full. */
  tranches_opened: z.number().int(),
  fully_paid: z.number().int(),
})
export type VerifyManyAnswer = z.infer<typeof verifyManyAnswerSchema>

export const reversedImportSchema = z.object({ reversed: z.number().int(), sales: z.number().int() })

const money = z.string()
const moves = [
  'verify',
  'clear',
  'bounce',
  'take_back',
  'reverse',
] as const satisfies readonly PaymentTrigger[]

export const statementPaymentSchema = z.object({
  id: idSchema,
  row_version: z.number().int(),
  payment_no: z.string(),
  paid_on: dateText,
  amount: money,
  applied_principal: money,
  applied_interest: money,
  applied_penalty: money,
  mode: z.enum(PAYMENT_MODES),
  source: z.enum(PAYMENT_SOURCES),
  developer_or_no: z.string().nullable(),
  cheque_no: z.string().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  is_collected: z.boolean(),
  cleared_on: z.string().nullable(),
  bounced_on: z.string().nullable(),
  reversed_on: z.string().nullable(),
  reason: z.string().nullable(),
  /** What is left of the contract price after it; null where it does not count. */
  balance: money.nullable(),
  actions: z.array(z.enum(moves)),
})
export type StatementPayment = z.infer<typeof statementPaymentSchema>

const statementRowSchema = z.object({
  seq: z.number().int(),
  kind: z.enum([...SCHEDULE_KINDS, 'misc']),
  due_date: dateText,
  amount: money,
  principal: money,
  interest: money,
  paid_amount: money,
  open_amount: money,
  state: z.enum(['paid', 'part', 'late', 'due', 'ahead']),
  days_late: z.number().int(),
})

/** GET /sales/records/:id/statement: all that its PDF says, in the same figures. */
export const statementSchema = z.object({
  sale: z.object({
    id: idSchema,
    sale_no: z.string().nullable(),
    status: z.enum(SALE_STATUSES),
    payment_stage: z.enum(PAYMENT_STAGES),
    buyer_name: z.string(),
    project_name: z.string(),
    unit_code: z.string(),
    developer_name: z.string(),
    seller_names: z.string(),
    financing: z.string(),
    reservation_date: dateText,
    list_price: money,
    discount_amount: money,
    net_list_price: money,
    vat_amount: money,
    misc_fee_amount: money,
    other_charges: money,
    tcp: money,
  }),
  as_of: dateText,
  collected: money,
  /** Reported or confirmed, and not in the sums so far: cheques that have not cleared, reports nobody confirmed. */
  waiting: money,
  interest_paid: money,
  penalty_paid: money,
  balance: money,
  late: money,
  late_count: z.number().int(),
  next_due: z.object({ due_date: dateText, amount: money }).nullable(),
  /** Paid in full once, and fallen below since. */
  fell_short: z.boolean(),
  schedule: z.array(statementRowSchema),
  payments: z.array(statementPaymentSchema),
  may: z.object({ record: z.boolean() }),
})
export type SaleStatement = z.infer<typeof statementSchema>
