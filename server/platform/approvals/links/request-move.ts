import type { ExternalPath } from '@contract/access/screens/outside.screens'
import type { Approval, ApprovalMail, Effect } from '@contract/approvals/approval-state.rules'
import type { ApprovalDocument, ApprovalSubject } from '@server/platform/approvals/approval-document'

/** A move of a request: the state after it, and what is to be carried out with it. */
export type RequestMove = {
  request: { id: string; ou_id: string }
  approval: Approval
  document: ApprovalDocument
  /** As it stands after the move. */
  subject: ApprovalSubject
  effects: readonly Effect[]
}

/** A link just made. The token is nowhere else: it goes into one mail and is forgotten. */
export type IssuedLink = {
  id: string
  token: string
  /** Which mail of the move carries it. */
  event: ApprovalMail
  page: ExternalPath
  /** null: of the one who asks. */
  seat: string | null
  expires_at: string
}
