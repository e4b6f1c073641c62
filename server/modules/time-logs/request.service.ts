import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import {
  overtimeRequestResource,
  type OvertimeRequest,
} from '@contract/modules/time-logs/overtime-request.resource'
import {
  timeCorrectionResource,
  type TimeCorrection,
} from '@contract/modules/time-logs/time-correction.resource'
import type {
  CorrectionCall,
  OvertimeCall,
  TimeDecision,
} from '@contract/modules/time-logs/time-request.calls'
import { correctionDays, overtimeAheadDays } from '@contract/modules/time-logs/time-logs.parameters'
import { isTooFarAhead, isTooOld } from '@contract/modules/time-logs/time-window.rules'
import { isLocked } from '@contract/modules/time-logs/correction.rules'
import { ALWAYS, type Condition } from '@server/platform/access/access-where'
import { clockToTheSecond } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import type { RecordContext } from '@server/platform/resource/run-command'
import { recompute } from '@server/modules/time-logs/attendance.service'
import { applyChange, changeOf, checkChange } from '@server/modules/time-logs/correction.service'
import { lockSelf } from '@server/modules/time-logs/people.repository'
import {
  addCorrection,
  addOvertime,
  findRequest,
  hasOpenRequest,
  isOwner,
  settleRequest,
  type Outcome,
  type RequestTable,
} from '@server/modules/time-logs/request.repository'
import { openSeatOf } from '@server/modules/time-logs/time-document.repository'
import { personOf } from '@server/platform/people/people.repository'
import { findLocks, holdPerson, type Person } from '@server/modules/time-logs/worker.repository'
import type { TimeLogsPorts } from '@server/modules/time-logs/time-logs-ports'

type AskContext = Pick<RecordContext<unknown>, 'tx' | 'actor'> & TimeLogsPorts

export const REQUEST_RESOURCES = {
  time_correction: timeCorrectionResource,
  overtime_request: overtimeRequestResource,
}
type RequestContext = RecordContext<{ id: string; status: string }> & TimeLogsPorts

export async function askForCorrection(asking: AskContext, call: CorrectionCall): Promise<{ id: string }> {
  const { tx, actor } = asking
  const self = await lockSelf(tx, actor)
  const change = await changeOf(tx, self, call)
  await checkChange(tx, self, change, false)
  if (await hasOpenRequest(tx.db, 'time_correction', self.id, call.work_date, ['pending']))
    throw new Problem('conflict', 'correction_waits')
  const { id: employee_id, ou_id } = self
  const id = await addCorrection(tx.db, { ...change, ou_id, employee_id, created_by: actor.userId })
  told({ tx, table: 'time_correction', id, person: self }, 'request', change)
  await asking.approvals.submit(tx, await askedBy(asking, 'time_correction', id))
  return { id }
}

/** By HR, with a reason: asked and agreed in one, and kept like any other. Nobody corrects the own time. */
export async function correctDirectly(
  { tx, actor, leave, record: person }: RecordContext<Person> & TimeLogsPorts,
  call: CorrectionCall,
): Promise<{ id: string }> {
  if (person.user_id === actor.userId) throw new Problem('rule_broken', 'own_correction')
  const change = await changeOf(tx, person, call)
  await checkChange(tx, person, change, true)
  const { ou_id } = person
  const by = { created_by: actor.userId, decided_by: actor.userId }
  const id = await addCorrection(tx.db, { ...change, ou_id, employee_id: person.id, ...by })
  await applyChange(tx, leave, person, change, { approver: actor.userId, requester: actor.userId })
  told({ tx, table: 'time_correction', id, person }, 'apply', change)
  return { id }
}

