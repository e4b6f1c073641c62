import { hashOfSecret } from '@server/platform/approvals/links/link-secrets'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import type { LinkParts } from '@server/platform/approvals/links/link-parts'
import { markUsed } from '@server/platform/approvals/links/link.repository'
import { pressedLink } from '@server/platform/approvals/links/living-link'
import { useOpening } from '@server/platform/links/link-opening.repository'
import { queueAlarm } from '@server/platform/approvals/mails/queue-approval-mails'
import type { Tx } from '@server/platform/db/transaction'

/** "This was not me": what still can be stopped is, and in any case the administrators hear of it. */
export async function reportLink(
  tx: Tx,
  parts: LinkParts,
  asked: { token: string; page?: string | undefined; nonce: string },
): Promise<void> {
  const found = await pressedLink(tx, parts, asked, 'acknowledge')
  const { link } = found
  await useOpening(tx.db, 'approval_link', link.id, hashOfSecret(asked.nonce))
  if (link.used_at !== null) return
  await markUsed(tx.db, link.id)
  const problem = await parts.engine.freeze(tx, link.request_id)
  if (problem) await queueAlarm(tx, { ...found, publicUrl: parts.publicUrl() })
  tx.audit(noteOfLink('report', link, link, { frozen: problem === null }))
}
