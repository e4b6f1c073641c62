import { createHash, randomInt } from 'node:crypto'
import { CODE_DIGITS } from '@contract/modules/approvals/link-decision.rules'
import { hashOf, newSecretText } from '@server/platform/access/tokens'

export const newToken = newSecretText
export const hashOfSecret = hashOf

export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** Somebody a request may be handed to, by a name that says nothing outside of this link. */
export function delegateKey(linkId: string, email: string): string {
  return createHash('sha256').update(`${linkId} ${email}`).digest('base64url')
}
