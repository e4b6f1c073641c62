import type { Carried, IssuedLink } from '@server/platform/approvals/links/carried'
import type { Tx } from '@server/platform/db/transaction'

type Posted = Carried & {
  /** What `carryLinks` has just made. */
  links: readonly IssuedLink[]
  /** The origin in the mails: "https://portal.example.com". */
  publicUrl: string
}

/** Every mail of a move, in its transaction. */
export async function queueApprovalMails(_tx: Tx, _posted: Posted): Promise<void> {
  await Promise.resolve()
}
