import { yearOf } from '@contract/kernel/calendar'
import type { Resource } from '@contract/kernel/define-resource'
import { daysText } from '@contract/modules/leave/days.rules'
import type { DraftLeave } from '@contract/modules/leave/leave-request.commands'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'
import { accessWhere, ALWAYS } from '@server/platform/access/access-where'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { ApprovalPort } from '@server/platform/approvals/approval-port'
import type { AttendancePort } from '@server/platform/calendar/attendance-port'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, notFound, Problem, staleRecord } from '@server/platform/http/problems'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
import { businessDay } from '@server/platform/db/business-day'
import { findEmployee, lockEmployee, type Employee } from '@server/modules/leave/leave-facts.repository'
import { askerOf } from '@server/modules/leave/leave-asker'
import { moveLeave, refusal } from '@server/modules/leave/leave-move'
import {
  planLeave,
  type AskedLeave,
  type LeavePlan,
  type PlanProblem,
} from '@server/modules/leave/leave-plan'
import {
  changeRequest,
  deleteDraft,
  findOwner,
  insertRequest,
  lockRequest,
  replaceDays,
  type StoredRequest,
} from '@server/modules/leave/leave-request.repository'
import { requesterOf } from '@server/platform/people/people.repository'
import {
  askForCancellation,
  tellCancellationDecided,
  tellRecalled,
} from '@server/modules/leave/leave-notices'

export type LeaveParts = { approvals: ApprovalPort; attendance: AttendancePort }
/** Whoever asks, in a transaction that runs as the portal itself: what they may is asked for here. */
export type Asking = { tx: Tx; actor: Actor }

export const requestResource: Resource = leaveRequestResource
const requests = createRepository(requestResource)
const REQUEST = 'leave_request'

export function shownRequest(db: Db, actor: Actor, id: string): Promise<RecordRow> {
  return requests.get(db, accessWhere(actor, 'view', requestResource), id)
}

function refuseProblems(problems: readonly PlanProblem[]): void {
  const [first] = problems
  if (!first) return
  throw new Problem('rule_broken', first.code, {
    fields: problems.map(({ path, code }) => ({ path, code, message: code })),
  })
}

async function planOf(
  db: Db,
  employee: Employee,
  asked: AskedLeave,
  exceptRequest: string | null,
): Promise<LeavePlan> {
  const plan = await planLeave(db, { employee, asked, exceptRequest })
  if (!plan) throw fieldProblem('rule_broken', 'leave_type_id', 'reference_unknown')
  const reliever = asked.reliever_employee_id
  if (reliever !== null && !(await findEmployee(db, { id: reliever })))
    throw fieldProblem('rule_broken', 'reliever_employee_id', 'reference_unknown')
  return plan
}

function valuesOf({ maternity, ...asked }: DraftLeave, plan: LeavePlan) {
  return {
    ...asked,
    maternity: maternity === null ? null : JSON.stringify(maternity),
    days: daysText(plan.total),
    paid_days: daysText(plan.paid_days),
    unpaid_days: daysText(plan.unpaid_days),
  }
}

/** What counts of a draft is the shape alone; everything else may still change until it is submitted. */
const DRAFT_MUST_BE = new Set(['span_negative', 'span_too_long', 'reliever_is_oneself'])

export async function draftFor(
  { tx, actor }: Asking,
  employee: Employee,
  asked: DraftLeave,
): Promise<RecordRow> {
  const { db } = tx
  const plan = await planOf(db, employee, asked, null)
  refuseProblems(plan.problems.filter(problem => DRAFT_MUST_BE.has(problem.code)))
  const { id: employee_id, ou_id } = employee
  const by = { created_by: actor.userId, updated_by: actor.userId }
  const id = await insertRequest(db, { ...valuesOf(asked, plan), employee_id, ou_id, ...by })
  await replaceDays(db, { id, ou_id, employee_id }, plan.days)
  const row = await shownRequest(db, actor, id)
  const diff = difference(requestResource, null, row)
  tx.audit({ action: `${REQUEST}.create`, entityType: REQUEST, entityId: id, ouId: ou_id, diff })
  return row
}

export type OwnRequest = { request: StoredRequest; employee: Employee }

/** One's own request, or that of somebody for whom one asks, locked after the person's row: two of one person wait for each other. */
async function lockOwn({ tx, actor }: Asking, id: string, version: number | null): Promise<OwnRequest> {
  const { db } = tx
  const employee = await askerOf(db, actor, await findOwner(db, id, ALWAYS))
  await lockEmployee(db, employee.id)
  const request = await lockRequest(db, id)
  if (!request) throw notFound()
  if (version !== null && request.row_version !== version) throw staleRecord(request.row_version)
  return { request, employee }
}

/** Somebody else's, where the caller holds the right to do this to it. */
export async function lockOthers(
  { tx, actor }: Asking,
  id: string,
  action: string,
  version: number,
): Promise<StoredRequest> {
  const owner = await findOwner(tx.db, id, accessWhere(actor, action, requestResource))
  if (owner === null) throw notFound()
  await lockEmployee(tx.db, owner)
  const request = await lockRequest(tx.db, id)
  if (!request) throw notFound()
  if (request.row_version !== version) throw staleRecord(request.row_version)
  return request
}

