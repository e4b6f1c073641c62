import { z } from 'zod'

const money = z.string()
const key = z.string()

/** One step of a computation on the wire (contract/kernel/computation): amounts and rates as decimal text. */
export const stepSchema = z.object({
  key,
  rule: z.string(),
  amount: money,
  how: z.discriminatedUnion('by', [
    z.object({ by: z.literal('given'), amount: money }),
    z.object({ by: z.literal('percent'), of: key, rate: z.string() }),
    z.object({ by: z.literal('net_of_tax'), of: key, rate: z.string() }),
    z.object({ by: z.literal('sum'), of: z.array(key) }),
    z.object({ by: z.literal('difference'), from: key, less: z.array(key) }),
    z.object({ by: z.literal('smaller'), of: z.tuple([key, key]) }),
  ]),
})
export type ShownStep = z.infer<typeof stepSchema>
