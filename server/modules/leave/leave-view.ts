import type { ApprovalView, ViewLine } from '@contract/modules/approvals/approval-view'
import { coverOf } from '@contract/modules/leave/clash.rules'
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
import { findEmployee, findSettings, findTypeOf } from '@server/modules/leave/leave-facts.repository'
import { findAvailable, findHeld } from '@server/modules/leave/leave-ledger.repository'
import { nameOf } from '@server/modules/leave/leave-people.repository'
import { findDays, findTeam, readRequest } from '@server/modules/leave/leave-request.repository'

export async function typeOfRequest(db: Db, id: string) {
  const row = await findTypeOf(db, id)
  const type = leaveTypeOf(row)
  return { type, days: parseDays(row.days), keeps: keepsBalance(type) }
}

const viewerOf = ({ step_key }: Viewer) =>
  step_key === 'requester' ? ('requester' as const) : (step_key as LeaveStep)

/** What whoever is asked needs of it, and nothing else; of confidential leave the dates alone. */
export async function showLeave(db: Db, id: string, viewer: Viewer): Promise<OwnView> {
  const request = await readRequest(db, id)
  const { type, keeps } = await typeOfRequest(db, id)
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
    if (shown.reason) lines.push(viewLine('reason', 'text', shown.reason))
    if (request.contact_during_leave) lines.push(viewLine('contact', 'text', request.contact_during_leave))
    const reliever = request.reliever_employee_id ? await nameOf(db, request.reliever_employee_id) : null
    if (reliever) lines.push(viewLine('reliever', 'text', reliever))
  }
  return {
    requested_at: request.submitted_at ?? request.created_at,
    lines,
    notes: await notesOf(db, request, {
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
  grounds: NoteGrounds,
): Promise<ApprovalView['notes']> {
  const employee = await findEmployee(db, { id: request.employee_id })
  const { date_from, date_to, reliever_employee_id: reliever } = request
  const days = await findDays(db, request.id)
  const cover = employee
    ? coverOf(days, await teamOf(db, employee, reliever, date_from, date_to), {
        employee_id: employee.id,
        reliever_id: grounds.isConfidential ? null : reliever,
      })
    : []
  const today = await businessDay(db)
  const notes: [ApprovalView['notes'][number]['note'], boolean, string | null][] = [
    ['statutory', grounds.isStatutory, null],
    ['confidential', grounds.isConfidential, null],
    ['short_cover', cover.some(note => note.short), datesOf(cover.filter(note => note.short))],
    [
      'reliever_away',
      cover.some(note => note.reliever_away),
      datesOf(cover.filter(note => note.reliever_away)),
    ],
    ['documents_missing', grounds.lacksDocument, null],
    ['unpaid_part', grounds.unpaid === 'part', null],
    ['unpaid_whole', grounds.unpaid === 'whole', null],
    ['after_the_fact', date_from < (request.submitted_at ?? today).slice(0, 10), null],
  ]
  return notes.filter(([, holds]) => holds).map(([note, , text]) => ({ note, text }))
}

const datesOf = (notes: readonly { on: string }[]) => notes.map(note => note.on).join(', ')

export async function teamOf(
  db: Db,
  employee: { id: string; immediate_head_id: string | null },
  reliever: string | null,
  from: string,
  to: string,
) {
  const { members, absences } = await findTeam(db, employee, reliever, from, to)
  const { needed_cover } = await findSettings(db)
  // A team of one has nobody who could be present.
  const needed = Math.min(needed_cover, members.length - 1)
  return { members: members.map(member => member.id), absences, needed }
}
