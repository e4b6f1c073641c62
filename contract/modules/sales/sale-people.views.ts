import { z } from 'zod'
import { dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'
import { SALE_STATUSES } from '@contract/modules/sales/sale-status'

/** GET /sales/sellers: who may stand in a sale. Whoever drafts one holds no right to the sellers' own profiles. */
export const sellerChoiceSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** What they stand for by their position, where that says so. */
  level: z.enum(SELLER_LEVELS).nullable(),
  is_own: z.boolean(),
})
export type SellerChoice = z.infer<typeof sellerChoiceSchema>

const BUYER_ROLES = ['principal', 'co_buyer', 'spouse', 'attorney'] as const
/** A sale in which a buyer stands, and as what. */
export const saleOfBuyerSchema = z.object({
  id: idSchema,
  sale_no: z.string().nullable(),
  unit_code: z.string(),
  status: z.enum(SALE_STATUSES),
  reservation_date: dateText,
  tcp: z.string(),
  role: z.enum(BUYER_ROLES),
  /** Whose spouse, for whom they sign; null where they buy themselves. */
  of_name: z.string().nullable(),
})
export type SaleOfBuyer = z.infer<typeof saleOfBuyerSchema>
