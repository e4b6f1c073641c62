import { z } from 'zod'
import { dateText, daysCount, linesText, lineText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { HALF_DAYS } from '@contract/modules/leave/day-count.rules'

/** Of maternity leave: what decides how long it may be. */
export const maternitySchema = z.strictObject({
  miscarriage: z.boolean(),
  unpaid_extension: z.boolean(),
  /** Days given to the father or a carer. */
  transferred: z.number().int().min(0).max(7),
})
export type Maternity = z.infer<typeof maternitySchema>

const asked = {
  leave_type_id: idSchema,
  date_from: dateText,
  date_to: dateText,
  half_day: z.enum(HALF_DAYS).default('none'),
  hours: z.number().int().min(1).max(7).nullable().default(null),
  /** What exceeds the balance is without pay; without this it is refused. */
  accepts_unpaid: z.boolean().default(false),
  reliever_employee_id: idSchema.nullable().default(null),
  maternity: maternitySchema.nullable().default(null),
}

/** POST /leave/requests makes a draft, PATCH /leave/requests/:id changes it; days are never sent. */
export const draftLeaveSchema = z.strictObject({
  ...asked,
  reason: linesText(3, 1000),
  contact_during_leave: lineText(1, 200).nullable().default(null),
})
export type DraftLeave = z.infer<typeof draftLeaveSchema>

/** POST /leave/preview; `request_id` names the request that would be changed, so that it does not clash with itself. */
export const previewLeaveSchema = z.strictObject({ ...asked, request_id: idSchema.nullable().default(null) })
export type PreviewLeave = z.infer<typeof previewLeaveSchema>

/** HR says what of it is without pay. */
export const splitLeaveSchema = z.strictObject({ unpaid_days: daysCount(0, 400) })
