import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { saleSellerSchema } from '@contract/selling/sale.calls'

/** GET /sales/new-sale: of this unit, or of this quote. */
export const newSaleQuery = z.strictObject({ unit_id: idSchema.optional(), quote_id: idSchema.optional() })
export type NewSaleQuery = z.infer<typeof newSaleQuery>

/** What a sale begins with where nobody has said anything yet. */
export const newSaleSchema = z.object({
  reservation_fee: z.string(),
  /** Whoever sells it first, then those above, one a level. */
  sellers: z.array(saleSellerSchema),
})
export type NewSale = z.infer<typeof newSaleSchema>
