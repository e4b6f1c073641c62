import type { Command } from '@contract/modules/approvals/approval-engine.rules'
import type { ApprovalRequestDetail } from '@contract/modules/approvals/approval-admin.commands'
import { seatWithKey } from '@contract/modules/approvals/approval-state.rules'
import type { Actor } from '@server/platform/access/actor'
import { approvalProblem } from '@server/platform/approvals/approval-problems'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import { activeAccount } from '@server/platform/approvals/directory.repository'
import { seatLink } from '@server/platform/approvals/links/carry-links'
import { issueLink } from '@server/platform/approvals/links/issue-link'
import { revokeSeatLinks } from '@server/platform/approvals/links/link.repository'
import { queueApprovalMails } from '@server/platform/approvals/mails/queue-approval-mails'
import type { HeldRequest } from '@server/platform/approvals/move-request'
import { readOffice } from '@server/platform/approvals/office-hours'
import { showSteps } from '@server/platform/approvals/show-steps'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, notFound, Problem } from '@server/platform/http/problems'
import {
  requestDetail,
  requestOfLink,
  revokeOne,
  seatKeyOf,
} from '@server/modules/approvals/admin.repository'
import { personOfActor } from '@server/modules/approvals/who-acts'

export type Admin = { approvals: Approvals; tx: Tx; actor: Actor }

/** Of the units that the administrator acts in; elsewhere there is none. */
async function held({ approvals, tx, actor }: Admin, requestId: string): Promise<HeldRequest> {
  const found = await approvals.hold(tx, requestId)
  const reaches = (ouId: string) =>
    (actor.allUnits && actor.activeUnitId === null) ||
    (actor.activeUnitId ? actor.activeUnitId === ouId : actor.units.some(unit => unit.id === ouId))
  if (!found || !reaches(found.row.ou_id)) throw notFound()
  return found
}

export async function showRequest(admin: Admin, requestId: string): Promise<ApprovalRequestDetail> {
  const { approvals, tx, actor } = admin
  const detail = await requestDetail(tx.db, actor, requestId)
  if (!detail) throw notFound()
  const { row, approval } = await held(admin, requestId)
  const office = await readOffice(tx, approvals.parts)
  const steps = showSteps(approval, office.hoursOf(row.ou_id))
  // How it stands, not what it is about: what was said stays between those who were asked.
  return {
    ...detail,
    steps: steps.map(step => ({ ...step, decided: step.decided.map(each => ({ ...each, comment: '' })) })),
  }
}

async function command(admin: Admin, requestId: string, asked: Command, reason?: string) {
  const { approvals, tx, actor } = admin
  const request = await held(admin, requestId)
  const person = await personOfActor(tx.db, actor)
  const seat = 'seat' in asked ? asked.seat : null
  const problem = await approvals.move(tx, request, asked, {
    mover: { person, ...(reason ? { reason } : {}) },
    origin: 'reassigned',
  })
  if (problem) throw approvalProblem(problem, request.approval, seat)
  return showRequest(admin, requestId)
}

export async function reassign(
  admin: Admin,
  requestId: string,
  { seat_id, to_user_id }: { seat_id: string; to_user_id: string },
): Promise<ApprovalRequestDetail> {
  const { tx } = admin
  const seat = await seatKeyOf(tx.db, requestId, seat_id)
  const to = await activeAccount(tx.db, to_user_id)
  if (seat === null) throw notFound()
  if (!to) throw fieldProblem('rule_broken', 'to_user_id', 'reference_unknown')
  return command(admin, requestId, { type: 'reassign', seat, to })
}

export function freeze(
  admin: Admin,
  requestId: string,
  type: 'freeze' | 'unfreeze',
  reason: string,
): Promise<ApprovalRequestDetail> {
  return command(admin, requestId, { type }, reason)
}

/** To the address on file; the older links of the seat end with it. */
export async function resendLink(admin: Admin, linkId: string): Promise<ApprovalRequestDetail> {
  const { approvals, tx, actor } = admin
  const link = await requestOfLink(tx.db, linkId)
  if (!link) throw notFound()
  const request = await held(admin, link.request_id)
  const { row, approval, document, subject } = request
  const place = link.purpose === 'decide' && link.seat ? seatWithKey(approval, link.seat) : null
  if (place?.seat.state !== 'active' || approval.is_frozen || approval.status !== 'pending')
    throw new Problem('conflict')
  const about = { request: row, approval, document, subject }
  const made = seatLink(about, 'approval.requested', place)
  if (!made || !link.seat) throw new Problem('conflict')
  const issued = await issueLink(tx, about, made)
  await revokeSeatLinks(tx.db, {
    requestId: row.id,
    seats: [link.seat],
    reason: 'reissued',
    by: issued.id,
  })
  const effects = [{ kind: 'mail', event: 'approval.requested', to: { seat: link.seat } }] as const
  const publicUrl = approvals.parts.publicUrl()
  await queueApprovalMails(tx, { ...about, effects, links: [issued], publicUrl })
  note(admin, request, 'resend', linkId)
  return showRequest({ approvals, tx, actor }, row.id)
}

export async function revokeLink(admin: Admin, linkId: string): Promise<ApprovalRequestDetail> {
  const { tx, actor } = admin
  const link = await requestOfLink(tx.db, linkId)
  if (!link) throw notFound()
  const request = await held(admin, link.request_id)
  if (await revokeOne(tx.db, linkId, actor.userId)) note(admin, request, 'revoke', linkId)
  return showRequest(admin, request.row.id)
}

function note({ tx }: Admin, { row }: HeldRequest, verb: 'resend' | 'revoke', linkId: string): void {
  tx.audit({
    action: `approval_link.${verb}`,
    entityType: 'approval_link',
    entityId: linkId,
    ouId: row.ou_id,
    diff: { request_id: row.id, by: 'administrator' },
  })
}
