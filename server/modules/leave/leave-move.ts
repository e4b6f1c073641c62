import type { PermissionCode } from '@contract/access/permission-catalogue'
import {
  applyLeave,
  heldAs,
  type LeaveEvent,
  type LeaveProblem,
} from '@contract/modules/leave/leave-request.rules'
import type { AttendancePort } from '@server/platform/calendar/attendance-port'
import { NOW } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { forbidden, Problem } from '@server/platform/http/problems'
import { businessDay } from '@server/platform/db/business-day'
import { findHeld, writeEntries } from '@server/modules/leave/leave-ledger.repository'
import { changeRequest, holdDays, type StoredRequest } from '@server/modules/leave/leave-request.repository'

type Move = {
  attendance: AttendancePort
  request: StoredRequest
  event: LeaveEvent
  may?: (permission: PermissionCode) => boolean
  comment?: string | null
}

const PHRASE: Partial<Record<LeaveProblem, string>> = {
  not_begun: 'leave_has_begun',
  over: 'leave_not_over',
  cancellation_asked: 'cancellation_not_asked',
  not_this_step: 'leave_not_this_step',
  no_steps: 'leave_nobody_decides',
}

/** The one way a request changes its state: by the table, with its ledger, in one transaction. */
export async function moveLeave(
  tx: Tx,
  { attendance, request, event, may = () => true, comment }: Move,
): Promise<void> {
  const { db } = tx
  const held = await findHeld(db, request.id)
  const before = {
    status: request.status,
    cancellation_asked: request.cancellation_asked,
    steps: request.steps,
    paid: held.map(({ year, days }) => ({ year, days })),
    date_from: request.date_from,
    date_to: request.date_to,
  }
  const outcome = applyLeave(before, event, may)
  if (!outcome.ok) throw refusal(outcome.problem)
  const { request: now, entries } = outcome
  const today = await businessDay(db)
  const [was, is] = [heldAs(before.status), heldAs(now.status)]
  await changeRequest(db, request.id, {
    status: now.status,
    steps: JSON.stringify(now.steps),
    cancellation_asked: now.cancellation_asked,
    ...(comment === undefined ? {} : { last_comment: comment }),
    ...(event.type === 'submit' || event.type === 'edit' ? { submitted_at: NOW, decided_at: null } : {}),
    ...(is === null || now.status === 'approved' ? { decided_at: NOW } : {}),
  })
  await holdDays(db, request.id, is !== null)
  // What was held may have been of another type: an edit changes what is held from now on.
  const { ou_id, employee_id, id: request_id } = request
  const typeHeld = held[0]?.leave_type_id ?? request.leave_type_id
  const givesBack = (kind: string) => kind === 'release_reserve' || kind === 'reversal'
  await writeEntries(
    db,
    entries.map(entry => ({
      ...entry,
      ou_id,
      employee_id,
      request_id,
      entry_date: today,
      leave_type_id: givesBack(entry.kind) ? typeHeld : request.leave_type_id,
    })),
  )
  tx.audit({
    action: `leave_request.${event.type}`,
    entityType: 'leave_request',
    entityId: request.id,
    ouId: ou_id,
    diff: {
      ...(before.status === now.status ? {} : { status: [before.status, now.status] }),
      ...(before.cancellation_asked === now.cancellation_asked
        ? {}
        : { cancellation_asked: [before.cancellation_asked, now.cancellation_asked] }),
    },
  })
  if ((was === 'usage') !== (is === 'usage'))
    await attendance.daysChanged(tx, [employee_id], request.date_from, request.date_to)
}

export function refusal(problem: LeaveProblem): Problem {
  if (problem === 'not_permitted') return forbidden()
  return new Problem('conflict', PHRASE[problem] ?? 'leave_wrong_state')
}
