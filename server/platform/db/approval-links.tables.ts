import type { Generated } from 'kysely'
import type { Instant, OptionalInstant } from '@server/platform/db/column-types'

/** One link in one mail. Of the token only the hash is here. */
export type ApprovalLinkTable = {
  id: Generated<string>
  ou_id: string
  request_id: string
  /** unique; SHA-256 of the token as text. */
  token_hash: Buffer
  purpose: 'decide' | 'view_status' | 'acknowledge'
  /** The one page that it opens: "/leave/request/ext/:id". */
  page: string
  /** null: of the one who asks. */
  seat: string | null
  step_key: string | null
  user_id: string | null
  name: string
  email: string
  tier: 'link' | 'otp' | 'login'
  subject_version: number
  content_hash: string
  issued_at: Instant
  expires_at: Instant
  opened_at: OptionalInstant
  first_seen_ip: string | null
  open_count: Generated<number>
  used_at: OptionalInstant
  revoked_at: OptionalInstant
  revoked_by: string | null
  revoked_reason: string | null
  superseded_by: string | null
  /** Of the one code that is out: for which opening, and how often it was tried. */
  otp_hash: string | null
  otp_nonce: string | null
  otp_sent_at: OptionalInstant
  otp_tries: Generated<number>
}

/** Each opening of a page gives out a nonce that decides once. */
export type ApprovalLinkOpeningTable = {
  ou_id: string
  link_id: string
  nonce_hash: Buffer
  opened_at: Instant
  used_at: OptionalInstant
  ip: string | null
}
