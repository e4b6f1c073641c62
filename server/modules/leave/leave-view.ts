import type { ApprovalView, ViewLine } from '@contract/modules/approvals/approval-view'
import { keepsBalance } from '@contract/modules/leave/balance.rules'
import { daysText, parseDays } from '@contract/people/days.rules'
import { MASKED_TYPE, shownTo, type LeaveStep } from '@contract/modules/leave/guardrails.rules'
import { leaveTypeOf } from '@contract/modules/leave/leave-type-row.rules'
import type { Viewer } from '@server/platform/approvals/approval-document'
import type { Db } from '@server/platform/db/database'
import type { OwnView } from '@server/platform/documents/document-source'
import { viewLine } from '@server/platform/documents/document-lines'
import { shownFiles } from '@server/platform/documents/document-files'
import { businessDay } from '@server/platform/db/business-day'
import { findTypeOf } from '@server/modules/leave/leave-facts.repository'
import { findAvailable, findHeld } from '@server/modules/leave/leave-ledger.repository'
import { coverNotes } from '@server/modules/leave/leave-cover'
import { findEmployee } from '@server/platform/people/employees.repository'
import { readRequest } from '@server/modules/leave/leave-request.repository'

export async function typeOfRequest(db: Db, id: string) {
  const row = await findTypeOf(db, id)
  const type = leaveTypeOf(row)
  const { reason_in_mails } = row
  return { type, days: parseDays(row.days), keeps: keepsBalance(type), reason_in_mails }
}

const viewerOf = ({ step_key }: Viewer) =>
  step_key === 'requester' ? ('requester' as const) : (step_key as LeaveStep)

/** What whoever is asked needs of it, and nothing else; of confidential leave the dates alone. */
export async function showLeave(db: Db, id: string, viewer: Viewer): Promise<OwnView> {
  const request = await readRequest(db, id)
  const { type, keeps, reason_in_mails } = await typeOfRequest(db, id)
  const files = await shownFiles(db, 'leave_request', id)
  const { date_from, date_to, reason } = request
  const attachments = files.map(({ key }) => key)
  const all = { type_name: type.name, reason, attachments, date_from, date_to }
  const shown = shownTo(viewerOf(viewer), type, all)
  const masked = shown.type_name === MASKED_TYPE
  const lines: ViewLine[] = [
    { name: 'leave_type', kind: masked ? 'phrase' : 'text', value: shown.type_name },
    { name: 'period', kind: 'period', value: `${date_from}/${date_to}` },
    ...(request.half_day === 'none' ? [] : [viewLine('half_day', 'phrase', request.half_day)]),
    viewLine('days', 'days', request.days),
  ]
  if (!masked) {
    lines.push(
      viewLine('paid_days', 'days', request.paid_days),
      viewLine('unpaid_days', 'days', request.unpaid_days),
    )
    if (keeps) lines.push(viewLine('balance_after', 'days', await balanceAfter(db, request)))
    if (shown.reason) {
      const line = viewLine('reason', 'text', shown.reason)
      lines.push(reason_in_mails ? line : { ...line, is_private: true })
    }
    if (request.contact_during_leave) lines.push(viewLine('contact', 'text', request.contact_during_leave))
    const reliever = request.reliever_employee_id && (await findEmployee(db, request.reliever_employee_id))
    if (reliever) lines.push(viewLine('reliever', 'text', reliever.name))
  }
  return {
    requested_at: request.submitted_at ?? request.created_at,
    lines,
    notes: await notesOf(db, request, viewer, {
      isStatutory: type.category === 'statutory' && !type.discretionary,
      isConfidential: type.is_confidential,
      lacksDocument: type.requires_document && !masked && files.length === 0,
      unpaid: masked ? 'none' : unpaidOf(request),
    }),
    files: files.filter(({ key }) => shown.attachments.includes(key)),
  }
}

type Request = { id: string; employee_id: string; leave_type_id: string; date_from: string; date_to: string }

/** Of the year in which it ends, the request itself counted as taken. */
async function balanceAfter(db: Db, request: Request): Promise<string> {
  const of = { employeeId: request.employee_id, typeId: request.leave_type_id }
  const available = await findAvailable(db, of)
  const held = await findHeld(db, request.id)
  const years = held.length > 0 ? held.map(({ year }) => year) : [Number(request.date_to.slice(0, 4))]
  return daysText(available.get(Math.max(...years)) ?? 0)
}

type NoteGrounds = {
  isStatutory: boolean
  isConfidential: boolean
  lacksDocument: boolean
  unpaid: 'none' | 'part' | 'whole'
}

function unpaidOf({ days, unpaid_days }: { days: string; unpaid_days: string }): NoteGrounds['unpaid'] {
  const unpaid = parseDays(unpaid_days)
  if (unpaid <= 0) return 'none'
  return unpaid >= parseDays(days) ? 'whole' : 'part'
}

async function notesOf(
  db: Db,
  request: Request & { reliever_employee_id: string | null; submitted_at: string | null },
  { locale }: Viewer,
  grounds: NoteGrounds,
): Promise<ApprovalView['notes']> {
  const { date_from, reliever_employee_id } = request
  const reliever = grounds.isConfidential ? null : reliever_employee_id
  const today = await businessDay(db)
  const notes: [ApprovalView['notes'][number]['note'], boolean][] = [
    ['statutory', grounds.isStatutory],
    ['confidential', grounds.isConfidential],
    ['documents_missing', grounds.lacksDocument],
    ['unpaid_part', grounds.unpaid === 'part'],
    ['unpaid_whole', grounds.unpaid === 'whole'],
    ['after_the_fact', date_from < (request.submitted_at ?? today).slice(0, 10)],
  ]
  return [
    ...(await coverNotes(db, request, { reliever, locale })),
    ...notes.filter(([, holds]) => holds).map(([note]) => ({ note, text: null })),
  ]
}
