import { yearOf } from '@contract/kernel/calendar'
import type { Resource } from '@contract/kernel/define-resource'
import { daysText } from '@contract/people/days.rules'
import type { DraftLeave } from '@contract/modules/leave/leave-request.calls'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { ApprovalPort } from '@server/platform/approvals/approval-port'
import type { AttendancePort } from '@server/platform/calendar/attendance-port'
import type { Db } from '@server/platform/db/database'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
import type { RecordContext } from '@server/platform/resource/run-command'
import { businessDay } from '@server/platform/db/business-day'
import { findEmployee, type Employee } from '@server/modules/leave/leave-facts.repository'
import type { OwnRequest } from '@server/modules/leave/leave-asker'
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
  insertRequest,
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
type OwnContext = RecordContext<OwnRequest>
type DeskContext = RecordContext<StoredRequest>

export const requestResource: Resource = leaveRequestResource
export const requests = createRepository(requestResource)

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

export function createRequestService({ approvals, attendance }: LeaveParts) {
  const subject = async (db: Db, request: StoredRequest) => ({
    type: 'leave' as const,
    subject_id: request.id,
    by: await requesterOf(db, request.employee_id),
  })
  /** Whoever asks in somebody's place may for them what they could not do themselves. */
  const mayAsk =
    ({ actor, record: { asker } }: OwnContext) =>
    (code: string) =>
      mayDo(actor, code) || (code === 'hr.leave.submit' && asker.user_id === null)

  return {
    async draft(
      { tx, actor }: Pick<OwnContext, 'tx' | 'actor'>,
      employee: Employee,
      asked: DraftLeave,
    ): Promise<string> {
      const { db } = tx
      const plan = await planOf(db, employee, asked, null)
      refuseProblems(plan.problems.filter(problem => DRAFT_MUST_BE.has(problem.code)))
      const { id: employee_id, ou_id } = employee
      const by = { created_by: actor.userId, updated_by: actor.userId }
      const id = await insertRequest(db, { ...valuesOf(asked, plan), employee_id, ou_id, ...by })
      await replaceDays(db, { id, ou_id, employee_id }, plan.days)
      const diff = difference(requestResource, null, await shownRequest(db, actor, id))
      tx.audit({
        action: 'leave_request.create',
        entityType: 'leave_request',
        entityId: id,
        ouId: ou_id,
        diff,
      })
      return id
    },

    /** Into the chain for the first time, or again after it came back. */
    async submit(context: OwnContext): Promise<void> {
      const { tx, record } = context
      if (!mayAsk(context)('hr.leave.submit')) throw refusal('not_permitted')
      if (record.status !== 'draft' && record.status !== 'returned') throw refusal('wrong_state')
      const plan = await planOf(tx.db, record.asker, record, record.id)
      refuseProblems(plan.problems)
      await replaceDays(tx.db, record, plan.days)
      const { days, paid_days, unpaid_days } = valuesOf(record, plan)
      const request_no =
        record.request_no ??
        (await allocateNumber(tx, {
          ouId: record.ou_id,
          type: 'leave_request',
          year: yearOf(await businessDay(tx.db)),
        }))
      await changeRequest(tx.db, record.id, { days, paid_days, unpaid_days, request_no })
      await approvals.submit(tx, await subject(tx.db, record))
    },

    /** A draft is changed and stays one; what waits or came back goes to its first step again. */
    async change({ tx, actor, record, audit }: OwnContext, asked: DraftLeave): Promise<void> {
      const { db } = tx
      const { id, status, asker } = record
      const waits = status.startsWith('pending_')
      if (status !== 'draft' && status !== 'returned' && !waits) throw refusal('wrong_state')
      const plan = await planOf(db, asker, asked, id)
      const isDraft = status === 'draft'
      refuseProblems(plan.problems.filter(({ code }) => !isDraft || DRAFT_MUST_BE.has(code)))
      const before = await shownRequest(db, actor, id)
      await changeRequest(db, id, {
        ...valuesOf(asked, plan),
        updated_by: actor.userId,
        ...(isDraft ? {} : { content_version: record.content_version + 1 }),
      })
      await replaceDays(db, record, plan.days)
      audit(difference(requestResource, before, await shownRequest(db, actor, id)), 'update')
      if (waits) await approvals.edit(tx, await subject(db, record))
      if (status === 'returned') await approvals.submit(tx, await subject(db, record))
    },

    async discard({ tx, record, audit }: OwnContext): Promise<void> {
      if (record.status !== 'draft') throw refusal('wrong_state')
      await deleteDraft(tx.db, record.id)
      audit({})
    },

    async withdraw(context: OwnContext): Promise<void> {
      const { tx, record: request } = context
      if (request.status.startsWith('pending_')) return approvals.withdraw(tx, await subject(tx.db, request))
      // What came back waits for nobody: the chain has nothing to take back.
      await moveLeave(tx, { attendance, request, event: { type: 'withdraw' }, may: mayAsk(context) })
    },

    async askCancellation(context: OwnContext, reason: string): Promise<void> {
      const { tx, actor, record: request } = context
      const event = { type: 'ask_cancellation' as const }
      if (request.cancellation_asked) throw refusal('wrong_state')
      await moveLeave(tx, { attendance, request, event, may: mayAsk(context), comment: reason })
      const told = await askForCancellation(tx, request, actor.userId)
      if (told === 0 && !mayDo(actor, 'hr.leave.recall'))
        throw new Problem('conflict', 'cancellation_desk_missing')
    },

    async decideCancellation(
      { tx, actor, record: request }: DeskContext,
      type: 'grant_cancellation' | 'refuse_cancellation',
      reason: string,
    ): Promise<void> {
      await moveLeave(tx, { attendance, request, event: { type }, comment: reason })
      await tellCancellationDecided(tx, request, actor.userId, type === 'grant_cancellation')
    },

    async recall({ tx, actor, record: request }: DeskContext, reason: string): Promise<void> {
      const event = { type: 'recall' as const, today: await businessDay(tx.db) }
      await moveLeave(tx, { attendance, request, event, comment: reason })
      await tellRecalled(tx, request, actor.userId)
    },
  }
}
