import { z } from 'zod'
import { defineDocument } from '@contract/kernel/define-document'
import type { Row } from '@contract/kernel/define-resource'
import { amountText, IN_RECORD, EVERYWHERE, KEPT, linesText, ONCE } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { shareChangeSchema } from '@contract/selling/commission-adjustment'
import { saleSellerSchema } from '@contract/selling/sale.calls'

export const correctedSellersSchema = z.array(saleSellerSchema).max(20)

/** Sellers or weights of a sale that were wrong: its locked commission is shared anew once others have agreed. */
export const correction = defineDocument({
  name: 'commission_correction',
  path: '/commission/corrections',
  permission: 'commission.correction',
  type: 'commission_correction',
  numbers: 'commission_correction',
  names: {
    sale_id: 'Sale',
    sellers: 'Sellers',
    reason: 'Reason',
    changes: 'Shares before and after',
    amount: 'Commission moved',
  },
  shown: ['sale_id', 'amount', 'reason'],
  facts: ['amount'],
  amount: 'amount',
  fields: {
    sale_id: { kind: 'reference', to: 'sale', schema: idSchema, ...ONCE },
    /** Everyone who shares in it from then on. */
    sellers: { kind: 'json', schema: correctedSellersSchema, ...IN_RECORD },
    reason: { kind: 'long_text', schema: linesText(3, 500), ...EVERYWHERE },
    changes: { kind: 'json', schema: z.array(shareChangeSchema) },
    amount: { kind: 'money', schema: amountText, ...KEPT },
  },
})

export type Correction = Row<typeof correction.resource>
