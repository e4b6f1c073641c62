import type { Foreseen } from '@contract/modules/approvals/foreseen'
import type { ApprovalStatus, Decision } from '@contract/modules/approvals/approval-state.rules'
import type { Person } from '@contract/modules/approvals/approval-person.rules'
import type { DocumentType } from '@server/platform/approvals/approval-document'
import type { Planned, Shape } from '@server/platform/approvals/plan-steps'
import type { Tx } from '@server/platform/db/transaction'

type Asked = { type: DocumentType; subject_id: string; by: Person }

/**
 * What a module asks of the engine, always inside its own transaction. The transaction runs as the portal itself
 * (`asPortal`): those who are asked stand in other units than the one who asks, so the module has checked before that
 * its actor may do this.
 */
export type ApprovalPort = {
  /** Whom it would be asked of; writes nothing. */
  foresee(tx: Tx, planned: Planned, shape?: Shape): Promise<Foreseen>
  /** The document's row stands and is locked. Calls `follow` with "submitted", and on through steps nobody decides. */
  submit(tx: Tx, asked: Asked): Promise<void>
  /** The document was changed while it waits: the round begins anew, links of the old one die. */
  edit(tx: Tx, asked: Asked): Promise<void>
  withdraw(tx: Tx, asked: Asked): Promise<void>
  /** In the portal; by link the engine has its own routes. */
  decide(
    tx: Tx,
    decision: Asked & { seat: string; decision: Decision; comment: string; version: number },
  ): Promise<void>
  statusOf(tx: Tx, type: DocumentType, subjectId: string): Promise<ApprovalStatus | null>
}
