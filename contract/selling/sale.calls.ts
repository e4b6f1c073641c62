import { MOST_FILES } from '@contract/selling/document-files'
import { z } from 'zod'
import {
  amountText,
  dateText,
  linesText,
  maybe,
  maybeLines,
  maybeText,
  rateText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'
import { VAT_TREATMENTS } from '@contract/selling/vat.rules'
import { CANCEL_KINDS, CANCEL_REASONS, DISCOUNT_KINDS } from '@contract/selling/sale-words'
import { FINANCINGS, USUAL_DOWN_PAYMENT } from '@contract/selling/schedule.rules'

const reason = linesText(3, 1000)
/** What weights co-sellers of one level share by: "1", "50", "33.3333". */
const weightText = z.string().regex(/^\d{1,4}(\.\d{1,4})?$/, 'weight_malformed')
const months = (most: number) => z.number().int().min(0).max(most)

export const saleSellerSchema = z.strictObject({
  seller_id: idSchema,
  level: z.enum(SELLER_LEVELS),
  share_weight: weightText.default('1'),
})
const saleSellersSchema = z.array(saleSellerSchema).min(1).max(20)

const coBuyersSchema = z
  .array(
    z.strictObject({
      buyer_id: idSchema,
      share_pct: rateText(),
      relationship: maybeText(60),
    }),
  )
  .max(10)

export const salePriceSchema = z.strictObject({
  /** Null: the price list's of today. Another one needs the right to leave the list. */
  list_price: maybe(amountText),
  discount: z
    .strictObject({
      kind: z.enum(DISCOUNT_KINDS),
      /** One of the two, neither for "none". */
      rate_pct: maybe(rateText()),
      amount: maybe(amountText),
    })
    .default({ kind: 'none', rate_pct: null, amount: null }),
  /** Null: what the law says by itself. Another treatment needs a reason. */
  vat_treatment: maybe(z.enum(VAT_TREATMENTS)),
  vat_reason: maybeLines(500),
  other_charges: amountText.default('0.00'),
})

export const saleTermsSchema = z.strictObject({
  financing: z.enum(FINANCINGS),
  lender_bank_id: maybe(idSchema),
  dp_rate_pct: rateText().default(USUAL_DOWN_PAYMENT),
  spot_dp_amount: amountText.default('0.00'),
  /** Null: the day of the reservation for spot cash, a month later for all else. */
  dp_start_date: maybe(dateText),
  dp_terms_months: months(120).default(1),
  balance_terms_months: months(480).default(0),
  interest_rate_pct: rateText().default('0'),
})

export const draftSaleSchema = z.strictObject({
  unit_id: idSchema,
  buyer_id: idSchema,
  co_buyers: coBuyersSchema.default([]),
  lead_id: maybe(idSchema),
  /** The quote that it is made from: of the same unit, and in no other sale. */
  quote_id: maybe(idSchema),
  sellers: saleSellersSchema,
  price: salePriceSchema.default({
    list_price: null,
    discount: { kind: 'none', rate_pct: null, amount: null },
    vat_treatment: null,
    vat_reason: null,
    other_charges: '0.00',
  }),
  terms: saleTermsSchema,
  reservation_fee: amountText,
  /** The day on the receipt; null: today. Never later than today. */
  reservation_date: maybe(dateText),
  remarks: maybeLines(2000),
})
export type DraftSale = z.infer<typeof draftSaleSchema>
export type SaleSellerInput = z.infer<typeof saleSellerSchema>
export type SalePrice = z.infer<typeof salePriceSchema>
export type SaleTerms = z.infer<typeof saleTermsSchema>

/** A buyer may still be missing while somebody only reckons. */
export const previewSaleSchema = draftSaleSchema.extend({
  buyer_id: maybe(idSchema),
  sellers: z.array(saleSellerSchema).max(20).default([]),
  /** The draft that is being changed, if any. */
  sale_id: maybe(idSchema),
})
export type PreviewSale = z.infer<typeof previewSaleSchema>

/**
 * POST /:id/cancel. A reservation is cancelled at once; a booked sale waits for the approval, and asks for the
 * panel of the Maceda law to have been seen and for the developer's notice.
 */
export const cancelSaleSchema = z.strictObject({
  kind: z.enum(CANCEL_KINDS),
  reason_code: z.enum(CANCEL_REASONS),
  note: reason,
  maceda_acknowledged: z.boolean().default(false),
  developer_notice_no: maybeText(40),
})
export type CancelSale = z.infer<typeof cancelSaleSchema>

/** POST /:id/amendments: one change, as it shall be. POST /:id/amendments/preview shows before and after. */
export const amendSaleSchema = z.strictObject({
  reason,
  /** Null: today. */
  effective_date: maybe(dateText),
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('change_unit'), unit_id: idSchema, price: salePriceSchema }),
    z.strictObject({ kind: z.literal('change_buyer'), buyer_id: idSchema, co_buyers: coBuyersSchema }),
    z.strictObject({ kind: z.literal('change_price'), price: salePriceSchema }),
    z.strictObject({ kind: z.literal('change_terms'), terms: saleTermsSchema }),
    z.strictObject({ kind: z.literal('change_seller'), sellers: saleSellersSchema }),
  ]),
})
export type AmendSale = z.infer<typeof amendSaleSchema>

/** POST /:id/documents/:document/submit: files that were attached to the sale before. */
export const submitDocumentSchema = z.strictObject({
  attachment_id: idSchema,
  more_attachment_ids: z
    .array(idSchema)
    .max(MOST_FILES - 1)
    .default([]),
  valid_to: maybe(dateText),
})
