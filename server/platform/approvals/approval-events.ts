import type { Command } from '@contract/modules/approvals/approval-engine.rules'
import type { Approval, Step } from '@contract/approvals/approval-state.rules'
import type { ApprovalEvent } from '@server/platform/approvals/approval-document'

const isOver = (step: Step | undefined) => step?.state === 'done' || step?.state === 'skipped'

/** What a move means to the document, in the order in which it happened. */
export function eventsOf(before: Approval, after: Approval, command: Command): ApprovalEvent[] {
  switch (command.type) {
    case 'submit':
    case 'edit': {
      const steps = after.steps.filter(step => step.state !== 'skipped').map(step => step.step_key)
      return [{ kind: command.type === 'submit' ? 'submitted' : 'edited', steps }]
    }
    case 'withdraw':
      return [{ kind: 'withdrawn' }]
    case 'expire':
      return [{ kind: 'expired' }]
    case 'decide':
    case 'skip':
      return outcomeOf(before, after)
    default:
      return []
  }
}

function outcomeOf(before: Approval, after: Approval): ApprovalEvent[] {
  const asked = before.steps.find(step => step.state === 'active')
  const left = after.steps.find(step => step.seq === asked?.seq)
  if (!asked || !isOver(left)) return []
  const last = after.decisions.length > before.decisions.length ? after.decisions.at(-1) : undefined
  const { step_key } = asked
  if (last && (after.status === 'rejected' || after.status === 'returned'))
    return [{ kind: after.status, step_key, by: last.by, comment: last.comment }]
  const agreed: ApprovalEvent = { kind: 'agreed', step_key, by: last?.by ?? null }
  return after.status === 'approved' ? [agreed, { kind: 'approved' }] : [agreed]
}
