import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { ExternalPath } from '@contract/access/screens/outside.screens'
import { CODE_DIGITS } from '@contract/modules/approvals/link-decision.rules'
import { hashOf, newSecretText } from '@server/platform/access/tokens'

export const newToken = newSecretText
export const hashOfSecret = hashOf

export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** The token stands in the path of the page and in no address of the API. */
export function linkAddress(publicUrl: string, page: ExternalPath, token: string): string {
  return `${publicUrl}${page.replace(':id', token)}`
}

/** Somebody a request may be handed to, by a name that says nothing outside of this link. */
export function delegateKey(linkId: string, email: string): string {
  return createHash('sha256').update(`${linkId} ${email}`).digest('base64url')
}
