import type { CommandProblem } from '@contract/modules/approvals/approval-engine.rules'
import { isSamePerson } from '@contract/approvals/approval-person.rules'
import type { LinkRefusal } from '@contract/modules/approvals/link-decision.rules'
import type { LinkState } from '@contract/modules/approvals/link-token.rules'
import type { FoundLink } from '@server/platform/approvals/links/find-link'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import type { LinkRow } from '@server/platform/approvals/links/link.repository'
import type { ErrorCode } from '@contract/kernel/errors'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import type { ServerPhrase } from '@server/platform/phrases/say'

/** A broken rule alone gives no reason: it needs words of its own. */
type ProblemOfLink = readonly [code: Exclude<ErrorCode, 'rule_broken'>] | readonly [ErrorCode, ServerPhrase]

/** Every refusal by its code, with words of its own where the code has none or others elsewhere. */
const PROBLEM_OF: Record<Exclude<LinkRefusal | CommandProblem, 'comment_required'>, ProblemOfLink> = {
  unknown: ['link_unknown'],
  unknown_seat: ['link_unknown'],
  expired: ['link_expired'],
  frozen: ['link_expired'],
  not_your_seat: ['link_expired'],
  wrong_state: ['link_expired'],
  withdrawn: ['link_withdrawn'],
  superseded: ['link_superseded'],
  not_yet: ['link_superseded'],
  reload_page: ['reload_page'],
  sign_in_required: ['sign_in_required'],
  requester_cannot_decide: ['own_request'],
  not_the_requester: ['forbidden'],
  code_not_sent: ['code_expired'],
  code_expired: ['code_expired'],
  code_too_many_tries: ['code_too_many_tries'],
  code_wrong: ['code_wrong', 'link_code_wrong'],
  decided: ['already_decided', 'superseded'],
  already_decided: ['already_decided', 'superseded'],
  nobody_decided: ['conflict'],
  decision_not_allowed: ['decision_not_allowed'],
  was_asked_before: ['rule_broken', 'was_asked_before'],
  nobody_to_ask: ['rule_broken', 'nobody_to_ask'],
  nobody_decides: ['rule_broken', 'nobody_decides'],
}

/** What is refused is remembered, with why; a token that is none leaves nothing. */
export function refusal(link: LinkRow, why: LinkRefusal | CommandProblem): Problem {
  const trace = noteOfLink('refuse', link, link, { why })
  if (why === 'comment_required') return fieldProblem('comment_required', 'comment', 'comment_required')
  const [code, phrase = code] = PROBLEM_OF[why]
  return new Problem(code, phrase, { trace })
}

/** The answer of a link that opens nothing any more; null for one that does. */
export function closedProblem({ link, state }: Pick<FoundLink, 'link' | 'state'>): Problem | null {
  if (state.state === 'open') return null
  return state.state === 'decided' ? decidedAlready(link, state) : refusal(link, state.state)
}

function decidedAlready(link: LinkRow, { record }: Extract<LinkState, { state: 'decided' }>): Problem {
  const told = {
    decision: record.decision,
    by: record.by.name,
    by_you: record.seat === link.seat && isSamePerson(record.by, link),
    at: record.at,
  }
  return new Problem('already_decided', 'already_decided', {
    params: { by: told.by },
    told,
    trace: noteOfLink('refuse', link, link, { why: 'already_decided' }),
  })
}
