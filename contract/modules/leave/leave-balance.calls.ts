import { z } from 'zod'
import { dateText, daysCount, linesText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { LEDGER_KINDS } from '@contract/modules/leave/balance.rules'

const year = z.number().int().min(2000).max(2100)

/** POST /leave/balances/adjust */
export const adjustBalanceSchema = z.strictObject({
  employee_id: idSchema,
  leave_type_id: idSchema,
  year,
  days: daysCount(-400).refine(text => !/^-?0+(\.0*)?$/.test(text), 'number_out_of_range'),
  reason: linesText(3, 400),
})
export type AdjustBalance = z.infer<typeof adjustBalanceSchema>

/** GET /leave/balances/:id/entries: what a balance is the sum of, oldest first. */
export const ledgerEntrySchema = z.object({
  id: idSchema,
  entry_date: dateText,
  kind: z.enum(LEDGER_KINDS),
  days: z.string(),
  request_id: idSchema.nullable(),
  request_no: z.string().nullable(),
  note: z.string().nullable(),
  created_at: z.string(),
})
export type LedgerEntryRow = z.infer<typeof ledgerEntrySchema>

/** GET /leave/year-end?year= tells what POST /leave/year-end {year} would write; nothing is written twice. */
export const yearEndQuerySchema = z.strictObject({ year: z.coerce.number().pipe(year) })
export const closeYearSchema = z.strictObject({ year })
const yearEndRowSchema = z.object({
  employee_id: idSchema,
  employee_name: z.string(),
  leave_type_id: idSchema,
  leave_type: z.string(),
  left: z.string(),
  carried: z.string(),
  forfeited: z.string(),
  converted: z.string(),
  /** Of the converted days; null where there are none, or no pay is on file. */
  amount: z.string().nullable(),
  daily_rate: z.string().nullable(),
})
export const yearEndSchema = z.object({
  year,
  /** False until the last day of the year is over. */
  may_close: z.boolean(),
  rows: z.array(yearEndRowSchema),
  total_amount: z.string(),
})
export type YearEnd = z.infer<typeof yearEndSchema>

/** POST /leave/grants: what the nightly job does, now. */
export const grantedSchema = z.object({ written: z.number().int() })
