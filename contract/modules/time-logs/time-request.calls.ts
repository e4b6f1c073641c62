import { z } from 'zod'
import { dateText, linesText, remarkText } from '@contract/kernel/field-declarations'
import { monthText } from '@contract/kernel/instant-text'
import { idSchema } from '@contract/kernel/ids'
import { clockText } from '@contract/modules/time-logs/shift.resource'

const reasonText = linesText(3, 400)

/** A punch that should have been there, by the business clock; `replaces` names the one it stands for. */
const addSchema = z.strictObject({
  on: dateText,
  time: clockText,
  direction: z.enum(['in', 'out']),
  replaces: idSchema.nullable().default(null),
})

export const correctionCallSchema = z.strictObject({
  work_date: dateText,
  reason: reasonText,
  voids: z.array(idSchema).max(20).default([]),
  adds: z.array(addSchema).max(20).default([]),
})
export type CorrectionCall = z.infer<typeof correctionCallSchema>

const SHORTEST_OVERTIME = 15
const LONGEST_OVERTIME = 720
export const overtimeCallSchema = z.strictObject({
  work_date: dateText,
  minutes: z.number().int().min(SHORTEST_OVERTIME).max(LONGEST_OVERTIME),
  reason: reasonText,
})
export type OvertimeCall = z.infer<typeof overtimeCallSchema>

export const timeDecisionSchema = z.strictObject({
  approves: z.boolean(),
  comment: remarkText(400).trim().default(''),
})
export type TimeDecision = z.infer<typeof timeDecisionSchema>

/** `reason`: why a month is closed, or opened again. */
export const lockCallSchema = z.strictObject({
  ou_id: idSchema,
  month: monthText,
  is_locked: z.boolean(),
  reason: reasonText,
})
export type LockCall = z.infer<typeof lockCallSchema>

export const assignShiftSchema = z.strictObject({
  employee_ids: z.array(idSchema).min(1).max(500),
  shift_id: idSchema,
  valid_from: dateText,
})
export type AssignShift = z.infer<typeof assignShiftSchema>
