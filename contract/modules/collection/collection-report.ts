import { z } from 'zod'
import { dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { monthText } from '@contract/kernel/instant-text'
import { statementUnits } from '@contract/kernel/statement-units'
import { RECEIPT_MODES } from '@contract/modules/collection/receipt.resource'

export const COLLECTION_DIMENSIONS = ['month', 'developer_id', 'project_id', 'ou_id', 'mode'] as const
export type CollectionDimension = (typeof COLLECTION_DIMENSIONS)[number]

const asked = {
  by: z.enum(COLLECTION_DIMENSIONS),
  from: monthText,
  to: monthText,
  units: statementUnits,
  developer_id: idSchema.optional(),
}
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to
const REVERSED = { path: ['to'], error: 'dates_reversed' }

export const collectionReportQuery = z.strictObject(asked).refine(inOrder, REVERSED)
export type CollectionReportQuery = z.infer<typeof collectionReportQuery>

const LONGEST_KEY = 40
/** `key`: of one row, empty for what settles nothing yet; left out for all of them. */
export const reportReceiptsQuery = z
  .strictObject({ ...asked, key: z.string().max(LONGEST_KEY).optional() })
  .refine(inOrder, REVERSED)
export type ReportReceiptsQuery = z.infer<typeof reportReceiptsQuery>

const amounts = {
  cash: signedAmountText,
  ewt: signedAmountText,
  total: signedAmountText,
  /** What settled no statement by the end of the months. */
  unapplied: signedAmountText,
}
const figures = {
  /** Receipts, less those that were taken back. */
  receipts: z.number().int(),
  ...amounts,
  /** From the day of the statement to the day on which it was settled, by the amounts; null where nothing was settled. */
  days: z.number().int().nullable(),
}

/** GET /collection/report: what developers paid in some months; what bounced or was voided counts on its own day. */
export const collectionReportSchema = z.object({
  by: z.enum(COLLECTION_DIMENSIONS),
  from: z.string(),
  to: z.string(),
  rows: z.array(
    z.object({
      /** Null for what settles nothing yet: no project is known of it. */
      key: z.string().nullable(),
      name: z.string().nullable(),
      ...figures,
      /** Tax without a certificate in the quarters of these months; null where none is known by this dimension. */
      certificates: signedAmountText.nullable(),
    }),
  ),
  totals: z.object({ ...figures, certificates: signedAmountText }),
  months: z.array(z.object({ month: z.string(), cash: signedAmountText, ewt: signedAmountText })),
})
export type CollectionReport = z.infer<typeof collectionReportSchema>

const receiptSchema = z.object({
  id: idSchema,
  number: z.string(),
  developer_name: z.string(),
  on: dateText,
  mode: z.enum(RECEIPT_MODES),
  /** It bounced or was voided on this day. */
  is_undone: z.boolean(),
  ...amounts,
})

/** GET /collection/report/receipts: the receipts behind a row, which add up to it. */
export const reportReceiptsSchema = z.object({ receipts: z.array(receiptSchema), totals: z.object(amounts) })
export type ReportReceipts = z.infer<typeof reportReceiptsSchema>
