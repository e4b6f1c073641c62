import { z } from 'zod'
import { dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

/** GET /leave/calendar: at most 62 days. Without a filter the caller's own team, or all that the caller may see. */
export const leaveCalendarQuerySchema = z.strictObject({
  from: dateText,
  to: dateText,
  ou_id: idSchema.optional(),
  division_id: idSchema.optional(),
  team_id: idSchema.optional(),
})
export type LeaveCalendarQuery = z.infer<typeof leaveCalendarQuerySchema>

export const leaveCalendarSchema = z.object({
  people: z.array(
    z.object({
      employee_id: idSchema,
      name: z.string(),
      position: z.string(),
      unit: z.string(),
      days: z.array(
        z.object({
          on: dateText,
          part: z.enum(['full', 'am', 'pm', 'hours']),
          /** Asked for and not decided yet. */
          pending: z.boolean(),
          /** Null where the type is not the caller's business. */
          leave_type: z.string().nullable(),
          request_id: idSchema.nullable(),
        }),
      ),
    }),
  ),
  holidays: z.array(
    z.object({ on: dateText, name: z.string(), kind: z.string(), is_everywhere: z.boolean() }),
  ),
})
export type LeaveCalendar = z.infer<typeof leaveCalendarSchema>
