import { needsComment } from '@contract/approvals/decision.rules'
import type { Decision } from '@contract/approvals/approval-state.rules'
import type { LinkState, Tier } from '@contract/modules/approvals/link-token.rules'

export const CODE_DIGITS = 8
/** Between these an administrator may set how long a code lives and how often it may be tried. */
export const CODE_BOUNDS = { minutes: { least: 3, most: 30 }, tries: { least: 3, most: 10 } } as const
export type CodeLimits = { minutes: number; tries: number }

/** A code that was sent for this link and this opening of it. */
export type SentCode = { nonce: string; sent_at: string; tries: number }
export type CodeState = 'not_sent' | 'expired' | 'too_many_tries' | 'open'

export function codeState(code: SentCode | null, nonce: string, now: string, limits: CodeLimits): CodeState {
  if (!code || code.nonce !== nonce) return 'not_sent'
  if (code.tries >= limits.tries) return 'too_many_tries'
  const age = Date.parse(now) - Date.parse(code.sent_at)
  return age < limits.minutes * 60_000 ? 'open' : 'expired'
}

export type LinkNeed = 'nonce' | 'comment' | 'one_time_code' | 'sign_in'

/** What the page asks for before the second press. */
export function needsOf(tier: Tier, decision: Decision): LinkNeed[] {
  return [
    'nonce',
    ...(needsComment(decision) ? ['comment' as const] : []),
    ...(tier === 'otp' ? ['one_time_code' as const] : []),
    ...(tier === 'login' ? ['sign_in' as const] : []),
  ]
}

export type LinkRefusal =
  | Exclude<LinkState['state'], 'open'>
  | 'reload_page'
  | 'comment_required'
  | 'sign_in_required'
  | `code_${Exclude<CodeState, 'open'> | 'wrong'}`

type LinkPress = {
  link: LinkState
  tier: Tier
  decision: Decision
  comment: string
  nonce: string | null
  /** Those given out with this link that were not used. */
  nonces: readonly string[]
  code: SentCode | null
  code_limits: CodeLimits
  /** Whether what was typed is the code; null when nothing was typed. */
  code_matches: boolean | null
  is_signed_in_as_approver: boolean
  now: string
}

/** Everything but the engine's own questions. A wrong code must be counted by whoever asked. */
export function linkRefusal(pressed: LinkPress): LinkRefusal | null {
  if (pressed.link.state !== 'open') return pressed.link.state
  const { nonce } = pressed
  if (nonce === null || !pressed.nonces.includes(nonce)) return 'reload_page'
  const needs = needsOf(pressed.tier, pressed.decision)
  if (needs.includes('comment') && !pressed.comment.trim()) return 'comment_required'
  if (needs.includes('sign_in') && !pressed.is_signed_in_as_approver) return 'sign_in_required'
  if (!needs.includes('one_time_code')) return null
  const state = codeState(pressed.code, nonce, pressed.now, pressed.code_limits)
  if (state !== 'open') return `code_${state}`
  return pressed.code_matches ? null : 'code_wrong'
}
