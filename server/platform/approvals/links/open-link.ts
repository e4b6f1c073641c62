import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { findLink } from '@server/platform/approvals/links/find-link'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import type { LinkParts } from '@server/platform/approvals/links/link-parts'
import { closedProblem } from '@server/platform/approvals/links/link-problems'
import { newNonce } from '@server/platform/access/tokens'
import { hashOfSecret } from '@server/platform/approvals/links/link-secrets'
import { openedView } from '@server/platform/approvals/links/opened-view'
import { addOpening } from '@server/platform/links/link-opening.repository'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'

/** Shows, and decides nothing: whoever opens it, however often. */
export async function openLink(
  tx: Tx,
  { engine }: LinkParts,
  asked: { token: string; page?: string | undefined; ip: string },
): Promise<OpenedLink> {
  const found = await findLink(tx, engine, asked)
  if (!found) throw new Problem('link_unknown')
  const closed = closedProblem(found)
  if (closed) throw closed
  const nonce = newNonce()
  await addOpening(tx.db, 'approval_link', {
    linkId: found.link.id,
    nonceHash: hashOfSecret(nonce),
    ip: asked.ip,
  })
  tx.audit(noteOfLink('open', found.link, found.link))
  return { nonce, ...(await openedView(tx, engine, found)) }
}
