import {
  seatWithKey,
  type ApprovalMail,
  type Effect,
  type Seat,
  type Step,
} from '@contract/approvals/approval-state.rules'
import type { LinkPurpose } from '@contract/modules/approvals/link-token.rules'
import type { RequestMove, IssuedLink } from '@server/platform/approvals/links/request-move'
import { issueLink, type LinkFor } from '@server/platform/approvals/links/issue-link'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import { revokeSeatLinks } from '@server/platform/approvals/links/link.repository'
import type { Tx } from '@server/platform/db/transaction'

/** What a mail of this kind opens; the others lead to a page behind the sign-in, or to none. */
const PURPOSE_OF: Partial<Record<ApprovalMail, LinkPurpose>> = {
  'approval.requested': 'decide',
  'approval.reminder': 'decide',
  'approval.escalated': 'decide',
  'approval.confirmation': 'acknowledge',
  'approval.decided': 'view_status',
  'approval.returned': 'view_status',
  'approval.expired': 'view_status',
}

/**
 * Revokes the links that a move kills and makes the ones its mails carry; before the mails are queued. Documents
 * whose step has no page get none.
 */
export async function carryLinks(tx: Tx, carried: RequestMove): Promise<IssuedLink[]> {
  const issued: IssuedLink[] = []
  for (const effect of carried.effects) {
    if (effect.kind === 'revoke_tokens') await revoke(tx, carried, effect)
    const made = effect.kind === 'mail' ? linkOf(carried, effect) : null
    if (made) issued.push(await issueLink(tx, carried, made))
  }
  return issued
}

async function revoke(
  tx: Tx,
  { request }: RequestMove,
  { seats, reason }: Extract<Effect, { kind: 'revoke_tokens' }>,
): Promise<void> {
  for (const id of await revokeSeatLinks(tx.db, { requestId: request.id, seats, reason }))
    tx.audit(noteOfLink('revoke', { id, request_id: request.id, ou_id: request.ou_id }, null, { reason }))
}

function linkOf(carried: RequestMove, { event, to }: Extract<Effect, { kind: 'mail' }>): LinkFor | null {
  const purpose = PURPOSE_OF[event]
  if (!purpose || to === 'administrators') return null
  if (to === 'requester') return statusLink(carried, event)
  const place = seatWithKey(carried.approval, to.seat)
  return place && seatLink(carried, event, place)
}

export function statusLink(
  { document, subject }: Pick<RequestMove, 'document' | 'subject'>,
  event: ApprovalMail,
): LinkFor | null {
  const page = document.pages.status
  const { user_id, name, email } = subject.requester
  return page && { event, purpose: 'view_status', page, person: { user_id, name, email }, seat: null }
}

export function seatLink(
  { document }: Pick<RequestMove, 'document'>,
  event: ApprovalMail,
  { step, seat }: { step: Step; seat: Seat },
): LinkFor | null {
  const page = document.pages.steps[step.step_key]
  const purpose = PURPOSE_OF[event]
  if (!page || !purpose) return null
  const { user_id, name, email } = seat.person
  return {
    event,
    purpose,
    page,
    person: { user_id, name, email },
    seat: { key: seat.key, step_key: step.step_key },
  }
}