export function createRequestService({ approvals, attendance }: LeaveParts) {
  const subject = async (db: Db, request: StoredRequest) => ({
    type: 'leave' as const,
    subject_id: request.id,
    by: await requesterOf(db, request.employee_id),
  })
  const may = (actor: Actor) => (code: string) => mayDo(actor, code)
  /** Whoever asks in somebody's place may for them what they could not do themselves. */
  const mayAsk =
    (actor: Actor, { user_id }: Employee) =>
    (code: string) =>
      mayDo(actor, code) || (code === 'hr.leave.submit' && user_id === null)

  /** Into the chain for the first time, or again after it came back. */
  async function submit({ tx, actor }: Asking, { request, employee }: OwnRequest): Promise<void> {
    if (!mayAsk(actor, employee)('hr.leave.submit')) throw refusal('not_permitted')
    if (request.status !== 'draft' && request.status !== 'returned') throw refusal('wrong_state')
    const plan = await planOf(tx.db, employee, request, request.id)
    refuseProblems(plan.problems)
    await replaceDays(tx.db, request, plan.days)
    const { days, paid_days, unpaid_days } = valuesOf(request, plan)
    const request_no =
      request.request_no ??
      (await allocateNumber(tx, {
        ouId: request.ou_id,
        type: 'leave_request',
        year: yearOf(await businessDay(tx.db)),
      }))
    await changeRequest(tx.db, request.id, { days, paid_days, unpaid_days, request_no })
    await approvals.submit(tx, await subject(tx.db, request))
  }

  return {
    /** By whoever holds it locked already. */
    submitHeld: submit,

    async submit(asking: Asking, id: string, version: number | null) {
      await submit(asking, await lockOwn(asking, id, version))
    },

    /** A draft is changed and stays one; what waits or came back goes to its first step again. */
    async change(asking: Asking, id: string, version: number | null, asked: DraftLeave): Promise<void> {
      const { tx, actor } = asking
      const { db } = tx
      const { request, employee } = await lockOwn(asking, id, version)
      const { status } = request
      const waits = status.startsWith('pending_')
      if (status !== 'draft' && status !== 'returned' && !waits) throw refusal('wrong_state')
      const plan = await planOf(db, employee, asked, id)
      const isDraft = status === 'draft'
      refuseProblems(plan.problems.filter(({ code }) => !isDraft || DRAFT_MUST_BE.has(code)))
      const before = await shownRequest(db, actor, id)
      await changeRequest(db, id, {
        ...valuesOf(asked, plan),
        updated_by: actor.userId,
        ...(isDraft ? {} : { content_version: request.content_version + 1 }),
      })
      await replaceDays(db, request, plan.days)
      const diff = difference(requestResource, before, await shownRequest(db, actor, id))
      tx.audit({ action: `${REQUEST}.update`, entityType: REQUEST, entityId: id, ouId: request.ou_id, diff })
      if (waits) await approvals.edit(tx, await subject(db, request))
      if (status === 'returned') await approvals.submit(tx, await subject(db, request))
    },

    async discard(asking: Asking, id: string, version: number | null): Promise<void> {
      const { request } = await lockOwn(asking, id, version)
      if (request.status !== 'draft') throw refusal('wrong_state')
      await deleteDraft(asking.tx.db, id)
      const { ou_id } = request
      asking.tx.audit({
        action: `${REQUEST}.discard`,
        entityType: REQUEST,
        entityId: id,
        ouId: ou_id,
        diff: {},
      })
    },

    async withdraw(asking: Asking, id: string, version: number | null): Promise<void> {
      const { tx, actor } = asking
      const { request, employee } = await lockOwn(asking, id, version)
      if (request.status.startsWith('pending_')) return approvals.withdraw(tx, await subject(tx.db, request))
      // What came back waits for nobody: the chain has nothing to take back.
      await moveLeave(tx, { attendance, request, event: { type: 'withdraw' }, may: mayAsk(actor, employee) })
    },

    async askCancellation(asking: Asking, id: string, version: number | null, reason: string): Promise<void> {
      const { request, employee } = await lockOwn(asking, id, version)
      const event = { type: 'ask_cancellation' as const }
      if (request.cancellation_asked) throw refusal('wrong_state')
      const asks = mayAsk(asking.actor, employee)
      await moveLeave(asking.tx, { attendance, request, event, may: asks, comment: reason })
      const told = await askForCancellation(asking.tx, request, asking.actor.userId)
      if (told === 0 && !mayDo(asking.actor, 'hr.leave.recall'))
        throw new Problem('conflict', 'cancellation_desk_missing')
    },

    async decideCancellation(
      asking: Asking,
      id: string,
      version: number,
      decision: { grant: boolean; reason: string },
    ): Promise<void> {
      const request = await lockOthers(asking, id, 'recall', version)
      const type = decision.grant ? ('grant_cancellation' as const) : ('refuse_cancellation' as const)
      const { actor, tx } = asking
      await moveLeave(tx, { attendance, request, event: { type }, may: may(actor), comment: decision.reason })
      await tellCancellationDecided(tx, request, actor.userId, decision.grant)
    },

    async recall(asking: Asking, id: string, version: number, reason: string): Promise<void> {
      const { tx, actor } = asking
      const request = await lockOthers(asking, id, 'recall', version)
      const event = { type: 'recall' as const, today: await businessDay(tx.db) }
      await moveLeave(tx, { attendance, request, event, may: may(actor), comment: reason })
      await tellRecalled(tx, request, actor.userId)
    },
  }
}
