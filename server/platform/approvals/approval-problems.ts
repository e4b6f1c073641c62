import type { CommandProblem } from '@contract/modules/approvals/approval-engine.rules'
import type { Approval } from '@contract/approvals/approval-state.rules'
import { decisionOn } from '@contract/approvals/decision.rules'
import { fieldProblem, forbidden, notFound, Problem } from '@server/platform/http/problems'

/** What the rules refuse, as people are told it. `seat`: the one that was meant, to say who was faster. */
export function approvalProblem(problem: CommandProblem, approval: Approval, seat: string | null): Problem {
  switch (problem) {
    case 'already_decided':
      return alreadyDecided(approval, seat)
    case 'comment_required':
      return fieldProblem('comment_required', 'comment', 'comment_required')
    case 'requester_cannot_decide':
    case 'decision_not_allowed':
    case 'not_your_seat':
    case 'superseded':
    case 'frozen':
      return new Problem(problem)
    case 'was_asked_before':
    case 'nobody_to_ask':
    case 'nobody_decides':
      return new Problem('rule_broken', problem)
    case 'unknown_seat':
      return notFound()
    case 'not_the_requester':
      return forbidden()
    case 'withdrawn':
    case 'expired':
      return new Problem('superseded', `approval_${problem}`)
    case 'not_yet':
    case 'nobody_decided':
    case 'wrong_state':
      return new Problem('conflict')
  }
}

function alreadyDecided(approval: Approval, seat: string | null): Problem {
  const record = seat === null ? null : decisionOn(approval, seat)
  if (!record) return new Problem('already_decided', 'superseded')
  const { by, decision, at } = record
  return new Problem('already_decided', 'already_decided', {
    params: { by: by.name },
    told: { by: by.name, decision, at, by_you: record.seat === seat },
  })
}
