import type { Resource } from '@contract/kernel/define-resource'
import { businessDate } from '@contract/kernel/dates'
import { documentPage } from '@contract/kernel/document-types'
import type { LeaveDaysPort } from '@server/platform/calendar/leave-days-port'
import { viewLine } from '@server/platform/documents/document-lines'
import { agreedOrRefused, type DocumentSource } from '@server/platform/documents/document-source'
import {
  findRequest,
  noteDecider,
  type Outcome,
  type RequestTable,
} from '@server/modules/time-logs/request.repository'
import {
  holdRequest,
  REQUEST_RESOURCES,
  REQUEST_TYPES,
  settle,
  type HeldRequest,
} from '@server/modules/time-logs/request.service'

/** A request about time as the chain of approvals sees it: decided in the portal, agreed to or not. */
export function timeRequestSource(table: RequestTable, leave: LeaveDaysPort): DocumentSource<HeldRequest> {
  return {
    type: REQUEST_TYPES[table],
    facts: REQUEST_TYPES[table] === 'overtime' ? ['minutes'] : [],
    resource: REQUEST_RESOURCES[table] as Resource,
    lock: (tx, id) => holdRequest(tx, table, id),
    shape: agreedOrRefused,
    subject: (_tx, request) =>
      Promise.resolve({
        path: documentPage(REQUEST_TYPES[table], request.id),
        facts: 'minutes' in request ? { minutes: request.minutes } : {},
        content: contentOf(request),
      }),

    follow(tx, request, event) {
      const close = (outcome: Outcome) => settle({ tx, leave }, table, request, outcome)
      switch (event.kind) {
        case 'submitted':
        case 'edited':
          return Promise.resolve()
        case 'agreed':
          return noteDecider(tx.db, table, request.id, event.by?.user_id ?? null)
        case 'approved':
          return close({ status: 'approved', by: request.decided_by, comment: null })
        case 'returned':
        case 'rejected':
          return close({ status: event.kind, by: event.by.user_id, comment: event.comment })
        case 'withdrawn':
        case 'expired':
          return close({ status: 'withdrawn', by: null, comment: null })
      }
    },

    async show(tx, id) {
      const request = await findRequest(tx.db, table, id)
      const { work_date, reason, created_at } = request
      const wanted =
        'minutes' in request
          ? [viewLine('minutes', 'minutes', String(request.minutes))]
          : request.adds.map(({ direction, punched_at }) =>
              viewLine(direction === 'in' ? 'time_in' : 'time_out', 'instant', punched_at),
            )
      return {
        requested_at: created_at,
        lines: [viewLine('work_date', 'date', work_date), ...wanted, viewLine('reason', 'text', reason)],
        notes: work_date < businessDate(created_at) ? [{ note: 'after_the_fact', text: null }] : [],
      }
    },
  }
}

function contentOf(request: HeldRequest): Record<string, unknown> {
  const { work_date, reason } = request
  if ('minutes' in request) return { work_date, reason, minutes: request.minutes }
  return { work_date, reason, voids: request.voids, adds: request.adds }
}
