import { findLink, type FoundLink } from '@server/platform/approvals/links/find-link'
import type { LinkParts } from '@server/platform/approvals/links/link-parts'
import { closedProblem, refusal } from '@server/platform/approvals/links/link-problems'
import { hashOfSecret } from '@server/platform/approvals/links/link-secrets'
import type { LinkRow } from '@server/platform/approvals/links/link.repository'
import { isOpening } from '@server/platform/links/link-opening.repository'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'

type LinkCall = { token: string; page?: string | undefined }

/** A link that still does what it was made for, or the refusal of one that does not. */
export async function livingLink(
  tx: Tx,
  { engine }: LinkParts,
  asked: LinkCall,
  purpose: LinkRow['purpose'] | null,
): Promise<FoundLink> {
  const found = await findLink(tx, engine, asked)
  if (!found || (purpose !== null && found.link.purpose !== purpose)) throw new Problem('link_unknown')
  const closed = closedProblem(found)
  if (closed) throw closed
  return found
}

/** The same, pressed on a page that was opened and has not done its work yet. */
export async function pressedLink(
  tx: Tx,
  parts: LinkParts,
  asked: LinkCall & { nonce: string },
  purpose: LinkRow['purpose'],
): Promise<FoundLink> {
  const found = await livingLink(tx, parts, asked, purpose)
  if (!(await isOpening(tx.db, 'approval_link', found.link.id, hashOfSecret(asked.nonce))))
    throw refusal(found.link, 'reload_page')
  return found
}
