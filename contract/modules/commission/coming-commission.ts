import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

const parts = {
  /** Earned, and waiting to be billed. */
  eligible: z.string(),
  /** Falls due within a quarter of a year, if everything is paid on its day. */
  soon: z.string(),
  later: z.string(),
}

/** GET /commission/coming: of one's own booked sales, what is still to come, sale by sale. */
export const comingCommissionSchema = z.object({
  ...parts,
  total: z.string(),
  sales: z.array(
    z.object({
      ...parts,
      id: idSchema,
      sale_no: z.string(),
      unit_code: z.string(),
      buyer_name: z.string(),
      total: z.string(),
    }),
  ),
})
export type ComingCommission = z.infer<typeof comingCommissionSchema>
