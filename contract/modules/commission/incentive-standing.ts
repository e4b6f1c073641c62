import { z } from 'zod'
import { amountText, dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { grantLineSchema } from '@contract/modules/commission/incentive-grant.document'
import { FUNDERS, INCENTIVE_METRICS } from '@contract/modules/commission/incentive-tier'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'
import { stepSchema } from '@contract/selling/step.schema'

export const personStandingSchema = z.object({
  seller_id: idSchema,
  seller_name: z.string(),
  is_own: z.boolean(),
  counted: z.string(),
  /** The tier that is reached, the first one being 1; null below all. */
  tier: z.number().int().nullable(),
  amount: amountText,
  /** What is missing to the next tier, and what that gives as soon as it is reached. */
  next: z.object({ missing: z.string(), amount: amountText }).nullable(),
  steps: z.array(stepSchema),
  sales: z.array(grantLineSchema),
  /** What was granted, or is on its way to be. */
  grant: z.object({ id: idSchema, number: z.string().nullable(), status: z.string() }).nullable(),
})
export type PersonStanding = z.infer<typeof personStandingSchema>

/** GET /commission/incentives/standing: where each stands in each program that runs or ended lately. */
export const programStandingSchema = z.object({
  program: z.object({
    id: idSchema,
    name: z.string(),
    ou_id: idSchema,
    ou_name: z.string(),
    valid_from: dateText,
    valid_to: dateText,
    metric: z.enum(INCENTIVE_METRICS),
    level: z.enum(SELLER_LEVELS),
    funded_by: z.enum(FUNDERS),
    developer_name: z.string().nullable(),
    /** Its last day is over: what was reached may be granted. */
    has_ended: z.boolean(),
  }),
  people: z.array(personStandingSchema),
})
export type ProgramStanding = z.infer<typeof programStandingSchema>
