import { z } from 'zod'
import { linesText, lineText, maybe } from '@contract/kernel/field-declarations'
import { mobileTyped } from '@contract/modules/buyers/typed-mobile'

/** POST /buyer-management/buyers/of-lead/:id: what a lead does not say, and its name as two parts. */
export const buyerOfLeadSchema = z.strictObject({
  last_name: lineText(1, 80),
  first_name: lineText(1, 80),
  /** Null: the lead's. */
  mobile: maybe(mobileTyped),
  present_address: linesText(1, 300),
})
export type BuyerOfLead = z.infer<typeof buyerOfLeadSchema>
