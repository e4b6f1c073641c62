import { sql } from 'kysely'
import type { EarlierRequest, ViewLine } from '@contract/modules/approvals/approval-view'
import type { Db } from '@server/platform/db/database'

const HOW_MANY = 3

/**
 * What the same person asked last of this kind, as far as this step was asked about it: with the lines that it was
 * shown then, so that nothing of a confidential request comes out by this way.
 */
export async function earlierRequests(
  db: Db,
  { requestId, stepKey }: { requestId: string; stepKey: string },
): Promise<EarlierRequest[]> {
  const { rows } = await sql<Omit<EarlierRequest, 'lines'> & { lines: ViewLine[] }>`
    select r.number, r.status, to_json(r.requested_at)#>>'{}' as requested_at, s.lines
    from approval_request this
      join approval_request r on r.doc_type = this.doc_type and r.kind is not distinct from this.kind and r.id <> this.id
        and r.requested_at < this.requested_at
        and (r.requester_employee_id = this.requester_employee_id
          or this.requester_employee_id is null and r.requester_employee_id is null
            and r.requested_by = this.requested_by)
      join lateral (
        select lines from approval_seat s
        where s.request_id = r.id and s.step_key = ${stepKey} and s.lines <> '[]'
        order by s.round desc, s.seat_key limit 1
      ) s on true
    where this.id = ${requestId} and r.status <> 'draft'
    order by r.requested_at desc limit ${HOW_MANY}`.execute(db)
  return rows.map(row => ({ ...row, lines: row.lines.filter(({ name }) => SHOWN.has(name)) }))
}

/** What, how much and when; own fields of a document are named in the language of that day. */
const SHOWN = new Set<ViewLine['name']>(['leave_type', 'period', 'days', 'work_date', 'minutes', 'amount'])
