import type { OpenedLink, TrackerStep } from '@contract/modules/approvals/external.calls'
import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import { isSamePerson } from '@contract/approvals/approval-person.rules'
import { seatWithKey } from '@contract/approvals/approval-state.rules'
import { allowedDecisions, decisionOn } from '@contract/approvals/decision.rules'
import { earlierRequests } from '@server/platform/approvals/earlier-request.repository'
import type { FoundLink } from '@server/platform/approvals/links/find-link'
import type { LinkEngine } from '@server/platform/approvals/links/link-engine'
import { delegateKey } from '@server/platform/approvals/links/link-secrets'
import { localeOfPerson } from '@server/platform/approvals/mails/receiver.repository'
import type { Tx } from '@server/platform/db/transaction'

/** All that the page gets to see; what it does not need stays here. */
export async function openedView(
  tx: Tx,
  engine: LinkEngine,
  found: FoundLink,
): Promise<Omit<OpenedLink, 'nonce'>> {
  const { link, approval, document, subject } = found
  const place = link.seat === null ? null : seatWithKey(approval, link.seat)
  const locale = await localeOfPerson(tx.db, link)
  const view = await document.show(tx, subject, { step_key: link.step_key ?? 'requester', locale })
  const decides = link.purpose === 'decide'
  const record = link.purpose === 'acknowledge' && link.seat ? decisionOn(approval, link.seat) : null
  const question = link.purpose === 'view_status' ? await document.requester?.ask(tx, subject, locale) : null
  return {
    purpose: link.purpose,
    locale,
    approver: { name: link.name, stands_in_for: place?.seat.stands_in_for?.name ?? null },
    step_key: link.step_key,
    decisions: decides && place ? allowedDecisions(place.step) : [],
    tier: link.tier,
    code_to: link.tier === 'otp' ? maskedAddress(link.email) : null,
    expires_at: new Date(link.expires_at).toISOString(),
    view: link.purpose === 'acknowledge' ? nameOnly(view) : view,
    earlier:
      decides && link.step_key
        ? await earlierRequests(tx.db, { requestId: link.request_id, stepKey: link.step_key })
        : [],
    status: approval.status === 'draft' ? 'pending' : approval.status,
    steps: link.purpose === 'acknowledge' ? [] : shownSteps(found, view, await engine.stepsOf(tx, found)),
    decided: record && {
      decision: record.decision,
      by: record.by.name,
      by_you: isSamePerson(record.by, link),
      at: record.at,
      comment: record.comment,
    },
    ...(question && { question }),
    delegates: decides ? await delegatesShown(tx, engine, found) : [],
  }
}

async function delegatesShown(
  tx: Tx,
  engine: LinkEngine,
  { link }: FoundLink,
): Promise<OpenedLink['delegates']> {
  const people = await engine.delegatesOf(tx, link.request_id, link.seat ?? '')
  return people.map(({ email, name }) => ({ key: delegateKey(link.id, email), name }))
}

/** Whoever has decided need not see it all again to know whether it was them. */
function nameOnly(view: ApprovalView): ApprovalView {
  return { ...view, lines: [], notes: [], files: [] }
}

/** "m***@example.com": enough to know which mailbox to look into, not enough to write to it. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

/**
 * The one who asks sees all of it; whoever is asked sees what was decided before, and of a confidential request not
 * what was said.
 */
function shownSteps({ link }: FoundLink, view: ApprovalView, steps: TrackerStep[]): TrackerStep[] {
  if (link.purpose === 'view_status') return steps
  const own = steps.findIndex(step => step.step_key === link.step_key)
  const isSilent = view.notes.some(({ note }) => note === 'confidential')
  return steps.slice(0, own + 1).map(step => ({
    ...step,
    decided: isSilent ? step.decided.map(each => ({ ...each, comment: '' })) : step.decided,
  }))
}
