import type { Resource } from '@contract/kernel/define-resource'
import { documentPage } from '@contract/kernel/document-types'
import { paidByYear } from '@contract/modules/leave/balance.rules'
import { parseDays } from '@contract/people/days.rules'
import { LEAVE_STEPS, type LeaveStep } from '@contract/modules/leave/guardrails.rules'
import { LEAVE_FACTS, leaveFacts, leaveSteps } from '@contract/modules/leave/leave-chain.rules'
import type { LeaveEvent } from '@contract/modules/leave/leave-request.rules'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'
import type { ApprovalEvent } from '@server/platform/approvals/approval-document'
import type { AttendancePort } from '@server/platform/calendar/attendance-port'
import type { Tx } from '@server/platform/db/transaction'
import type { DocumentSource } from '@server/platform/documents/document-source'
import { findSettings } from '@server/modules/leave/leave-facts.repository'
import { moveLeave } from '@server/modules/leave/leave-move'
import { askedInPlace } from '@server/modules/leave/leave-people.repository'
import { findDays, lockRequest, type StoredRequest } from '@server/modules/leave/leave-request.repository'
import { showLeave, typeOfRequest } from '@server/modules/leave/leave-view'

const isLeaveStep = (key: string): key is LeaveStep => LEAVE_STEPS.some(step => step === key)

/** Leave as the chain of approvals sees it: with its own states, and what the law says about its steps. */
export function leaveSource(attendance: AttendancePort): DocumentSource<StoredRequest> {
  return {
    type: 'leave',
    facts: LEAVE_FACTS,
    resource: leaveRequestResource as Resource,
    pages: {
      steps: {
        head: '/leave/request/ext/:id',
        hr_staff: '/leave/request/hr-staff/ext/:id',
        president: '/leave/request/president/ext/:id',
      },
      status: '/leave/request/status/ext/:id',
    },
    lock: async (tx, id) => (await lockRequest(tx.db, id)) ?? null,
    async shape(tx, steps, subject) {
      const { type, days } = await typeOfRequest(tx.db, subject.id)
      const { president_above } = await findSettings(tx.db)
      return leaveSteps(steps, type, days, { president_above: parseDays(president_above) })
    },
    async subject(tx, request) {
      const { type } = await typeOfRequest(tx.db, request.id)
      const { leave_type_id, date_from, date_to, half_day, hours, days, reason, maternity } = request
      const { contact_during_leave, reliever_employee_id } = request
      return {
        number: request.request_no,
        path: documentPage('leave', request.id),
        version: request.content_version,
        barred: await askedInPlace(tx.db, request.id),
        days,
        facts: leaveFacts(type, days),
        content: {
          leave_type_id,
          date_from,
          date_to,
          half_day,
          hours,
          days,
          reason,
          maternity,
          contact_during_leave,
          reliever_employee_id,
        },
      }
    },
    async follow(tx, request, event) {
      const moved = await eventOf(tx, request, event)
      if (moved) await moveLeave(tx, { attendance, request, ...moved })
    },
    show: (tx, id, viewer) => showLeave(tx.db, id, viewer),
  }
}

type LeaveMove = { event: LeaveEvent; comment?: string | null }

/** What the chain tells, in the words of leave. The last step's word has approved it already. */
async function eventOf(tx: Tx, request: StoredRequest, told: ApprovalEvent): Promise<LeaveMove | null> {
  switch (told.kind) {
    case 'submitted':
    case 'edited': {
      const { date_from, date_to } = request
      const { keeps } = await typeOfRequest(tx.db, request.id)
      const paid = keeps ? paidByYear(await findDays(tx.db, request.id)) : []
      const steps = told.steps.filter(isLeaveStep)
      const type = told.kind === 'submitted' ? ('submit' as const) : ('edit' as const)
      return { event: { type, steps, paid, date_from, date_to }, comment: null }
    }
    case 'agreed':
      return { event: { type: 'agree', step: told.step_key as LeaveStep } }
    case 'returned':
    case 'rejected': {
      const type = told.kind === 'returned' ? ('return' as const) : ('reject' as const)
      return { event: { type, step: told.step_key as LeaveStep }, comment: told.comment }
    }
    case 'withdrawn':
      return { event: { type: 'withdraw' } }
    case 'expired':
      return { event: { type: 'expire' } }
    case 'approved':
      return null
  }
}
