import { sql } from 'kysely'
import type { LinkRow } from '@server/platform/approvals/links/link.repository'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

const KEY = /^approval-(link|code):([0-9a-f-]{36})(?::(\d+))?$/

/** The link that a mail carries, by the mail's own key. */
export async function linkOfMail(db: Db, dedupeKey: string | null): Promise<LinkRow | undefined> {
  const [, kind, id] = KEY.exec(dedupeKey ?? '') ?? []
  if (kind !== 'link' || !id) return undefined
  return db.selectFrom('approval_link').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Asked just before a mail leaves: whether what it opens still opens. One that names no link goes out in any case. */
export async function isStillCurrent(db: Db, dedupeKey: string | null): Promise<boolean> {
  const [, kind, id = '', sentAt = ''] = KEY.exec(dedupeKey ?? '') ?? []
  if (!kind) return true
  const { rows } = await sql<{ holds: boolean; code_sent_at: Date | null; code_holds: boolean }>`
    select revoked_at is null and expires_at > ${NOW} and (purpose <> 'decide' or used_at is null) as holds,
      otp_sent_at as code_sent_at,
      coalesce(otp_hash is not null
        and otp_sent_at > ${NOW} - make_interval(mins => (select code_minutes from link_rule)), false) as code_holds
    from approval_link where id = ${id}`.execute(db)
  const [link] = rows
  if (!link?.holds) return false
  return kind === 'link' || (link.code_holds && String(new Date(link.code_sent_at ?? 0).getTime()) === sentAt)
}
