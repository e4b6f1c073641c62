import { sql } from 'kysely'
import type { Approval, Seat, Step } from '@contract/approvals/approval-state.rules'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import { allowedDecisions } from '@contract/approvals/decision.rules'
import type { RequestRow } from '@server/platform/approvals/approval-request.repository'
import type { Db } from '@server/platform/db/database'

export type SeatOrigin = 'chain' | 'delegated' | 'reassigned' | 'escalated'

export type SeatRows = {
  request: Pick<RequestRow, 'id' | 'ou_id' | 'doc_type' | 'subject_id' | 'requested_at'>
  number: string | null
  amount: string | null
  approval: Approval
  /** How those who are new came to be asked. */
  origin: SeatOrigin
  due_at: string | null
  /** In short, of each seat that is asked now, by its key. */
  lines: ReadonlyMap<string, readonly ViewLine[]>
  /** Of the decision just made, where one was. */
  traces: { seat: string; ip: string | null; user_agent: string | null } | null
}

function seatRow(all: SeatRows, step: Step, seat: Seat) {
  const { request, approval, traces } = all
  const record = approval.decisions.find(each => each.seat === seat.key)
  const isAsked = seat.state === 'active'
  return {
    ou_id: request.ou_id,
    request_id: request.id,
    seat_key: seat.key,
    round: approval.round,
    seq: step.seq,
    step_key: step.step_key,
    doc_type: request.doc_type,
    subject_id: request.subject_id,
    subject_version: approval.subject_version,
    number: all.number,
    requester_name: approval.requester.name,
    requested_at: request.requested_at,
    amount: all.amount,
    lines: (isAsked && all.lines.get(seat.key)) || [],
    user_id: seat.person.user_id,
    name: seat.person.name,
    email: seat.person.email,
    stands_in_for: seat.stands_in_for?.name ?? null,
    origin: all.origin,
    state: seat.state,
    is_frozen: approval.is_frozen,
    decisions: isAsked ? allowedDecisions(step) : [],
    asked_at: isAsked ? step.activated_at : null,
    due_at: isAsked ? all.due_at : null,
    decision: record?.decision ?? null,
    decided_at: record?.at ?? null,
    comment: record?.comment ?? null,
    via: record?.via ?? null,
    ip: traces?.seat === seat.key ? traces.ip : null,
    user_agent: traces?.seat === seat.key ? traces.user_agent : null,
  }
}

/** The rows of a request follow its state; of earlier rounds nobody is asked any more. */
export async function mirrorSeats(db: Db, all: SeatRows): Promise<void> {
  const { approval, request } = all
  const rows = approval.steps.flatMap(step => step.seats.map(seat => seatRow(all, step, seat)))
  await sql`
    update approval_seat set state = 'superseded', is_frozen = false, decisions = '[]', due_at = null
    where request_id = ${request.id} and round < ${approval.round} and state in ('waiting', 'active')`.execute(
    db,
  )
  await sql`
    insert into approval_seat as s (ou_id, request_id, seat_key, round, seq, step_key, doc_type, subject_id,
      subject_version, number, requester_name, requested_at, amount, lines, user_id, name, email, stands_in_for, origin,
      state, is_frozen, decisions, asked_at, due_at, decision, decided_at, comment, via, ip, user_agent)
    select ou_id, request_id, seat_key, round, seq, step_key, doc_type, subject_id,
      subject_version, number, requester_name, requested_at, amount, lines, user_id, name, email, stands_in_for, origin,
      state, is_frozen, decisions, asked_at, due_at, decision, decided_at, comment, via, ip, user_agent
    from jsonb_populate_recordset(null::approval_seat, ${JSON.stringify(rows)}::jsonb)
    on conflict (request_id, seat_key, ou_id) do update set
      state = excluded.state, is_frozen = excluded.is_frozen, decisions = excluded.decisions, number = excluded.number,
      lines = case when excluded.lines = '[]' then s.lines else excluded.lines end,
      asked_at = coalesce(excluded.asked_at, s.asked_at), due_at = excluded.due_at,
      decision = excluded.decision, decided_at = excluded.decided_at, comment = excluded.comment, via = excluded.via,
      ip = coalesce(excluded.ip, s.ip), user_agent = coalesce(excluded.user_agent, s.user_agent)
    where s.state <> excluded.state or s.is_frozen <> excluded.is_frozen or s.due_at is distinct from excluded.due_at
      or s.number is distinct from excluded.number or s.decisions <> excluded.decisions`.execute(db)
}

/** How each seat of a request came to be. */
export async function originsOf(db: Db, requestId: string): Promise<ReadonlyMap<string, SeatOrigin>> {
  const rows = await db
    .selectFrom('approval_seat')
    .select(['seat_key', 'origin'])
    .where('request_id', '=', requestId)
    .execute()
  return new Map(rows.map(row => [row.seat_key, row.origin]))
}
