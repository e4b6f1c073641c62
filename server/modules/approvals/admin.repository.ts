import { sql } from 'kysely'
import type {
  ApprovalRequestDetail,
  ApprovalRequestItem,
} from '@contract/modules/approvals/approval-admin.calls'
import type { Actor } from '@server/platform/access/actor'
import { unitIdsOf } from '@server/platform/access/actor'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'

type RequestFilter = { show: 'pending' | 'frozen' | 'overdue'; search: string }

/** What an administrator sees of a request: how it stands, nothing of what it is about. */
const ITEM = sql`json_build_object('id', r.id, 'ou_id', r.ou_id, 'doc_type', r.doc_type, 'subject_id', r.subject_id,
  'number', r.number, 'requester_name', r.requester_name, 'requested_at', ${utcText('r.requested_at')},
  'amount', r.amount::text, 'status', r.status, 'is_frozen', r.is_frozen, 'row_version', r.row_version,
  'waits_for', (select coalesce(json_agg(s.name order by s.seat_key), '[]') from approval_seat s
    where s.request_id = r.id and s.state = 'active'),
  'due_at', (select ${utcText(sql`min(s.due_at)`)} from approval_seat s where s.request_id = r.id and s.state = 'active'))`

/** Where the actor holds the right: company-wide, or in units of theirs. */
function inUnits(actor: Actor) {
  if (actor.allUnits && actor.activeUnitId === null) return sql`true`
  return sql`r.ou_id = any (${unitIdsOf(actor)}::uuid[])`
}

const SHOWN = {
  pending: sql`r.status = 'pending'`,
  frozen: sql`r.status = 'pending' and r.is_frozen`,
  overdue: sql`r.status = 'pending' and exists (select from approval_seat s
    where s.request_id = r.id and s.state = 'active' and s.due_at < ${NOW})`,
}

export async function requestsFor(
  db: Db,
  actor: Actor,
  { show, search }: RequestFilter,
): Promise<ApprovalRequestItem[]> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ one: ApprovalRequestItem }>`
    select ${ITEM} as one from approval_request r
    where ${SHOWN[show]} and ${inUnits(actor)} and (r.requester_name ilike ${like} or r.number ilike ${like})
    order by r.requested_at, r.id limit 200`.execute(db)
  return rows.map(row => row.one)
}

export async function requestDetail(
  db: Db,
  actor: Actor,
  id: string,
): Promise<Omit<ApprovalRequestDetail, 'steps'> | null> {
  const { rows } = await sql<{ one: ApprovalRequestItem; seats: never; links: never }>`
    select ${ITEM} as one,
      (select coalesce(json_agg(json_build_object('id', s.id, 'seat_key', s.seat_key, 'step_key', s.step_key,
        'name', s.name, 'email', s.email, 'stands_in_for', s.stands_in_for, 'state', s.state,
        'asked_at', ${utcText('s.asked_at')}, 'decided_at', ${utcText('s.decided_at')})
        order by s.round, s.seq, s.seat_key), '[]') from approval_seat s where s.request_id = r.id) as seats,
      (select coalesce(json_agg(json_build_object('id', l.id, 'purpose', l.purpose, 'step_key', l.step_key,
        'name', l.name, 'email', l.email, 'issued_at', ${utcText('l.issued_at')},
        'expires_at', ${utcText('l.expires_at')}, 'opened_at', ${utcText('l.opened_at')},
        'used_at', ${utcText('l.used_at')}, 'revoked_at', ${utcText('l.revoked_at')},
        'revoked_reason', l.revoked_reason) order by l.issued_at desc), '[]')
        from approval_link l where l.request_id = r.id) as links
    from approval_request r where r.id = ${id} and ${inUnits(actor)}`.execute(db)
  const [found] = rows
  return found ? { ...found.one, seats: found.seats, links: found.links } : null
}

export async function seatKeyOf(db: Db, requestId: string, seatId: string): Promise<string | null> {
  const row = await db
    .selectFrom('approval_seat')
    .select('seat_key')
    .where('id', '=', seatId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row?.seat_key ?? null
}

export type LinkOfRequest = { request_id: string; seat: string | null; purpose: string }

export async function requestOfLink(db: Db, linkId: string): Promise<LinkOfRequest | null> {
  const row = await db
    .selectFrom('approval_link')
    .select(['request_id', 'seat', 'purpose'])
    .where('id', '=', linkId)
    .executeTakeFirst()
  return row ?? null
}

export async function revokeOne(db: Db, linkId: string, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('approval_link')
    .set({ revoked_at: NOW, revoked_by: userId, revoked_reason: 'administrator' })
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
