import type { TrackerStep } from '@contract/modules/approvals/external.commands'
import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import type { Step } from '@contract/modules/approvals/approval-state.rules'
import type { FoundLink } from '@server/platform/approvals/links/found-link'

/**
 * How far it is. The one who asks sees all of it; whoever is asked sees what was decided before, and of a confidential
 * request not what was said.
 */
export function stepsShown({ approval, link }: FoundLink, view: ApprovalView): TrackerStep[] {
  const isRequester = link.purpose === 'view_status'
  const own = approval.steps.find(step => step.step_key === link.step_key)
  const steps = isRequester ? approval.steps : approval.steps.filter(step => step.seq <= (own?.seq ?? 0))
  const isSilent = !isRequester && view.notes.some(({ note }) => note === 'confidential')
  return steps.map(step => ({
    step_key: step.step_key,
    people: peopleOf(step),
    state: step.state,
    since: step.activated_at,
    due_at: null,
    decided: approval.decisions
      .filter(({ seat }) => step.seats.some(({ key }) => key === seat))
      .map(({ decision, by, at, comment }) => ({
        decision,
        by: by.name,
        at,
        comment: isSilent ? '' : comment,
      })),
  }))
}

function peopleOf({ seats }: Step): string[] {
  return seats
    .filter(({ state }) => state !== 'superseded' && state !== 'skipped')
    .map(({ person }) => person.name)
}
