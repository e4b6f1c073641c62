import type { CommandProblem } from '@contract/modules/approvals/approval-engine.rules'
import { isSamePerson } from '@contract/modules/approvals/approval-person.rules'
import type { LinkRefusal } from '@contract/modules/approvals/link-decision.rules'
import type { LinkState } from '@contract/modules/approvals/link-token.rules'
import type { FoundLink } from '@server/platform/approvals/links/found-link'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import type { LinkRow } from '@server/platform/approvals/links/link.repository'
import type { ErrorCode } from '@contract/kernel/errors'
import { fieldProblem, Problem } from '@server/platform/http/problems'

const CODE_OF: Partial<Record<LinkRefusal | CommandProblem, ErrorCode>> = {
  unknown: 'link_unknown',
  unknown_seat: 'link_unknown',
  expired: 'link_expired',
  frozen: 'link_expired',
  not_your_seat: 'link_expired',
  wrong_state: 'link_expired',
  withdrawn: 'link_withdrawn',
  superseded: 'link_superseded',
  not_yet: 'link_superseded',
  reload_page: 'reload_page',
  sign_in_required: 'sign_in_required',
  requester_cannot_decide: 'own_request',
  code_not_sent: 'code_expired',
  code_expired: 'code_expired',
  code_too_many_tries: 'code_too_many_tries',
  code_wrong: 'code_wrong',
}

/** Words of their own where the code has others elsewhere. */
const PHRASE_OF: Partial<Record<ErrorCode, string>> = { code_wrong: 'link_code_wrong' }

/** What is refused is remembered, with why; a token that is none leaves nothing. */
export function refusal(link: LinkRow, why: LinkRefusal | CommandProblem): Problem {
  const trace = noteOfLink('refuse', link, link, { why })
  if (why === 'comment_required') return fieldProblem('comment_required', 'comment', 'comment_required')
  const code = CODE_OF[why] ?? 'rule_broken'
  return new Problem(code, PHRASE_OF[code] ?? code, { trace })
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
