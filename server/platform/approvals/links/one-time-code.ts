import type { CodeState, SentCode } from '@contract/modules/approvals/link-decision.rules'
import { hashPassword, passwordMatches } from '@server/platform/access/passwords'
import { CODE_WINDOW_MINUTES, CODES_PER_LINK, throttleKeys } from '@server/platform/access/throttles'
import { takeTurn } from '@server/platform/access/throttle.repository'
import { storeCode, takeTry } from '@server/platform/approvals/links/code.repository'
import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import type { LinkCall, LinkParts } from '@server/platform/approvals/links/link-parts'
import { refusal } from '@server/platform/approvals/links/link-problems'
import { readLinkRule } from '@server/platform/approvals/links/link-rule.repository'
import { hashOfSecret, newCode } from '@server/platform/approvals/links/link-secrets'
import type { LinkRow } from '@server/platform/approvals/links/link.repository'
import { pressedLink } from '@server/platform/approvals/links/living-link'
import { maskedAddress } from '@server/platform/approvals/links/opened-view'
import { queueCodeMail } from '@server/platform/approvals/mails/code-mail'
import { slowDown } from '@server/platform/http/problems'

type CodeCall = { token: string; page?: string | undefined; nonce: string }

/** To the address that the link went to and to no other; the code works for this opening of the page alone. */
export async function sendCode(
  call: LinkCall,
  parts: LinkParts,
  asked: CodeCall,
): Promise<{ code_to: string; minutes: number }> {
  const code = newCode()
  // Hashing is slow on purpose: not while rows are locked.
  const hash = await hashPassword(code)
  return call.transaction(async tx => {
    const { link } = await pressedLink(tx, parts, asked, 'decide')
    const turn = await takeTurn(tx.db, throttleKeys.linkCode(link.id), CODES_PER_LINK, CODE_WINDOW_MINUTES)
    if (!turn.allowed) throw slowDown(turn.retryAfterSeconds)
    const { minutes } = (await readLinkRule(tx.db)).code
    const sentAt = await storeCode(tx.db, { linkId: link.id, hash, nonce: nonceName(asked.nonce) })
    await queueCodeMail(tx, link, { code, sentAt, minutes })
    tx.audit(noteOfLink('code_sent', link, link))
    return { code_to: maskedAddress(link.email), minutes }
  })
}

export const nonceName = (nonce: string) => hashOfSecret(nonce).toString('base64url')

export function sentCodeOf(link: LinkRow): SentCode | null {
  if (!link.otp_nonce || !link.otp_sent_at) return null
  return { nonce: link.otp_nonce, sent_at: new Date(link.otp_sent_at).toISOString(), tries: link.otp_tries }
}

/** One of the tries, for good; compared outside of any transaction. */
export async function codeMatches(call: LinkCall, link: LinkRow, typed: string): Promise<boolean> {
  const stored = await call.transaction(async tx =>
    takeTry(tx.db, link.id, (await readLinkRule(tx.db)).code.tries),
  )
  if (stored === null) throw refusal(link, 'code_too_many_tries' satisfies `code_${CodeState}`)
  return passwordMatches(stored, typed)
}