export async function askForOvertime(asking: AskContext, call: OvertimeCall): Promise<{ id: string }> {
  const { tx, actor } = asking
  const self = await lockSelf(tx, actor)
  const { today } = await clockToTheSecond(tx.db)
  const { work_date } = call
  const place = { on: today, ouId: self.ou_id }
  if (isTooOld(work_date, today, await parameterOf(tx, correctionDays, place)))
    throw fieldProblem('rule_broken', 'work_date', 'time_too_old')
  const days = await parameterOf(tx, overtimeAheadDays, place)
  if (isTooFarAhead(work_date, today, days))
    throw fieldProblem('rule_broken', 'work_date', 'overtime_too_far', { days })
  if (isLocked(work_date, await findLocks(tx.db, [self.ou_id])))
    throw fieldProblem('rule_broken', 'work_date', 'day_locked')
  if (await hasOpenRequest(tx.db, 'overtime_request', self.id, work_date, ['pending', 'approved']))
    throw fieldProblem('rule_broken', 'work_date', 'overtime_twice')
  const { id: employee_id, ou_id } = self
  const id = await addOvertime(tx.db, { ...call, ou_id, employee_id, created_by: actor.userId })
  told({ tx, table: 'overtime_request', id, person: self }, 'request', call)
  await asking.approvals.submit(tx, await askedBy(asking, 'overtime_request', id))
  return { id }
}

/** What the engine knows each kind by. */
export const REQUEST_TYPES = { time_correction: 'time_correction', overtime_request: 'overtime' } as const

const askedBy = async ({ tx, actor }: AskContext, table: RequestTable, subject_id: string) => ({
  type: REQUEST_TYPES[table],
  subject_id,
  by: await personOf(tx.db, actor.userId),
})

export async function withdraw(context: RequestContext, table: RequestTable): Promise<{ id: string }> {
  const { tx, approvals, record } = context
  if (record.status !== 'pending') throw new Problem('conflict', 'request_decided')
  await approvals.withdraw(tx, await askedBy(context, table, record.id))
  return { id: record.id }
}

/** Beside the inbox, where the days are: by whoever is asked, and may decide about time at all. */
export async function decide(
  context: RequestContext,
  table: RequestTable,
  { approves, comment }: TimeDecision,
): Promise<{ id: string }> {
  const { tx, actor, approvals, record } = context
  if (record.status !== 'pending') throw new Problem('conflict', 'request_decided')
  const asked = await askedBy(context, table, record.id)
  const seat = await openSeatOf(tx.db, asked.type, record.id, actor.userId)
  if (!seat) throw new Problem('not_your_seat')
  await approvals.decide(tx, { ...asked, ...seat, decision: approves ? 'approve' : 'reject', comment })
  return { id: record.id }
}

export type HeldRequest = (TimeCorrection | OvertimeRequest) & { person: Person }

/** After the lock on the person; null where it is not there for `access`. */
export async function holdRequest(
  tx: Tx,
  table: RequestTable,
  id: string,
  access: Condition = ALWAYS,
): Promise<HeldRequest | null> {
  const person = await holdPerson(tx.db, isOwner(table, id, access))
  return person ? { ...(await findRequest(tx.db, table, id)), person } : null
}

/** Moves the request and, once it is approved, what it asks for: days may have been locked in between. */
export async function settle(
  { tx, leave }: Pick<RequestContext, 'tx' | 'leave'>,
  table: RequestTable,
  request: HeldRequest,
  outcome: Outcome,
): Promise<void> {
  const { id, work_date, person, created_by } = request
  const isApproved = outcome.status === 'approved'
  if (isApproved && 'voids' in request) {
    await checkChange(tx, person, request, true)
    const requester = created_by ?? ''
    await applyChange(tx, leave, person, request, { approver: outcome.by ?? requester, requester })
  }
  if (isApproved && isLocked(work_date, await findLocks(tx.db, [person.ou_id])))
    throw new Problem('rule_broken', 'day_locked')
  await settleRequest(tx.db, table, id, outcome)
  if (isApproved && 'minutes' in request)
    await recompute(tx, leave, [person.id], { from: work_date, to: work_date })
  told({ tx, table, id, person }, outcome.status, {
    status: ['pending', outcome.status],
    comment: outcome.comment,
  })
}

type AuditSubject = { tx: Tx; table: RequestTable; id: string; person: Person }

function told({ tx, table, id, person }: AuditSubject, verb: AuditVerb, diff: unknown): void {
  tx.audit({ action: `${table}.${verb}`, entityType: table, entityId: id, ouId: person.ou_id, diff })
}
