import type { CommandProblem } from '@contract/modules/approvals/approval-engine.rules'
import type { TrackerStep } from '@contract/modules/approvals/external.calls'
import type { Person } from '@contract/approvals/approval-person.rules'
import type { Approval, Decision } from '@contract/approvals/approval-state.rules'
import type { ApprovalDocument, ApprovalSubject } from '@server/platform/approvals/approval-document'
import type { Tx } from '@server/platform/db/transaction'

export type LinkedRequest = {
  request: { id: string; ou_id: string; requested_at: string }
  approval: Approval
  document: ApprovalDocument
  subject: ApprovalSubject
}

/** null: done. */
export type LinkProblem = CommandProblem | null

type SeatKey = { request_id: string; seat: string; by: Person }

/** What the pages of links ask of the engine, each in the transaction of the call. */
export type LinkEngine = {
  /** Document and request locked in that order, so that a decision and an edit wait for each other. */
  load(tx: Tx, requestId: string): Promise<LinkedRequest | null>
  decide(
    tx: Tx,
    decision: SeatKey & {
      signed_in: Person | null
      decision: Decision
      comment: string
      subject_version: number
      ip: string
      user_agent: string | null
    },
  ): Promise<LinkProblem>
  delegate(tx: Tx, handed: SeatKey & { to: Person }): Promise<LinkProblem>
  /** Whom the one who is asked may ask instead: the delegate on the list, the next head. Never a free choice. */
  delegatesOf(tx: Tx, requestId: string, seat: string): Promise<Person[]>
  /** Somebody said "this was not me". */
  freeze(tx: Tx, requestId: string): Promise<LinkProblem>
  /** How it stands, all of it; what of it a page shows is the page's to say. */
  stepsOf(tx: Tx, linked: Pick<LinkedRequest, 'request' | 'approval'>): Promise<TrackerStep[]>
}
