import { z } from 'zod'
import { dateText, linesText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const CUTOFFS = ['first', 'second', 'monthly', 'thirteenth', 'final'] as const
export const PAYSLIP_STATUSES = ['published', 'superseded', 'withdrawn'] as const
export const PAYSLIP_PROBLEMS = [
  'unknown_number',
  'no_number',
  'name_mismatch',
  'duplicate',
  'wrong_type',
] as const

const period = {
  period_from: dateText,
  period_to: dateText,
  pay_date: dateText,
  cutoff: z.enum(CUTOFFS),
}
export const newPayslipBatchSchema = z
  .strictObject(period)
  .refine(batch => batch.period_to >= batch.period_from, { path: ['period_to'], error: 'dates_reversed' })
export type NewPayslipBatch = z.infer<typeof newPayslipBatchSchema>

/** One PDF, or a ZIP of them, that came in parts before. */
export const addPayslipFilesSchema = z.strictObject({ upload_id: idSchema })

export const payslipBatchFileSchema = z.object({
  id: idSchema,
  file_name: z.string(),
  employee_id: idSchema.nullable(),
  employee_no: z.string().nullable(),
  full_name: z.string().nullable(),
  problem: z.enum(PAYSLIP_PROBLEMS).nullable(),
  /** Somebody has a published payslip of this period, which this one would replace. */
  replaces: z.boolean(),
})
export type PayslipBatchFile = z.infer<typeof payslipBatchFileSchema>

export const payslipBatchSchema = z.object({
  id: idSchema,
  ...period,
  status: z.enum(['draft', 'published', 'discarded']),
  created_at: z.string(),
  created_by_name: z.string().nullable(),
  published_at: z.string().nullable(),
  file_count: z.number().int(),
  problem_count: z.number().int(),
  row_version: z.number().int(),
})
export type PayslipBatch = z.infer<typeof payslipBatchSchema>

export const payslipBatchPageSchema = payslipBatchSchema.extend({ files: z.array(payslipBatchFileSchema) })
export type PayslipBatchPage = z.infer<typeof payslipBatchPageSchema>

/** How many were seen to go out: somebody who added a file meanwhile is asked again. */
export const publishPayslipsSchema = z.strictObject({
  expected: z.number().int().min(1),
  /** Files with a problem are left behind; without it they stop everything. */
  leave_problems: z.boolean(),
})
export type PublishPayslips = z.infer<typeof publishPayslipsSchema>

export const withdrawPayslipSchema = z.strictObject({ reason: linesText(3, 400) })

/** A payslip as the person it is of finds it. */
export const ownPayslipSchema = z.object({
  id: idSchema,
  slip_no: z.string(),
  ...period,
  status: z.enum(PAYSLIP_STATUSES),
  published_at: z.string(),
  viewed_at: z.string().nullable(),
  size_bytes: z.number().int(),
})
export type OwnPayslip = z.infer<typeof ownPayslipSchema>

/** Until the password was shown lately, the list says so and holds nothing: asking for it is the ordinary way. */
export const ownPayslipsSchema = z.object({
  confirmation_needed: z.boolean(),
  payslips: z.array(ownPayslipSchema),
})
export type OwnPayslips = z.infer<typeof ownPayslipsSchema>

/** As whoever publishes payslips finds it: all but what stands in it. */
export const archivedPayslipSchema = ownPayslipSchema.extend({
  employee_id: idSchema,
  employee_no: z.string(),
  full_name: z.string(),
  ou_code: z.string(),
  batch_id: idSchema,
  withdrawn_at: z.string().nullable(),
  withdraw_reason: z.string().nullable(),
  row_version: z.number().int(),
})
export type ArchivedPayslip = z.infer<typeof archivedPayslipSchema>

export const payslipViewSchema = z.object({ at: z.string(), viewer: z.string() })
export type PayslipView = z.infer<typeof payslipViewSchema>
