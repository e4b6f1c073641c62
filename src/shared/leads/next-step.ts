import { addDays, businessDate } from '@contract/kernel/dates'

/** When one does what comes next, in one tap. */
export const NEXT_STEPS = ['soon', 'tomorrow', 'three_days', 'next_week', 'nothing'] as const
export type NextStep = (typeof NEXT_STEPS)[number]

const DAYS: Record<'tomorrow' | 'three_days' | 'next_week', number> = {
  tomorrow: 1,
  three_days: 3,
  next_week: 7,
}
const HOURS_SOON = 2
const MORNING = 'T10:00:00+08:00'

/** In the morning of that day, in Manila; null where nothing is planned. */
export function nextStepAt(step: NextStep, now = new Date()): string | null {
  if (step === 'nothing') return null
  if (step === 'soon') return new Date(now.getTime() + HOURS_SOON * 3_600_000).toISOString()
  return new Date(`${addDays(businessDate(now), DAYS[step])}${MORNING}`).toISOString()
}
