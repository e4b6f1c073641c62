import { z } from 'zod'
import { amountText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { shareChangeSchema } from '@contract/selling/commission-adjustment'

/** POST /commission/credits/preview: what of a sale was billed, and what crediting a part of it would change. */
export const creditQuestion = z.strictObject({
  sale_id: idSchema,
  credit: z.strictObject({ tranche_id: idSchema, amount: amountText }).nullable(),
})
export const creditPreviewSchema = z.object({
  tranches: z.array(
    z.object({
      tranche_id: idSchema,
      seq: z.number().int(),
      statement_no: z.string(),
      /** What is due of it, as commission and with VAT, and what the developer has paid. */
      due: amountText,
      gross: amountText,
      paid: amountText,
    }),
  ),
  change: z
    .object({
      net: signedAmountText,
      vat: signedAmountText,
      gross: signedAmountText,
      /** Of it, what was not paid yet and what is owed back to the developer. */
      unpaid: signedAmountText,
      refund: signedAmountText,
      changes: z.array(shareChangeSchema),
    })
    .nullable(),
})
export type CreditPreview = z.infer<typeof creditPreviewSchema>
