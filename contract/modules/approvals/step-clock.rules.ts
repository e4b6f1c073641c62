import { businessMinute, instantOf, MINUTES_PER_DAY } from '@contract/kernel/calendar'
import { requestDays } from '@contract/modules/approvals/approvals.parameters'
import type { ChainStep } from '@contract/approvals/chain.rules'
import {
  addOpenMinutes,
  nextOpenMinute,
  type WorkingHours,
} from '@contract/modules/approvals/working-hours.rules'

const MINUTES_PER_HOUR = 60
const BETWEEN_REMINDERS_HOURS = 24

export type Timer = { at: string; action: 'remind' | 'escalate' | 'skip' }

type StepTimes = Pick<ChainStep, 'sla_hours' | 'on_timeout'> & { activated_at: string; reminded: number }

/**
 * The clock of a step runs through working days and stands still on days off, so that two days mean two days at
 * work; what is due in the evening is done at the next opening.
 */
function momentAfter(activated_at: string, slaHours: number, hours: WorkingHours): string {
  const wholeDays = { ...hours, open: 0, close: MINUTES_PER_DAY }
  const due = addOpenMinutes(businessMinute(activated_at), slaHours * MINUTES_PER_HOUR, wholeDays)
  return instantOf(nextOpenMinute(due, hours))
}

export function dueAt(step: StepTimes, hours: WorkingHours): string {
  return momentAfter(step.activated_at, step.sla_hours, hours)
}

/** Reminded a day before it is due; then what the chain says. A step that only reminds does so once more when due, and escalates a day later. */
export function nextTimer(step: StepTimes, hours: WorkingHours): Timer {
  const early = step.sla_hours > BETWEEN_REMINDERS_HOURS
  const at = (slaHours: number) => momentAfter(step.activated_at, slaHours, hours)
  if (early && step.reminded === 0)
    return { at: at(step.sla_hours - BETWEEN_REMINDERS_HOURS), action: 'remind' }
  if (step.on_timeout === 'skip_with_note') return { at: at(step.sla_hours), action: 'skip' }
  if (step.on_timeout === 'escalate') return { at: at(step.sla_hours), action: 'escalate' }
  const lastReminder = early ? 2 : 1
  if (step.reminded < lastReminder) return { at: at(step.sla_hours), action: 'remind' }
  return { at: at(step.sla_hours + BETWEEN_REMINDERS_HOURS), action: 'escalate' }
}

/** A request that nobody answers ends by itself. */
export function requestExpiresAt(requested_at: string, days = requestDays.default): string {
  return instantOf(businessMinute(requested_at) + days * MINUTES_PER_DAY)
}
