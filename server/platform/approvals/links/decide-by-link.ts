import type { Decision } from '@contract/approvals/approval-state.rules'
import { isSamePerson, type Person } from '@contract/approvals/approval-person.rules'
import { asStepAsks } from '@contract/approvals/decision.rules'
import { linkRefusal } from '@contract/modules/approvals/link-decision.rules'
import type { FoundLink } from '@server/platform/approvals/links/find-link'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import type { LinkCall, LinkParts } from '@server/platform/approvals/links/link-parts'
import { closedProblem, refusal } from '@server/platform/approvals/links/link-problems'
import { readLinkRule } from '@server/platform/approvals/links/link-rule.repository'
import { hashOfSecret } from '@server/platform/approvals/links/link-secrets'
import { markUsed } from '@server/platform/approvals/links/link.repository'
import { livingLink } from '@server/platform/approvals/links/living-link'
import { codeMatches, nonceName, sentCodeOf } from '@server/platform/approvals/links/one-time-code'
import { isOpening, useOpening } from '@server/platform/links/link-opening.repository'
import type { DecidedByLink } from '@contract/modules/approvals/external.calls'
import type { Tx } from '@server/platform/db/transaction'

export type LinkDecisionCall = {
  token: string
  page?: string | undefined
  nonce: string
  decision: Decision
  comment: string
  otp?: string | undefined
  signedIn: Person | null
}

/** One transaction for the decision; only the try of a code stands by itself, so that a refusal cannot undo it. */
export async function decideByLink(
  call: LinkCall,
  parts: LinkParts,
  pressed: LinkDecisionCall,
): Promise<DecidedByLink> {
  const codeIsRight = await checkedCode(call, parts, pressed)
  return call.transaction(async tx => {
    const found = await checked(tx, parts, pressed, codeIsRight)
    const { link } = found
    await useOpening(tx.db, 'approval_link', link.id, hashOfSecret(pressed.nonce))
    await markUsed(tx.db, link.id)
    const before = await parts.engine.load(tx, link.request_id)
    const decision = before
      ? asStepAsks(before.approval, link.seat ?? '', pressed.decision)
      : pressed.decision
    const problem = await parts.engine.decide(tx, {
      request_id: link.request_id,
      seat: link.seat ?? '',
      by: { user_id: link.user_id, name: link.name, email: link.email },
      signed_in: pressed.signedIn,
      decision,
      comment: pressed.comment,
      subject_version: link.subject_version,
      ip: call.ip,
      user_agent: call.userAgent,
    })
    if (problem) throw refusal(link, problem)
    tx.audit(noteOfLink('decide', link, link, { decision }))
    const after = await parts.engine.load(tx, link.request_id)
    const status = after?.approval.status ?? 'pending'
    return { decision, at: found.now, status: status === 'draft' ? 'pending' : status }
  })
}

/** Null where no code is asked. Everything else is looked at first: a slip elsewhere costs no try. */
async function checkedCode(
  call: LinkCall,
  parts: LinkParts,
  pressed: LinkDecisionCall,
): Promise<boolean | null> {
  const { otp } = pressed
  const { link } = await call.transaction(tx => checked(tx, parts, pressed, otp === undefined ? null : true))
  if (link.tier !== 'otp' || otp === undefined) return null
  if (await codeMatches(call, link, otp)) return true
  throw refusal(link, 'code_wrong')
}

async function checked(
  tx: Tx,
  parts: LinkParts,
  pressed: LinkDecisionCall,
  codeIsRight: boolean | null,
): Promise<FoundLink> {
  const found = await livingLink(tx, parts, pressed, 'decide')
  const { link, state, now } = found
  const isOpen = await isOpening(tx.db, 'approval_link', link.id, hashOfSecret(pressed.nonce))
  const why = linkRefusal({
    link: state,
    tier: link.tier,
    decision: pressed.decision,
    comment: pressed.comment,
    nonce: nonceName(pressed.nonce),
    nonces: isOpen ? [nonceName(pressed.nonce)] : [],
    code: sentCodeOf(link),
    code_limits: (await readLinkRule(tx.db)).code,
    code_matches: codeIsRight,
    is_signed_in_as_approver: pressed.signedIn !== null && isSamePerson(pressed.signedIn, link),
    now,
  })
  if (why) throw closedProblem(found) ?? refusal(link, why)
  return found
}
