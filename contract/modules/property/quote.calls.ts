import { z } from 'zod'
import { dateText, maybe, maybeLines, maybeText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { linkToken } from '@contract/kernel/link-secrets'
import { secretText } from '@contract/kernel/secret-text'
import {
  quotedUnitSchema,
  quoteFiguresSchema,
  quoteTermsSchema,
} from '@contract/modules/property/quote.schema'

/** GET /property/units/:id/quoting: all that the preview stands on. */
export const quotingSchema = z.object({
  unit_id: idSchema,
  unit_code: z.string(),
  project_name: z.string(),
  unit: quotedUnitSchema,
  status: z.string(),
  /** How long the price stands where nobody says otherwise. */
  valid_days: z.number().int(),
  /** What is usual. */
  reservation_fee: z.string(),
})
export type QuoteBody = z.infer<typeof quotingSchema>

/** POST /property/quotes */
export const saveQuoteSchema = z.strictObject({
  unit_id: idSchema,
  lead_id: maybe(idSchema),
  prepared_for: maybeText(120),
  /** Null: as long as quotes usually are. */
  valid_until: maybe(dateText),
  terms: quoteTermsSchema,
})
export type SaveQuote = z.infer<typeof saveQuoteSchema>

/** POST /property/quotes/:id/link: told once, kept by nobody but whoever is given it. */
export const quoteLinkSchema = z.object({
  url: secretText,
  expires_at: z.string(),
  row_version: z.number().int(),
})
export type QuoteLink = z.infer<typeof quoteLinkSchema>

/** POST /external/quote */
export const openQuoteSchema = z.strictObject({ token: linkToken })

/** POST /external/quote-interest: the buyer asks to be called; nothing is reserved by it. */
export const quoteInterestSchema = openQuoteSchema.extend({
  contact: maybeText(80),
  note: maybeLines(400),
})
export type QuoteInterest = z.infer<typeof quoteInterestSchema>

/** What a buyer reads: the quote, the seller who made it and whether the unit is still to be had. No word about the reader. */
export const openedQuoteSchema = z.object({
  quote_no: z.string(),
  company: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
  seller: z.object({
    name: z.string(),
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    /** Who consented to be seen by buyers. */
    has_photo: z.boolean(),
  }),
  project_name: z.string(),
  unit_code: z.string(),
  unit_type: z.string(),
  lot_area_sqm: z.string().nullable(),
  floor_area_sqm: z.string().nullable(),
  quoted_on: dateText,
  valid_until: dateText,
  is_over: z.boolean(),
  unit_is: z.enum(['free', 'kept', 'taken']),
  reservation_fee: z.string(),
  terms: quoteTermsSchema,
  figures: quoteFiguresSchema,
  tcp_in_words: z.string(),
  has_picture: z.boolean(),
  /** When she said so; null where she did not. */
  interested_at: z.string().nullable(),
})
export type OpenedQuote = z.infer<typeof openedQuoteSchema>
