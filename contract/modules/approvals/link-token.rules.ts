import type { Parameter } from '@contract/kernel/define-parameter'
import { parseMoney } from '@contract/kernel/money'
import { parseDays } from '@contract/people/days.rules'
import {
  seatWithKey,
  type Approval,
  type DecisionRecord,
  type RevokeReason,
} from '@contract/approvals/approval-state.rules'
import {
  acknowledgementLinkHours,
  decisionLinkHours,
  leaveLinkHours,
  statusLinkHours,
} from '@contract/modules/approvals/approvals.parameters'
import { decisionOn } from '@contract/approvals/decision.rules'

export type LinkPurpose = 'decide' | 'view_status' | 'acknowledge'

/** A link as it is kept; the token itself is nowhere but in the mail. */
export type Link = {
  purpose: LinkPurpose
  /** The one page it opens. */
  route: string
  seat: string | null
  content_hash: string
  expires_at: string
  revoked_reason: RevokeReason | 'reissued' | null
}

export type LinkState =
  | { state: 'unknown' }
  | { state: 'decided'; record: DecisionRecord }
  | { state: 'withdrawn' }
  | { state: 'superseded' }
  /** Ran out, or was taken back: one page for both, which offers a new link to the address on file. */
  | { state: 'expired' }
  | { state: 'open' }

const HOUR_MS = 3_600_000
const LIFE_OF = {
  decide: decisionLinkHours,
  acknowledge: acknowledgementLinkHours,
  view_status: statusLinkHours,
} as const satisfies Record<LinkPurpose, Parameter<number>>

/** Which figure says how long a link lives. */
export function linkLife(purpose: LinkPurpose, doc_type: string): Parameter<number> {
  return purpose === 'decide' && doc_type === 'leave' ? leaveLinkHours : LIFE_OF[purpose]
}

export function linkExpiry(
  purpose: LinkPurpose,
  doc_type: string,
  issued_at: string,
  hours = linkLife(purpose, doc_type).default,
): string {
  return new Date(Date.parse(issued_at) + hours * HOUR_MS).toISOString()
}

type LinkOpening = { route: string; content_hash: string; approval: Approval; now: string }

/** A late comer is told what happened, before being told that the link would have run out anyway. */
export function linkState(link: Link | null, { route, content_hash, approval, now }: LinkOpening): LinkState {
  if (!link || link.route !== route) return { state: 'unknown' }
  const isOver = Date.parse(now) >= Date.parse(link.expires_at)
  if (link.purpose !== 'decide' || link.seat === null)
    return { state: isOver || link.revoked_reason ? 'expired' : 'open' }
  const place = seatWithKey(approval, link.seat)
  if (!place) return { state: 'superseded' }
  const record = place.seat.state === 'active' ? null : decisionOn(approval, link.seat)
  if (record) return { state: 'decided', record }
  if (approval.status === 'withdrawn') return { state: 'withdrawn' }
  if (approval.status === 'expired' || link.revoked_reason || isOver) return { state: 'expired' }
  if (link.content_hash !== content_hash) return { state: 'superseded' }
  return { state: place.seat.state === 'active' && !approval.is_frozen ? 'open' : 'expired' }
}

export type Tier = 'link' | 'otp' | 'login'
export type Limits = { otp_from: string; otp_days_from: string | null; login_from: string | null }
type AtStake = { amount: string | null; days: string | null; payee_changed: boolean; count: number }

/** How sure we must be of who presses: the more is at stake, the more is asked. */
export function tierOf(subject: AtStake, limits: Limits): Tier {
  if (subject.payee_changed || subject.count > 1) return 'login'
  if (subject.amount === null) return isLong(subject.days, limits.otp_days_from) ? 'otp' : 'link'
  const amount = parseMoney(subject.amount)
  if (limits.login_from !== null && amount >= parseMoney(limits.login_from)) return 'login'
  return amount >= parseMoney(limits.otp_from) ? 'otp' : 'link'
}

const isLong = (days: string | null, from: string | null) =>
  days !== null && from !== null && parseDays(days) >= parseDays(from)

const NEW_LINKS_A_DAY = 3

export function maySendNewLink(sent_at: readonly string[], now: string): boolean {
  const since = Date.parse(now) - 24 * HOUR_MS
  return sent_at.filter(at => Date.parse(at) > since).length < NEW_LINKS_A_DAY
}
