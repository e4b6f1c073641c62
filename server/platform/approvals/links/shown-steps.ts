import type { TrackerStep } from '@contract/modules/approvals/external.calls'
import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import type { FoundLink } from '@server/platform/approvals/links/find-link'

/**
 * The one who asks sees all of it; whoever is asked sees what was decided before, and of a confidential request not
 * what was said.
 */
export function shownSteps({ link }: FoundLink, view: ApprovalView, steps: TrackerStep[]): TrackerStep[] {
  if (link.purpose === 'view_status') return steps
  const own = steps.findIndex(step => step.step_key === link.step_key)
  const isSilent = view.notes.some(({ note }) => note === 'confidential')
  return steps.slice(0, own + 1).map(step => ({
    ...step,
    decided: isSilent ? step.decided.map(each => ({ ...each, comment: '' })) : step.decided,
  }))
}
