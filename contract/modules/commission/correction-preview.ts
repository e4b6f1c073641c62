import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { correctedSellersSchema } from '@contract/modules/commission/correction.document'
import { shareChangeSchema } from '@contract/selling/commission-adjustment'
import { saleSellerSchema } from '@contract/selling/sale.calls'

/** POST /commission/corrections/preview: what other sellers or weights would change; as it stands where none are named. */
export const correctionQuestion = z.strictObject({
  sale_id: idSchema,
  sellers: correctedSellersSchema.nullable(),
})
export const correctionPreviewSchema = z.object({
  /** Who shares in the sale now. */
  sellers: z.array(saleSellerSchema.extend({ name: z.string() })),
  changes: z.array(shareChangeSchema),
  amount: z.string(),
})
export type CorrectionPreview = z.infer<typeof correctionPreviewSchema>
