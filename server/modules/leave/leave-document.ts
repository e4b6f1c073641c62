import { paidByYear } from '@contract/modules/leave/balance.rules'
import { parseDays } from '@contract/modules/leave/days.rules'
import { LEAVE_STEPS, type LeaveStep } from '@contract/modules/leave/guardrails.rules'
import { leaveFacts, leaveSteps } from '@contract/modules/leave/leave-chain.rules'
import type { LeaveEvent } from '@contract/modules/leave/leave-request.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type {
  ApprovalDocument,
  ApprovalEvent,
  ApprovalSubject,
} from '@server/platform/approvals/approval-document'
import type { AttendancePort } from '@server/platform/calendar/attendance-port'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { openShownFile } from '@server/platform/documents/document-files'
import type { FileService } from '@server/platform/files/files.service'
import { findSettings } from '@server/modules/leave/leave-facts.repository'
import { moveLeave } from '@server/modules/leave/leave-move'
import { askedInPlace } from '@server/modules/leave/leave-people.repository'
import { requesterOf } from '@server/platform/people/people.repository'
import {
  findDays,
  findOwner,
  lockRequest,
  type StoredRequest,
} from '@server/modules/leave/leave-request.repository'
import { requestResource } from '@server/modules/leave/leave-request.service'
import { showLeave, typeOfRequest } from '@server/modules/leave/leave-view'

export type DocumentParts = { files: FileService; attendance: AttendancePort }

const isLeaveStep = (key: string): key is LeaveStep => LEAVE_STEPS.some(step => step === key)

/** Leave as the chain of approvals sees it. */
export function createLeaveDocument({ files, attendance }: DocumentParts): ApprovalDocument {
  return {
    type: 'leave',
    pages: {
      steps: {
        head: '/leave/request/ext/:id',
        hr_staff: '/leave/request/hr-staff/ext/:id',
        president: '/leave/request/president/ext/:id',
      },
      status: '/leave/request/status/ext/:id',
    },

    async load(tx, id) {
      const request = await lockRequest(tx.db, id)
      return request ? subjectOf(tx.db, request) : null
    },

    async shape(tx, steps, subject) {
      const { type, days } = await typeOfRequest(tx.db, subject.id)
      const { president_above } = await findSettings(tx.db)
      return leaveSteps(steps, type, days, { president_above: parseDays(president_above) })
    },

    async maySee(tx, actor, id) {
      return (await findOwner(tx.db, id, accessWhere(actor, 'view', requestResource))) !== null
    },

    async follow(tx, subject, event) {
      const request = await lockRequest(tx.db, subject.id)
      if (!request) throw new Error('a leave request that is decided about is there')
      const moved = await eventOf(tx, request, event)
      if (moved) await moveLeave(tx, { attendance, request, ...moved })
    },

    show: (tx, subject, viewer) => showLeave(tx.db, subject.id, viewer),
    async file(tx, subject, viewer, key) {
      const shown = await showLeave(tx.db, subject.id, viewer)
      return openShownFile(tx, files, shown.files, key)
    },
  }
}

async function subjectOf(db: Db, request: StoredRequest): Promise<ApprovalSubject> {
  const { type } = await typeOfRequest(db, request.id)
  const { name, email, user_id, employee_id, division_id } = await requesterOf(db, request.employee_id)
  const { leave_type_id, date_from, date_to, half_day, hours, days, reason, maternity } = request
  const { contact_during_leave, reliever_employee_id } = request
  return {
    id: request.id,
    ou_id: request.ou_id,
    division_id,
    number: request.request_no,
    path: `/files/employee/leave?record=${request.id}`,
    version: request.content_version,
    requester: { name, email, user_id, employee_id },
    barred: await askedInPlace(db, request.id),
    amount: null,
    days,
    payee_changed: false,
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
}

type Moved = { event: LeaveEvent; comment?: string | null }

/** What the chain tells, in the words of leave. The last step's word has approved it already. */
async function eventOf(tx: Tx, request: StoredRequest, told: ApprovalEvent): Promise<Moved | null> {
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
