import type { ChainForecast } from '@contract/approvals/foresee-chain'
import type { ApprovalStatus, Decision } from '@contract/approvals/approval-state.rules'
import type { Person } from '@contract/approvals/approval-person.rules'
import type { DocumentType } from '@contract/kernel/document-types'
import type { Requests } from '@server/platform/approvals/mails/receiver.repository'
import type { ChainSubject, Shape } from '@server/platform/approvals/plan-steps'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'

/** `isOneOfMany`: nobody with an account is told of it alone; `tellOfMany` follows for all of them. */
type Submission = ApprovalQuestion & { isOneOfMany?: boolean }
type ApprovalQuestion = { type: DocumentType; subject_id: string; by: Person }

/**
 * What a module asks of the engine, always inside its own transaction, and after it has checked that its actor may do
 * this.
 */
export type ApprovalPort = {
  /** Whom it would be asked of; writes nothing. */
  foresee(tx: Tx, planned: ChainSubject, shape?: Shape): Promise<ChainForecast>
  /** The document's row stands and is locked. Calls `follow` with "submitted", and on through steps nobody decides. */
  submit(tx: Tx, asked: Submission): Promise<void>
  tellOfMany(tx: Tx, requests: Requests & { by: Person }): Promise<void>
  /** The document was changed while it waits: the round begins anew, links of the old one die. */
  edit(tx: Tx, asked: ApprovalQuestion): Promise<void>
  withdraw(tx: Tx, asked: ApprovalQuestion): Promise<void>
  /** In the portal; by link the engine has its own routes. */
  decide(
    tx: Tx,
    decision: ApprovalQuestion & { seat: string; decision: Decision; comment: string; version: number },
  ): Promise<void>
  statusOf(tx: Tx, type: DocumentType, subjectId: string): Promise<ApprovalStatus | null>
}

/** Those who are asked stand in other units than the one who asks, so the engine runs past the units' policies. */
export function runAsPortal(port: ApprovalPort): ApprovalPort {
  return {
    foresee: (tx, ...asked) => asPortal(tx, portal => port.foresee(portal, ...asked)),
    submit: (tx, asked) => asPortal(tx, portal => port.submit(portal, asked)),
    tellOfMany: (tx, requests) => asPortal(tx, portal => port.tellOfMany(portal, requests)),
    edit: (tx, asked) => asPortal(tx, portal => port.edit(portal, asked)),
    withdraw: (tx, asked) => asPortal(tx, portal => port.withdraw(portal, asked)),
    decide: (tx, decision) => asPortal(tx, portal => port.decide(portal, decision)),
    statusOf: (tx, ...asked) => asPortal(tx, portal => port.statusOf(portal, ...asked)),
  }
}
