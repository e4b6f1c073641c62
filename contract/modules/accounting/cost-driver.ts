import { z } from 'zod'
import { amountText, dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** by what a cost is shared that several units bear. */
export const COST_DRIVERS = ['headcount', 'area', 'sales'] as const
export type CostDriver = (typeof COST_DRIVERS)[number]

/** Where the weights of a line were filled in from: the driver, and the day it was asked of. */
export const sharedBySchema = z.strictObject({ driver: z.enum(COST_DRIVERS), on: dateText })

export const costDriversQuerySchema = z.strictObject({ on: dateText })

export const costDriversSchema = z.object({
  units: z.array(
    z.object({
      id: idSchema,
      headcount: z.number().int(),
      /** Square metres; null where nobody wrote them down. */
      area: amountText.nullable(),
      /** Contract price booked in the months before; null for who may not see the sales of units. */
      sales: amountText.nullable(),
    }),
  ),
})
export type UnitDrivers = z.infer<typeof costDriversSchema>['units'][number]
