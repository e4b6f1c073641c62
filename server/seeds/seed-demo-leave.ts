import { addDays, type DateText } from '@contract/kernel/dates'
import { weekdayOf, yearOf } from '@contract/kernel/calendar'
import type { Resource } from '@contract/kernel/define-resource'
import type { Decision } from '@contract/approvals/approval-state.rules'
import { paidByYear } from '@contract/modules/leave/balance.rules'
import { LEAVE_STEPS } from '@contract/modules/leave/guardrails.rules'
import type { LeaveEvent } from '@contract/modules/leave/leave-request.rules'
import { draftLeaveSchema } from '@contract/modules/leave/leave-request.calls'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import type { AttendancePort } from '@server/platform/calendar/attendance-port'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import { Problem } from '@server/platform/http/problems'
import type { Tx } from '@server/platform/db/transaction'
import { businessDay } from '@server/platform/db/business-day'
import { findEmployee, lockEmployee } from '@server/modules/leave/leave-facts.repository'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { leaveSource } from '@server/modules/leave/leave-document'
import { grantLeave } from '@server/modules/leave/leave-grants'
import { takeOver } from '@server/modules/leave/leave-jobs'
import { leaveLists } from '@server/modules/leave/leave-lists'
import { moveLeave } from '@server/modules/leave/leave-move'
import {
  changeRequest,
  deleteDraft,
  findDays,
  findTaken,
  lockRequest,
  type StoredRequest,
} from '@server/modules/leave/leave-request.repository'
import { typeOfRequest } from '@server/modules/leave/leave-view'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { createRequestService } from '@server/modules/leave/leave-request.service'
import { founder, listWriter } from '@server/seeds/lists/list-writer'
import { asks, REASONS, type Ask } from '@server/seeds/leave/asks'
import { clearMails, findActiveSeat, findAskers, findCodes } from '@server/seeds/leave/demo-leave.repository'
import { NO_FILES } from '@server/seeds/no-files'

const DAY_AT_WORK: AttendancePort = {
  daysChanged: () => Promise.resolve(),
  locksOf: () => Promise.resolve([]),
}

/** Policies, balances and requests in every state, made by the services and the chain from a fixed seed. */
export async function seedDemoLeave(tx: Tx): Promise<void> {
  const codes = await findCodes(tx.db)
  const today = await businessDay(tx.db)
  const actor = await founder(tx, codes.admin)
  const quiet: Tx = { ...tx, audit: () => undefined }
  const asking = { tx: quiet, actor, audit: () => undefined }
  await writeLists(tx, codes)
  await grantLeave(tx.db, today)
  const document = createApprovalDocument(leaveSource(DAY_AT_WORK), NO_FILES)
  const approvals = createApprovals({ publicUrl: () => 'http://127.0.0.1', holidays: leaveDays.holidays }, [
    document,
  ])
  const service = createRequestService({ approvals: approvals.port, attendance: DAY_AT_WORK })
  const people = await findAskers(tx.db)
  for (const [index, ask] of asks(people.length).entries()) {
    const id = people[ask.person]
    const employee = id === undefined ? undefined : await findEmployee(tx.db, { id })
    if (!employee) continue
    const date_from = workday(addDays(today, ask.inDays))
    const wanted = draftLeaveSchema.parse({
      leave_type_id: codes.types.get(ask.type),
      date_from,
      date_to: workday(addDays(date_from, ask.length - 1)),
      half_day: ask.half && ask.length === 1 ? 'single_am' : 'none',
      accepts_unpaid: true,
      reason: REASONS[ask.type][index % REASONS[ask.type].length],
    })
    const draft = await service.draft(asking, employee, wanted).catch(() => null)
    if (draft === null || ask.until === 'draft') continue
    await lockEmployee(tx.db, employee.id)
    const request = await lockRequest(tx.db, draft)
    if (!request) continue
    const isLongAgo = ask.inDays < LONG_AGO
    const handIn = isLongAgo
      ? longAgo(quiet, request)
      : service.submit({ ...asking, record: { ...request, asker: employee } })
    if (!(await handIn.then(() => true, isRefusal))) await deleteDraft(tx.db, draft)
    else if (!isLongAgo)
      for (const decision of DECIDED[ask.until]) await decide(quiet, approvals.port, draft, decision)
  }
  await takeOver(quiet, DAY_AT_WORK)
  // Nobody of the demo company is told of what happened before it was there.
  await clearMails(tx.db)
}

