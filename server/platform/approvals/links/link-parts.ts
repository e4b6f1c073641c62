import type { Person } from '@contract/approvals/approval-person.rules'
import type { Call } from '@server/platform/http/call'
import type { LinkEngine } from '@server/platform/approvals/links/link-engine'

export type LinkParts = {
  engine: LinkEngine
  /** The origin in mails. */
  publicUrl(): string
  /** Whoever is signed in on the device besides. A link never signs anybody in. */
  whoIs(authorization: string | undefined): Promise<Person | null>
}

export type LinkCall = Pick<Call<unknown, unknown, unknown>, 'transaction' | 'ip' | 'userAgent'>
