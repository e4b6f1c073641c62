import { z } from 'zod'
import { amountText, dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { OPENING_REASONS } from '@contract/modules/commission/next-money.rules'
import { SHARE_STATES } from '@contract/modules/commission/transaction.resource'

export const nextMoneyQuery = z.strictObject({
  seller_id: idSchema.optional(),
  ou_id: idSchema.optional(),
  /** Who sells for this team today. */
  team_id: idSchema.optional(),
})

const sums = { gross: amountText, net: amountText, count: z.number().int() }

const rowSchema = z.object({
  share_id: idSchema,
  seller_id: idSchema,
  seller_name: z.string(),
  sale_id: idSchema,
  sale_no: z.string().nullable(),
  unit_code: z.string(),
  buyer_name: z.string(),
  developer_name: z.string(),
  seq: z.number().int(),
  state: z.enum(SHARE_STATES),
  /** The developer has paid it: it may be released today. */
  is_paid: z.boolean(),
  opens_on: dateText.nullable(),
  because: z.enum(OPENING_REASONS),
  instalment: z.object({ seq: z.number().int(), kind: z.string(), due_date: dateText }).nullable(),
  statement_on: dateText.nullable(),
  cash_on: dateText.nullable(),
  days_to_pay: z.number().int(),
  days_basis: z.enum(['history', 'terms']),
  gross: amountText,
  ewt: amountText,
  holdback: amountText,
  clawback: amountText,
  advance: amountText,
  net: amountText,
})
export type NextMoneyRow = z.infer<typeof rowSchema>

/** GET /commission/next-money: what sellers may expect, when, and what of it will reach them; an estimate. */
export const nextMoneySchema = z.object({
  today: dateText,
  /** The next of them, by day; sums are of all. */
  rows: z.array(rowSchema),
  left_out: z.number().int(),
  months: z.array(z.object({ month: z.string(), ...sums })),
  /** Of each day on which money is expected. */
  days: z.array(z.object({ on: dateText, ...sums })),
  /** What nobody can tell a day of. */
  undated: z.object(sums),
  total: z.object(sums),
})
export type NextMoney = z.infer<typeof nextMoneySchema>