/** In days. What lies further back was decided before the portal had its chains. */
const LONG_AGO = -40

/** The same states and the same ledger, without links and mails. */
async function longAgo(tx: Tx, request: StoredRequest): Promise<void> {
  const { date_from, date_to, ou_id: ouId } = request
  const taken = await findTaken(tx.db, request.employee_id, date_from, date_to)
  if (taken.length > 0) throw new Problem('rule_broken', 'leave_overlaps')
  const { keeps } = await typeOfRequest(tx.db, request.id)
  const paid = keeps ? paidByYear(await findDays(tx.db, request.id)) : []
  const year = Number(date_from.slice(0, 4))
  await changeRequest(tx.db, request.id, {
    request_no: await allocateNumber(tx, { ouId, type: 'leave_request', year }),
  })
  const asked: LeaveEvent = { type: 'submit', steps: LEAVE_STEPS, paid, date_from, date_to }
  for (const event of [asked, ...LEAVE_STEPS.map((step): LeaveEvent => ({ type: 'agree', step }))]) {
    const now = await lockRequest(tx.db, request.id)
    if (now) await moveLeave(tx, { attendance: DAY_AT_WORK, request: now, event })
  }
}

/** By chance two requests of one person may meet; that one was never asked. */
function isRefusal(error: unknown): false {
  if (error instanceof Problem) return false
  throw error
}

const DECIDED: Record<Ask['until'], readonly (Decision | 'agree')[]> = {
  draft: [],
  asked: [],
  head: ['agree'],
  hr: ['agree', 'agree'],
  approved: ['agree', 'agree', 'agree'],
  returned: ['return'],
  rejected: ['reject'],
}

const WORDS: Partial<Record<Decision | 'agree', string>> = {
  return: 'Please choose another week: two of the team are away already.',
  reject: 'The launch is that week, and all of us are needed.',
}

type Port = ReturnType<typeof createApprovals>['port']

async function decide(tx: Tx, port: Port, id: string, wanted: Decision | 'agree'): Promise<void> {
  const seat = await findActiveSeat(tx.db, id)
  if (!seat) return
  const decision = wanted === 'agree' ? seat.decision_kind : wanted
  await port.decide(tx, {
    type: 'leave',
    subject_id: id,
    by: { user_id: seat.user_id, name: seat.name, email: seat.email },
    seat: seat.seat_key,
    decision,
    comment: WORDS[wanted] ?? '',
    version: seat.version,
  })
}

function workday(date: DateText): DateText {
  const weekday = weekdayOf(date)
  return weekday === 0 ? addDays(date, 1) : weekday === 6 ? addDays(date, 2) : date
}

type Codes = Awaited<ReturnType<typeof findCodes>>

async function writeLists(tx: Tx, { types, units, admin }: Codes): Promise<void> {
  const write = await listWriter(tx, admin)
  const put = ({ resource, hooks }: { resource: Resource; hooks: object }, values: Record<string, unknown>) =>
    write(resource, hooks, values)
  const { policy, holiday, calendar } = leaveLists
  const year = yearOf(await businessDay(tx.db))
  const vl = types.get('VL')
  await put(policy, {
    name: 'Vacation, regular staff',
    leave_type_id: vl,
    employment_type: 'regular',
    entitlement_days: '15.00',
  })
  await put(policy, {
    name: 'Sick leave, regular staff',
    leave_type_id: types.get('SL'),
    employment_type: 'regular',
    entitlement_days: '12.00',
  })
  await put(calendar, { name: 'Davao, half Saturdays', saturday: 'half', ou_id: units.get('DVO') })
  await put(holiday, {
    on_date: `${year}-08-06`,
    name: 'Cebu Provincial Charter Day',
    kind: 'local',
    ou_id: units.get('CEB'),
  })
  await put(holiday, {
    on_date: `${year}-03-16`,
    name: 'Araw ng Dabaw',
    kind: 'local',
    ou_id: units.get('DVO'),
  })
  await put(holiday, { on_date: `${year + 1}-01-01`, name: "New Year's Day", kind: 'regular' })
}
