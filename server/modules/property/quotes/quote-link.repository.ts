import { sql } from 'kysely'
import { NOW, ZONE } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'
import { QUOTE, type StoredQuote } from '@server/modules/property/quotes/quote.repository'

export type LinkedQuote = StoredQuote & {
  link_over: boolean
  /** As one speaks of a person, not as lists sort. */
  seller_spoken: string
  seller_user_id: string | null
  seller_mobile: string | null
  seller_email: string
  lead_id: string | null
  interested_at: string | null
}

export async function findByToken(db: Db, hash: Buffer): Promise<LinkedQuote | null> {
  const { rows } = await sql<LinkedQuote>`
    select ${QUOTE}, unit_quote.lead_id, ${utcText('unit_quote.interested_at')} as interested_at,
      (l.revoked_at is not null or unit_quote.link_expires_at <= ${NOW}) as link_over,
      concat_ws(' ', e.first_name, e.last_name) as seller_spoken, e.mobile as seller_mobile, e.email as seller_email,
      e.user_id as seller_user_id
    from unit_quote join unit_quote_link l on l.quote_id = unit_quote.id
      join employee e on e.id = unit_quote.seller_employee_id
    where l.token_hash = ${hash}`.execute(db)
  return rows[0] ?? null
}

/** One more of them; those before it stay. Answers until when they open the quote. */
export async function addLink(
  db: Db,
  quoteId: string,
  hash: Buffer,
  daysAfter: number,
): Promise<{ expires_at: string; row_version: number }> {
  await db.insertInto('unit_quote_link').values({ quote_id: quoteId, token_hash: hash }).execute()
  const { rows } = await sql<{ expires_at: string; row_version: number }>`
    update unit_quote set link_revoked_at = null, updated_by = app_user_id(),
      link_expires_at = (valid_until + ${daysAfter}::int + 1)::timestamp at time zone ${ZONE}
    where id = ${quoteId} returning ${utcText('link_expires_at')} as expires_at, row_version`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the quote is gone')
  return row
}

/** The database ends every link with it. */
export async function revokeLinks(db: Db, quoteId: string): Promise<void> {
  await sql`update unit_quote set link_revoked_at = ${NOW}, updated_by = app_user_id() where id = ${quoteId}`.execute(
    db,
  )
}

export async function noteOpened(db: Db, quoteId: string): Promise<void> {
  await sql`update unit_quote set open_count = open_count + 1, last_opened_at = ${NOW} where id = ${quoteId}`.execute(
    db,
  )
}

export async function noteInterest(
  db: Db,
  quoteId: string,
  said: { contact: string | null; note: string | null },
): Promise<void> {
  await sql`update unit_quote set interested_at = ${NOW}, interest_contact = ${said.contact},
    interest_note = ${said.note} where id = ${quoteId}`.execute(db)
}

/** The newest picture of the house that stands there; the first that anybody added would age. */
export async function findPicture(db: Db, unitId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select f.id from property_unit u join stored_file f on f.owner_id = u.house_model_id
    where u.id = ${unitId} and f.owner_type = 'house_model' and f.mime in ('image/jpeg', 'image/png', 'image/webp')
      and not f.is_confidential and f.check_state in ('none', 'clean')
    order by f.created_at desc, f.id limit 1`.execute(db)
  return rows[0]?.id ?? null
}
