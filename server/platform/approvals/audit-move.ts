import type { Command } from '@contract/modules/approvals/approval-engine.rules'
import type { Person } from '@contract/approvals/approval-person.rules'
import { seatWithKey, type Approval } from '@contract/approvals/approval-state.rules'
import type { Tx } from '@server/platform/db/transaction'
import type { RequestRow } from '@server/platform/approvals/approval-request.repository'
import type { ApprovalDocument, ApprovalSubject } from '@server/platform/approvals/approval-document'

/** A request with its document, both locked in that order. */
export type HeldRequest = {
  row: RequestRow
  approval: Approval
  document: ApprovalDocument
  subject: ApprovalSubject
}

/** Who moves a request: a person, or time and the lists themselves. */
export type Mover = { person: Person | null; reason?: string }

type AuditValues = Record<string, unknown>

function whatOf(command: Command, approval: Approval): AuditValues {
  switch (command.type) {
    case 'decide':
      return { seat: command.seat, decision: command.decision, via: command.via }
    case 'delegate':
    case 'reassign':
    case 'replace':
      return {
        seat: command.seat,
        from: seatWithKey(approval, command.seat)?.seat.person.name ?? null,
        to: command.to.name,
      }
    case 'release':
      return { seat: command.seat }
    case 'escalate':
      return { to: command.to.map(person => person.name) }
    default:
      return {}
  }
}

/** The row names the approver, also one without an account. */
export function auditMove(
  tx: Tx,
  { row, approval: before, document }: HeldRequest,
  command: Command,
  after: Approval,
  { person, reason }: Mover,
): void {
  const status = before.status === after.status ? {} : { status: [before.status, after.status] }
  tx.audit({
    action: `approval.${command.type}`,
    entityType: 'approval_request',
    entityId: row.id,
    ouId: row.ou_id,
    diff: {
      doc_type: document.type,
      subject_id: row.subject_id,
      ...whatOf(command, before),
      ...status,
      ...(person ? { by: person.name } : {}),
      ...(reason ? { reason } : {}),
    },
    ...(person?.user_id ? { actorUserId: person.user_id } : {}),
  })
}
