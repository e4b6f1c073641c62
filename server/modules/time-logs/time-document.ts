import type { ApprovalView, ViewLine } from '@contract/modules/approvals/approval-view'
import { businessDate } from '@contract/kernel/dates'
import { accessWhere } from '@server/platform/access/access-where'
import type { ApprovalDocument, ApprovalEvent } from '@server/platform/approvals/approval-document'
import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import type { Tx } from '@server/platform/db/transaction'
import {
  findOwner,
  findRequest,
  noteDecider,
  type Outcome,
  type RequestTable,
} from '@server/modules/time-logs/request.repository'
import { REQUEST_RESOURCES, settle } from '@server/modules/time-logs/request.service'
import { requesterOf } from '@server/platform/people/people.repository'
import { lockPeople } from '@server/modules/time-logs/worker.repository'

const TABLES = { time_correction: 'time_correction', overtime: 'overtime_request' } as const
export type TimeDocument = keyof typeof TABLES

/** A request about time as the chain of approvals sees it: decided in the portal, agreed to or not. */
export function createTimeDocument(type: TimeDocument, leave: LeaveDaysPort): ApprovalDocument {
  const table = TABLES[type]
  return {
    type,
    pages: { steps: {}, status: null },

    async load(tx, id) {
      const owner = await findOwner(tx.db, table, id)
      if (owner === null) return null
      await lockPeople(tx.db, [owner])
      const request = await findRequest(tx.db, table, id)
      const { division_id, ...requester } = await requesterOf(tx.db, owner)
      return {
        id,
        ou_id: request.ou_id,
        division_id,
        number: null,
        path: `/time-logs?tab=requests&kind=${type === 'overtime' ? 'overtime' : 'corrections'}&record=${id}`,
        // What was asked for never changes: another wish is another request.
        version: 1,
        requester,
        barred: [],
        amount: null,
        payee_changed: false,
        facts: 'minutes' in request ? { minutes: request.minutes } : {},
        content: contentOf(request),
      }
    },

    // Nothing of it can be mended and sent again: it is agreed to, or refused with the reason.
    shape: (_tx, steps) => Promise.resolve(steps.map(step => ({ ...step, forbids: ['return'] }))),

    async maySee(tx, actor, id) {
      const access = accessWhere(actor, 'view', REQUEST_RESOURCES[table])
      return (await findOwner(tx.db, table, id, access)) !== null
    },

    follow: (tx, { id }, event) => follow(tx, leave, table, id, event),
    show: (tx, { id }) => show(tx, type, id),
    file: () => Promise.resolve(null),
  }
}

type Request = Awaited<ReturnType<typeof findRequest<RequestTable>>>

function contentOf(request: Request): Record<string, unknown> {
  const { work_date, reason } = request
  if ('minutes' in request) return { work_date, reason, minutes: request.minutes }
  return { work_date, reason, voids: request.voids, adds: request.adds }
}

async function follow(
  tx: Tx,
  leave: LeaveDaysPort,
  table: RequestTable,
  id: string,
  event: ApprovalEvent,
): Promise<void> {
  const settled = async (outcome: Outcome) => {
    const { employee_id } = await findRequest(tx.db, table, id)
    const [person] = await lockPeople(tx.db, [employee_id])
    if (person) await settle({ tx, leave }, table, person, id, outcome)
  }
  switch (event.kind) {
    case 'submitted':
    case 'edited':
      return
    case 'agreed':
      return noteDecider(tx.db, table, id, event.by?.user_id ?? null)
    case 'approved': {
      const { decided_by } = await findRequest(tx.db, table, id)
      return settled({ status: 'approved', by: decided_by, comment: null })
    }
    case 'returned':
    case 'rejected':
      return settled({ status: event.kind, by: event.by.user_id, comment: event.comment })
    case 'withdrawn':
    case 'expired':
      return settled({ status: 'withdrawn', by: null, comment: null })
  }
}

const line = (name: ViewLine['name'], kind: ViewLine['kind'], value: string): ViewLine => ({
  name,
  kind,
  value,
})

async function show(tx: Tx, type: TimeDocument, id: string): Promise<ApprovalView> {
  const request = await findRequest(tx.db, TABLES[type], id)
  const person = await requesterOf(tx.db, request.employee_id)
  const { work_date, reason } = request
  const lines = [line('work_date', 'date', work_date)]
  if ('minutes' in request) lines.push(line('minutes', 'minutes', String(request.minutes)))
  else
    for (const { direction, punched_at } of request.adds)
      lines.push(line(direction === 'in' ? 'time_in' : 'time_out', 'instant', punched_at))
  lines.push(line('reason', 'text', reason))
  return {
    doc_type: type,
    number: null,
    requester: { name: person.name, position: person.position, unit: person.unit },
    requested_at: request.created_at,
    lines,
    notes: work_date < businessDate(request.created_at) ? [{ note: 'after_the_fact', text: null }] : [],
    files: [],
  }
}
