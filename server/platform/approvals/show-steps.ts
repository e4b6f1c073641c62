import type { Approval, Step } from '@contract/approvals/approval-state.rules'
import type { TrackerStep } from '@contract/modules/approvals/external.calls'
import { dueAt } from '@contract/modules/approvals/step-clock.rules'
import type { WorkingHours } from '@contract/modules/approvals/working-hours.rules'

/** How a request stands, as the one who asked sees it: names, and what was said. */
export function showSteps(approval: Approval, hours: WorkingHours): TrackerStep[] {
  return approval.steps.map(step => ({
    step_key: step.step_key,
    people: namesOf(step),
    state: step.state,
    since: step.activated_at,
    due_at:
      step.state === 'active' && step.activated_at
        ? dueAt({ ...step, activated_at: step.activated_at }, hours)
        : null,
    decided: approval.decisions
      .filter(record => record.seat.startsWith(`${approval.round}.${step.seq}.`))
      .map(({ decision, by, at, comment }) => ({ decision, by: by.name, at, comment })),
  }))
}

/** Of a step that is over those who took part, otherwise those who are asked or will be. */
function namesOf(step: Step): string[] {
  return step.seats.filter(seat => seat.state !== 'superseded').map(seat => seat.person.name)
}
