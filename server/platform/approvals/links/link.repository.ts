import { sql, type Insertable, type Selectable } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { RevokeReason } from '@contract/approvals/approval-state.rules'
import type { ApprovalLinkTable } from '@server/platform/db/approval-links.tables'
import type { Db } from '@server/platform/db/database'

export type LinkRow = Selectable<ApprovalLinkTable>
type NewLink = Insertable<ApprovalLinkTable>

export async function insertLink(db: Db, link: NewLink): Promise<string> {
  const { id } = await db.insertInto('approval_link').values(link).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function linkWithToken(db: Db, tokenHash: Buffer): Promise<LinkRow | undefined> {
  return db.selectFrom('approval_link').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

export async function lockLink(db: Db, id: string): Promise<LinkRow> {
  return db.selectFrom('approval_link').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

type Revocation = {
  requestId: string
  seats: readonly string[]
  reason: RevokeReason | 'reissued'
  /** The link that was made instead of them; it stays. */
  by?: string
}

/** Those that could still decide, of some seats; the ids of what was revoked. */
export async function revokeSeatLinks(
  db: Db,
  { requestId, seats, reason, by }: Revocation,
): Promise<string[]> {
  if (seats.length === 0) return []
  const rows = await db
    .updateTable('approval_link')
    .set({
      revoked_at: NOW,
      revoked_by: sql<string | null>`app_user_id()`,
      revoked_reason: reason,
      superseded_by: by ?? null,
    })
    .where('request_id', '=', requestId)
    .where('purpose', '=', 'decide')
    .where('seat', 'in', seats)
    .where('revoked_at', 'is', null)
    .$if(by !== undefined, query => query.where('id', '<>', by ?? ''))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Of the one who asks: asked anew, the older ones end. */
export async function revokeStatusLinks(
  db: Db,
  { requestId, reason, by }: { requestId: string; reason: 'reissued'; by: string },
): Promise<void> {
  await db
    .updateTable('approval_link')
    .set({ revoked_at: NOW, revoked_reason: reason, superseded_by: by })
    .where('request_id', '=', requestId)
    .where('purpose', '=', 'view_status')
    .where('revoked_at', 'is', null)
    .where('id', '<>', by)
    .execute()
}

/** When somebody was sent new links on asking, for the limit of a day. */
export async function newLinksSent(db: Db, requestId: string, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('approval_link')
    .select('issued_at')
    .where('request_id', '=', requestId)
    .where('email', '=', email)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('approval_link as older')
          .select('older.id')
          .whereRef('older.superseded_by', '=', 'approval_link.id')
          .where('older.revoked_reason', '=', 'reissued'),
      ),
    )
    .execute()
  return rows.map(({ issued_at }) => new Date(issued_at).toISOString())
}

export async function markUsed(db: Db, linkId: string): Promise<void> {
  await db
    .updateTable('approval_link')
    .set({ used_at: NOW, otp_hash: null, otp_nonce: null })
    .where('id', '=', linkId)
    .execute()
}

/**
 * Whoever is gone decides nothing more, from the moment of going: an account put out or with another address, an entry
 * of the approver list that ended, an employment that did. The engine asks somebody else soon after.
 */
export async function standsNoMore(db: Db, person: Pick<LinkRow, 'user_id' | 'email'>): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    with today as (select ${TODAY} as day),
    listed as (
      select a.is_active and a.valid_from <= day and coalesce(a.valid_to >= day, true) as holds
      from approver a, today where lower(a.email) = lower(${person.email})
      union all
      select e.is_active from employee e where lower(e.email) = lower(${person.email})
    )
    select case when ${person.user_id}::uuid is not null
      then not exists (select from app_user u
        where u.id = ${person.user_id}::uuid and u.status = 'active' and lower(u.email) = lower(${person.email}))
      else not coalesce((select bool_or(holds) from listed), true)
      end as gone`.execute(db)
  return rows[0]?.gone ?? true
}

export async function revokeLink(db: Db, id: string, reason: 'reissued'): Promise<void> {
  await db
    .updateTable('approval_link')
    .set({ revoked_at: NOW, revoked_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Until when somebody who is asked can still decide by a link that was mailed to them. */
export async function livingUntil(db: Db, requestId: string, seat: string): Promise<string | null> {
  const { rows } = await sql<{ until: string | null }>`
    select to_json(max(expires_at))#>>'{}' as until from approval_link
    where request_id = ${requestId} and seat = ${seat} and purpose = 'decide' and revoked_at is null
      and expires_at > ${NOW}`.execute(db)
  return rows[0]?.until ?? null
}
