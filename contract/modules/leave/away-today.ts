import { z } from 'zod'
import { dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** GET /leave/away: who of those whom the caller sees in the calendar is away today, and the next holiday. */
export const awayTodaySchema = z.object({
  on: dateText,
  away: z.array(
    z.object({
      employee_id: idSchema,
      name: z.string(),
      unit: z.string(),
      part: z.enum(['full', 'am', 'pm', 'hours']),
    }),
  ),
  next_holiday: z.object({ on: dateText, name: z.string() }).nullable(),
})
export type AwayToday = z.infer<typeof awayTodaySchema>
