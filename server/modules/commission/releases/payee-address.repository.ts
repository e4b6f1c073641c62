import { sql } from 'kysely'
import { DEFAULT_LOCALE, isLocale } from '@contract/kernel/locales'
import type { Db } from '@server/platform/db/database'
import type { Receiver } from '@server/platform/mail/write-mail'

/** Of his account, or of his employment where he has none; null where neither has an address. */
export async function findPayeeAddress(db: Db, sellerId: string): Promise<Receiver | null> {
  return (await findPayeeAddresses(db, [sellerId])).get(sellerId) ?? null
}

type FoundAddress = { id: string; name: string; email: string | null; locale: string | null }

/** Of several at once; who has no address is not among them. */
export async function findPayeeAddresses(
  db: Db,
  sellerIds: readonly string[],
): Promise<Map<string, Receiver>> {
  const { rows } = await sql<FoundAddress>`
    select p.id, p.display_name as name, coalesce(u.email, nullif(e.email, '')) as email, u.locale
    from seller_profile p left join employee e on e.id = p.employee_id
      left join app_user u on u.id = e.user_id and u.status = 'active'
    where p.id = any (${sellerIds}::uuid[])`.execute(db)
  return new Map(
    rows.flatMap(({ id, name, email, locale }) =>
      email ? [[id, { name, email, locale: isLocale(locale) ? locale : DEFAULT_LOCALE }] as const] : [],
    ),
  )
}
