import { sql } from 'kysely'
import { DEFAULT_LOCALE, isLocale } from '@contract/kernel/locales'
import type { Db } from '@server/platform/db/database'
import type { Receiver } from '@server/platform/mail/write-mail'

/** Of his account, or of his employment where he has none; null where neither has an address. */
export async function findPayeeAddress(db: Db, sellerId: string): Promise<Receiver | null> {
  const { rows } = await sql<{ name: string; email: string | null; locale: string | null }>`
    select p.display_name as name, coalesce(u.email, nullif(e.email, '')) as email, u.locale
    from seller_profile p left join employee e on e.id = p.employee_id
      left join app_user u on u.id = e.user_id and u.status = 'active'
    where p.id = ${sellerId}`.execute(db)
  const [row] = rows
  if (!row?.email) return null
  return { name: row.name, email: row.email, locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE }
}
