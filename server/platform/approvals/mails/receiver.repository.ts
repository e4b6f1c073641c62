import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@contract/kernel/locales'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { DocumentType } from '@contract/kernel/document-types'
import type { Receiver } from '@server/platform/mail/write-mail'
import type { Db } from '@server/platform/db/database'

/** Who may put a link out is told when one was used by the wrong hands. */
const HEARS_ALARMS: PermissionCode = 'approval.link.revoke'

/** In the language of the account; without one, in the portal's own. */
export async function localeOfPerson(db: Db, { user_id }: { user_id: string | null }): Promise<Locale> {
  if (user_id === null) return DEFAULT_LOCALE
  const user = await db.selectFrom('app_user').select('locale').where('id', '=', user_id).executeTakeFirst()
  return isLocale(user?.locale) ? user.locale : DEFAULT_LOCALE
}

export async function administratorsOf(db: Db, ouId: string): Promise<Receiver[]> {
  const { rows } = await sql<{ name: string; email: string; locale: string }>`
    select distinct u.email, u.locale, u.full_name as name
    from app_user u
      join user_role ur on ur.user_id = u.id
        and ${TODAY} between ur.valid_from and coalesce(ur.valid_to, 'infinity'::date)
      join role_permission rp on rp.role_id = ur.role_id
      join permission p on p.id = rp.permission_id
    where u.status = 'active' and p.code = ${HEARS_ALARMS} and (rp.scope = 'all' or u.ou_id = ${ouId})
    order by u.email`.execute(db)
  return rows.map(row => ({ ...row, locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE }))
}

/** How many requests wait for somebody who reads them in the portal. */
export async function countWaiting(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from approval_seat s join approval_request r on r.id = s.request_id
    where s.user_id = ${userId} and s.state = 'active' and r.status = 'pending'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Somebody who reads requests in the portal. */
export type Account = { user_id: string; name: string; email: string }
export type Requests = { type: DocumentType; ids: readonly string[] }

/** Whoever has an account and is asked about one of these: about how many, and one of them. */
export async function askedAbout(
  db: Db,
  { type, ids }: Requests,
): Promise<(Account & { count: number; one_id: string })[]> {
  const { rows } = await sql<Account & { count: number; one_id: string }>`
    select user_id, name, email, count(distinct subject_id)::int as count, min(subject_id::text) as one_id
    from approval_seat
    where doc_type = ${type} and subject_id = any (${ids}::uuid[]) and state = 'active' and user_id is not null
    group by user_id, name, email order by email`.execute(db)
  return rows
}
