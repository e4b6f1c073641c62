import type { Command } from '@contract/modules/approvals/approval-engine.rules'
import type { ApprovalRequestDetail } from '@contract/modules/approvals/approval-admin.calls'
import { seatWithKey } from '@contract/approvals/approval-state.rules'
import type { Actor } from '@server/platform/access/actor'
import { approvalProblem } from '@server/platform/approvals/approval-problems'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import { activeAccount } from '@server/platform/approvals/directory.repository'
import { seatLink } from '@server/platform/approvals/links/carry-links'
import { issueLink } from '@server/platform/approvals/links/issue-link'
import { revokeSeatLinks } from '@server/platform/approvals/links/link.repository'
import { queueApprovalMails } from '@server/platform/approvals/mails/queue-approval-mails'
import { readOffice } from '@server/platform/approvals/office-hours'
import { showSteps } from '@server/platform/approvals/show-steps'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, notFound, Problem } from '@server/platform/http/problems'
import type { RecordContext } from '@server/platform/resource/run-command'
import {
  requestDetail,
  requestOfLink,
  revokeOne,
  seatKeyOf,
  type LinkOfRequest,
} from '@server/modules/approvals/admin.repository'
import { personOfActor } from '@server/modules/approvals/who-acts'
import type { HeldRequest } from '@server/platform/approvals/audit-move'

type AdminCall = { approvals: Approvals; tx: Tx; actor: Actor }
export type HeldForAdmin = HeldRequest & { id: string }
type Admin = AdminCall & { record: HeldForAdmin }
export type HeldLink = HeldForAdmin & { ou_id: string; link: LinkOfRequest }
type LinkAdmin = AdminCall & RecordContext<HeldLink>

/** Of the units that the administrator acts in; elsewhere there is none. */
export async function holdForAdmin(
  { approvals, tx, actor }: AdminCall,
  requestId: string,
): Promise<HeldForAdmin> {
  const found = await approvals.hold(tx, requestId)
  const reaches = (ouId: string) =>
    (actor.allUnits && actor.activeUnitId === null) ||
    (actor.activeUnitId ? actor.activeUnitId === ouId : actor.units.some(unit => unit.id === ouId))
  if (!found || !reaches(found.row.ou_id)) throw notFound()
  return { ...found, id: requestId }
}

export async function holdLink(asking: AdminCall, id: string): Promise<HeldLink> {
  const link = await requestOfLink(asking.tx.db, id)
  if (!link) throw notFound()
  const request = await holdForAdmin(asking, link.request_id)
  return { ...request, id, ou_id: request.row.ou_id, link }
}

export async function showRequest(asking: AdminCall, requestId: string): Promise<ApprovalRequestDetail> {
  const { approvals, tx, actor } = asking
  const detail = await requestDetail(tx.db, actor, requestId)
  if (!detail) throw notFound()
  const { row, approval } = await holdForAdmin(asking, requestId)
  const office = await readOffice(tx, approvals.parts)
  const steps = showSteps(approval, office.hoursOf(row.ou_id))
  // How it stands, not what it is about: what was said stays between those who were asked.
  return {
    ...detail,
    steps: steps.map(step => ({ ...step, decided: step.decided.map(each => ({ ...each, comment: '' })) })),
  }
}

async function command(admin: Admin, asked: Command, reason?: string): Promise<ApprovalRequestDetail> {
  const { approvals, tx, actor, record: request } = admin
  const person = await personOfActor(tx.db, actor)
  const seat = 'seat' in asked ? asked.seat : null
  const problem = await approvals.move(tx, request, asked, {
    mover: { person, ...(reason ? { reason } : {}) },
    origin: 'reassigned',
  })
  if (problem) throw approvalProblem(problem, request.approval, seat)
  return showRequest(admin, request.id)
}

export async function reassign(
  admin: Admin,
  { seat_id, to_user_id }: { seat_id: string; to_user_id: string },
): Promise<ApprovalRequestDetail> {
  const { tx, record } = admin
  const seat = await seatKeyOf(tx.db, record.id, seat_id)
  const to = await activeAccount(tx.db, to_user_id)
  if (seat === null) throw notFound()
  if (!to) throw fieldProblem('rule_broken', 'to_user_id', 'reference_unknown')
  return command(admin, { type: 'reassign', seat, to })
}

export function freeze(
  admin: Admin,
  type: 'freeze' | 'unfreeze',
  reason: string,
): Promise<ApprovalRequestDetail> {
  return command(admin, { type }, reason)
}

/** To the address on file; the older links of the seat end with it. */
export async function resendLink(admin: LinkAdmin): Promise<ApprovalRequestDetail> {
  const { approvals, tx, record, audit } = admin
  const { row, approval, document, subject, link } = record
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
  audit({ request_id: row.id, by: 'administrator' })
  return showRequest(admin, row.id)
}

export async function revokeLink(admin: LinkAdmin): Promise<ApprovalRequestDetail> {
  const { tx, actor, record, audit } = admin
  const { id: request_id } = record.row
  if (await revokeOne(tx.db, record.id, actor.userId)) audit({ request_id, by: 'administrator' })
  return showRequest(admin, request_id)
}
