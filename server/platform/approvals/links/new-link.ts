import { isSamePerson } from '@contract/approvals/approval-person.rules'
import { activeStep, openSeats } from '@contract/approvals/approval-state.rules'
import { maySendNewLink } from '@contract/modules/approvals/link-token.rules'
import { seatLink, statusLink } from '@server/platform/approvals/links/carry-links'
import { findLink, type FoundLink } from '@server/platform/approvals/links/find-link'
import { issueLink, type LinkFor } from '@server/platform/approvals/links/issue-link'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import type { LinkParts } from '@server/platform/approvals/links/link-parts'
import {
  newLinksSent,
  revokeSeatLinks,
  revokeStatusLinks,
  standsNoMore,
} from '@server/platform/approvals/links/link.repository'
import { queueApprovalMails } from '@server/platform/approvals/mails/queue-approval-mails'
import type { Tx } from '@server/platform/db/transaction'

/**
 * For whoever still is asked, at the address on file; the older links of the seat end with it. Whatever comes of it,
 * the page is told the same.
 */
export async function sendNewLink(
  tx: Tx,
  parts: LinkParts,
  asked: { token: string; page?: string | undefined },
): Promise<void> {
  const found = await findLink(tx, parts.engine, asked)
  const made = found && (await linkAnew(tx, found))
  if (!found || !made) return
  const { link, request, approval, document, subject, now } = found
  if (!maySendNewLink(await newLinksSent(tx.db, link.request_id, made.person.email), now)) {
    tx.audit(noteOfLink('refuse', link, link, { why: 'too_many_new_links' }))
    return
  }
  const carried = { request, approval, document, subject }
  const issued = await issueLink(tx, carried, made)
  const older = { requestId: link.request_id, reason: 'reissued', by: issued.id } as const
  if (made.seat) await revokeSeatLinks(tx.db, { ...older, seats: [made.seat.key] })
  else await revokeStatusLinks(tx.db, older)
  const to = made.seat ? { seat: made.seat.key } : ('requester' as const)
  await queueApprovalMails(tx, {
    ...carried,
    effects: [{ kind: 'mail', event: made.event, to }],
    links: [issued],
    publicUrl: parts.publicUrl(),
  })
}

/** Null: for a request that nobody is asked about any more, or somebody who is not asked now. */
async function linkAnew(tx: Tx, found: FoundLink): Promise<LinkFor | null> {
  const { link, approval } = found
  if (link.purpose === 'acknowledge' || (await standsNoMore(tx.db, link))) return null
  if (link.purpose === 'view_status') return statusLink(found, 'approval.decided')
  if (approval.status !== 'pending' || approval.is_frozen) return null
  const step = activeStep(approval)
  const seat = openSeats(step).find(({ person }) => isSamePerson(person, link))
  return step && seat ? seatLink(found, 'approval.requested', { step, seat }) : null
}
