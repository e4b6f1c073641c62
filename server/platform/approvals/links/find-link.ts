import { linkState, type LinkState } from '@contract/modules/approvals/link-token.rules'
import type { RevokeReason } from '@contract/approvals/approval-state.rules'
import { contentHash } from '@server/platform/approvals/links/content-hash'
import type { LinkedRequest, LinkEngine } from '@server/platform/approvals/links/link-engine'
import { hashOfSecret } from '@server/platform/approvals/links/link-secrets'
import {
  linkWithToken,
  lockLink,
  standsNoMore,
  type LinkRow,
} from '@server/platform/approvals/links/link.repository'
import { timeNow } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'

export type FoundLink = LinkedRequest & { link: LinkRow; state: LinkState; now: string }

/**
 * The link of a token, with its document and request: locked in the order in which every move locks them. Null for
 * whatever is not a token of this very page, and nothing says why.
 */
export async function findLink(
  tx: Tx,
  engine: LinkEngine,
  { token, page }: { token: string; page?: string | undefined },
): Promise<FoundLink | null> {
  const known = await linkWithToken(tx.db, hashOfSecret(token))
  if (!known || (page !== undefined && page !== known.page)) return null
  const linked = await engine.load(tx, known.request_id)
  if (!linked) return null
  const link = await lockLink(tx.db, known.id)
  const now = await timeNow(tx.db)
  const state = linkState(
    {
      purpose: link.purpose,
      route: link.page,
      seat: link.seat,
      content_hash: link.content_hash,
      expires_at: new Date(link.expires_at).toISOString(),
      revoked_reason: link.revoked_reason as RevokeReason | 'reissued' | null,
    },
    {
      route: page ?? link.page,
      content_hash: contentHash(linked.subject.content),
      approval: linked.approval,
      now,
    },
  )
  const isGone = state.state === 'open' && (await standsNoMore(tx.db, link))
  return { ...linked, link, now, state: isGone ? { state: 'expired' } : state }
}
