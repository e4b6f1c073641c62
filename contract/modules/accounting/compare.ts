import { z } from 'zod'

/** What figures stand beside: the budget of the same months, or what the year before came to. */
export const COMPARISONS = ['budget', 'previous'] as const
export type Comparison = (typeof COMPARISONS)[number]

const LONGEST = 40

/** "budget,previous"; without it nothing stands beside. */
export const comparisons = z
  .string()
  .max(LONGEST)
  .transform(text => text.split(','))
  .pipe(z.array(z.enum(COMPARISONS)))
  .optional()
