import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import type { DecidedByLink, LinkDecision } from '@/features/approvals/external/link-calls'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'

/** Who decided, as a link tells that came too late, or that was used. */
export type EarlierDecision = {
  decision: LinkDecision
  by: string | null
  by_you: boolean
  at: string | null
  comment: string
}

/** What the page shows. */
export type LinkStage =
  | { kind: 'closed' }
  | { kind: 'open'; opened: OpenedLink }
  | { kind: 'done'; decided: EarlierDecision; status: DecidedByLink['status'] | null }
  | { kind: 'delegated'; to: string }
  | { kind: 'dead'; why: 'changed' | 'withdrawn' | 'expired' | 'unknown' | 'reload' }
  | { kind: 'refused'; failure: ApiFailure }

const DECISIONS: readonly string[] = ['approve', 'reject', 'return', 'note', 'verify']

function decidedOf({ details = {} }: ApiFailure): EarlierDecision | null {
  const { decision, by, by_you, at } = details
  if (typeof decision !== 'string' || !DECISIONS.includes(decision)) return null
  return {
    decision: decision as LinkDecision,
    by: typeof by === 'string' ? by : null,
    by_you: by_you === true,
    at: typeof at === 'string' ? at : null,
    comment: '',
  }
}

const DEAD = {
  link_unknown: 'unknown',
  not_found: 'unknown',
  malformed: 'unknown',
  link_expired: 'expired',
  link_superseded: 'changed',
  link_withdrawn: 'withdrawn',
  reload_page: 'reload',
} as const

/** What a refusal means for the page; what has no page of its own says the server's words. */
export function stageOfFailure(error: unknown): LinkStage {
  const failure = toApiFailure(error)
  const decided = failure.code === 'already_decided' ? decidedOf(failure) : null
  if (decided) return { kind: 'done', decided, status: null }
  const why = DEAD[failure.code as keyof typeof DEAD]
  return why ? { kind: 'dead', why } : { kind: 'refused', failure }
}
