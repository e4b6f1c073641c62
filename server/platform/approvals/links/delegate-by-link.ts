import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import type { LinkParts } from '@server/platform/approvals/links/link-parts'
import { refusal } from '@server/platform/approvals/links/link-problems'
import { delegateKey } from '@server/platform/approvals/links/link-secrets'
import { pressedLink } from '@server/platform/approvals/links/living-link'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem } from '@server/platform/http/problems'

type DelegateCall = { token: string; page?: string | undefined; nonce: string; delegate_key: string }

/** To one of those that the page has named, and to nobody else. */
export async function delegateByLink(
  tx: Tx,
  parts: LinkParts,
  asked: DelegateCall,
): Promise<{ name: string }> {
  const { link } = await pressedLink(tx, parts, asked, 'decide')
  const seat = link.seat ?? ''
  const people = await parts.engine.delegatesOf(tx, link.request_id, seat)
  const to = people.find(({ email }) => delegateKey(link.id, email) === asked.delegate_key)
  if (!to) throw fieldProblem('rule_broken', 'delegate_key', 'reference_unknown')
  const by = { user_id: link.user_id, name: link.name, email: link.email }
  const problem = await parts.engine.delegate(tx, { request_id: link.request_id, seat, by, to })
  if (problem) throw refusal(link, problem)
  tx.audit(noteOfLink('delegate', link, link, { to: to.name }))
  return { name: to.name }
}
