import type { RequestMove, IssuedLink } from '@server/platform/approvals/links/request-move'

export type MoveMails = RequestMove & {
  /** What `carryLinks` has just made. */
  links: readonly IssuedLink[]
  /** The origin in the mails: "https://portal.example.com". */
  publicUrl: string
}
