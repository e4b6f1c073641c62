import type { z } from 'zod'
import type { answerByLinkSchema } from '@contract/modules/approvals/external.calls'
import { hashOfSecret } from '@server/platform/approvals/links/link-secrets'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import type { LinkParts } from '@server/platform/approvals/links/link-parts'
import { useOpening } from '@server/platform/links/link-opening.repository'
import { pressedLink } from '@server/platform/approvals/links/living-link'
import { localeOfPerson } from '@server/platform/approvals/mails/receiver.repository'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'

/** What the requester signs or confirms by their link; the page that was opened answers once. */
export async function answerByLink(
  tx: Tx,
  parts: LinkParts,
  asked: z.output<typeof answerByLinkSchema>,
): Promise<void> {
  const { token, page, nonce, ...answer } = asked
  const found = await pressedLink(tx, parts, { token, page, nonce }, 'view_status')
  const { link, document, subject } = found
  if (!document.requester) throw notFound()
  await useOpening(tx.db, 'approval_link', link.id, hashOfSecret(nonce))
  const locale = await localeOfPerson(tx.db, link)
  await document.requester.answer(tx, subject, { ...answer, locale, by: link.user_id })
  tx.audit(noteOfLink('answer', link, link, { kind: answer.kind }))
}
