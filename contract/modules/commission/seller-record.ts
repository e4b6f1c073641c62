import { z } from 'zod'
import { amountText, dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { RECORD_FIGURES } from '@contract/modules/commission/seller-record.rules'

const recordFiguresSchema = z.record(z.enum(RECORD_FIGURES), signedAmountText)

const year = z.coerce.number().int().min(2000).max(2999)

export const sellerRecordQuery = z.strictObject({
  /** Of which year pay and tax are told. */
  year,
  ou_id: idSchema.optional(),
  /** Who sells for this team today. */
  team_id: idSchema.optional(),
})

const rowSchema = z.object({
  seller_id: idSchema,
  seller_name: z.string(),
  ou_id: idSchema,
  ou_name: z.string(),
  figures: recordFiguresSchema,
})

/** GET /commission/record: what each seller earned in each unit, as it stands now. */
export const sellerRecordSchema = z.object({
  year: z.number().int(),
  rows: z.array(rowSchema),
  total: recordFiguresSchema,
})
export type SellerRecord = z.infer<typeof sellerRecordSchema>

export const oneSellerQuery = z.strictObject({ year })

/** GET /commission/record/:id: the same of one seller, with the releases, holdbacks and clawbacks behind it. */
export const oneSellerRecordSchema = sellerRecordSchema.extend({
  seller_id: idSchema,
  seller_name: z.string(),
  releases: z.array(
    z.object({
      id: idSchema,
      number: z.string().nullable(),
      status: z.string(),
      paid_on: dateText.nullable(),
      gross: amountText,
      tax: amountText,
      holdback: amountText,
      net: amountText,
    }),
  ),
  holdbacks: z.array(
    z.object({
      id: idSchema,
      sale_id: idSchema,
      sale_no: z.string().nullable(),
      amount: amountText,
      due_on: dateText.nullable(),
    }),
  ),
  clawbacks: z.array(
    z.object({
      id: idSchema,
      sale_id: idSchema,
      sale_no: z.string().nullable(),
      opened_on: dateText,
      gross: amountText,
      open: amountText,
    }),
  ),
})
export type OneSellerRecord = z.infer<typeof oneSellerRecordSchema>

export const sellerStatementQuery = z
  .strictObject({ from: dateText, to: dateText })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'dates_reversed' })
