import { z } from 'zod'
import { amountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { RELEASE_BARS } from '@contract/modules/commission/release-line'
import { SHARE_STATES } from '@contract/modules/commission/transaction.resource'

export const REQUEST_KINDS = ['bill_tranche', 'early_release', 'seller_statement'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

const whose = {
  sale_no: z.string().nullable(),
  unit_code: z.string(),
  buyer_name: z.string(),
  seq: z.number().int(),
  amount: amountText,
}

/** What is asked for, as it stood when it was written down: shares and holdbacks by their ids. */
export const requestLineSchema = z.object({
  ...whose,
  of: z.enum(['tranche', 'share', 'holdback']),
  id: idSchema,
})
export type RequestLine = z.infer<typeof requestLineSchema>

/** GET /commission/requests/sellers: for whom the reader may ask. */
export const requestSellersSchema = z.array(z.object({ id: idSchema, label: z.string() }))

const inUnit = { ...whose, ou_id: idSchema, ou_name: z.string() }

/** GET /commission/requests/choices: what may be asked for a seller now, and what is not paid by developers yet. */
export const requestChoicesQuery = z.strictObject({ seller_id: idSchema })
export const requestChoicesSchema = z.object({
  tranches: z.array(z.object({ ...inUnit, id: idSchema, eligible_on: z.string() })),
  shares: z.array(z.object({ ...inUnit, id: idSchema })),
  holdbacks: z.array(
    z.object({ ...inUnit, id: idSchema, due_on: z.string().nullable(), is_due: z.boolean() }),
  ),
  /** Eligible or billed, and not paid by the developer. */
  unpaid: amountText,
  /** The most that a cash advance on commission may be; null where the seller is nobody of the house. */
  advance_limit: amountText.nullable(),
  /** Whether the reader is the seller himself. */
  is_own: z.boolean(),
  bars: z.array(z.enum(RELEASE_BARS)),
})
export type RequestChoices = z.infer<typeof requestChoicesSchema>

const REQUEST_PRODUCTS = ['statement', 'release', 'file'] as const

/** GET /commission/requests/:id/standing: the tranche as it stands now, and what the request has led to. */
export const requestStandingSchema = z.object({
  tranche: z
    .object({
      state: z.enum(SHARE_STATES),
      eligible_on: z.string().nullable(),
      trigger_amount: amountText,
      /** What the buyer had paid on the day that it became eligible. */
      collected: amountText.nullable(),
      /** The statement that bills it, or is about to. */
      statement_no: z.string().nullable(),
    })
    .nullable(),
  product: z
    .object({
      of: z.enum(REQUEST_PRODUCTS),
      id: idSchema,
      number: z.string().nullable(),
      status: z.string().nullable(),
      /** Whether the reader may open it. */
      may_open: z.boolean(),
    })
    .nullable(),
})
export type RequestStanding = z.infer<typeof requestStandingSchema>

/** GET /commission/requests/:id/drafts: statements of its developer and unit that are not submitted yet. */
export const requestDraftsSchema = z.array(
  z.object({ id: idSchema, cutoff_on: z.string(), gross_amount: amountText, lines: z.number().int() }),
)
export type RequestDraft = z.infer<typeof requestDraftsSchema>[number]

/** GET /commission/requests/behind: the requests that a statement or a release answers. */
export const requestsBehindQuery = z.strictObject({ product_id: idSchema })
export const requestsBehindSchema = z.array(
  z.object({ id: idSchema, number: z.string().nullable(), seller_name: z.string(), reason: z.string() }),
)
export type RequestBehind = z.infer<typeof requestsBehindSchema>[number]
