import { businessMinute, instantOf } from '@contract/kernel/calendar'
import { activeStep, type Approval, type Step } from '@contract/approvals/approval-state.rules'
import { dueAt, nextTimer } from '@contract/modules/approvals/step-clock.rules'
import { nextOpenMinute, type WorkingHours } from '@contract/modules/approvals/working-hours.rules'
import type { RequestRow } from '@server/platform/approvals/approval-request.repository'

type ActiveStep = Step & { activated_at: string }

function running(approval: Approval): ActiveStep | null {
  const step = activeStep(approval)
  return approval.status === 'pending' && step?.activated_at
    ? { ...step, activated_at: step.activated_at }
    : null
}

export function stepDueAt(approval: Approval, hours: WorkingHours): string | null {
  const step = running(approval)
  return step && dueAt(step, hours)
}

/** What was missed while nothing ran is not done all at once: after a reminder people have this long. */
const BREATH_MINUTES = 4 * 60

/** What time does next to a request. `reminded`: a reminder goes out at this very moment. */
export function nextMove(
  approval: Approval,
  expires_at: string | null,
  hours: WorkingHours,
  reminded: string | null = null,
): Pick<RequestRow, 'next_action' | 'next_action_at'> {
  const step = running(approval)
  if (!step) return { next_action: null, next_action_at: null }
  // A frozen request waits for an administrator, and ends when its time is over all the same.
  const timer = approval.is_frozen ? null : nextTimer(step, hours)
  const rest = reminded && instantOf(nextOpenMinute(businessMinute(reminded) + BREATH_MINUTES, hours))
  const at = timer && rest && timer.at < rest ? rest : (timer?.at ?? null)
  if (expires_at !== null && (at === null || expires_at < at))
    return { next_action: 'expire', next_action_at: expires_at }
  return at === null || !timer
    ? { next_action: null, next_action_at: null }
    : { next_action: timer.action, next_action_at: at }
}
