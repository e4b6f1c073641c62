import { z } from 'zod'
import { amendSaleSchema } from '@contract/selling/sale.calls'
import { amendmentOf, type AmendValues } from '@/features/sales/amend/amend-values'
import { issueCode } from '@/shared/form/issue-codes'

/** The contract's own check of what is sent; what it says of the change stands at the fields of the form. */
export const amendFormSchema = z.custom<AmendValues>().superRefine((values, context) => {
  const read = amendSaleSchema.safeParse(amendmentOf(values), { error: issue => issueCode(issue) })
  for (const { path, message } of read.error?.issues ?? []) {
    context.addIssue({
      code: 'custom',
      message,
      path: path[0] === 'change' ? path.slice(1) : path,
    })
  }
})
