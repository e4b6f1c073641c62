import { sql } from 'kysely'
import type { LicensedPayee } from '@contract/modules/commission/payee.rules'
import type { Db } from '@server/platform/db/database'
import { databaseNow } from '@server/platform/db/database-now'
import { notFound } from '@server/platform/http/problems'

export type PayeeRow = LicensedPayee & {
  id: string
  name: string
  payee_kind: 'individual' | 'corporation'
  is_vat_registered: boolean
  sworn_declaration_on_file: boolean
  sworn_declaration_year: number | null
  expected_gross: string | null
  employee_id: string | null
  user_id: string | null
  has_account: boolean
}

export const BROKER_VALID_TO = sql`case when p.prc_license_no is null then b.prc_valid_to::text end`

/** What is paid is withheld, and refused, by these. */
export async function findPayee(db: Db, sellerId: string): Promise<PayeeRow> {
  const { rows } = await sql<PayeeRow>`
    select p.id, p.display_name as name, p.status, p.payee_kind, p.is_vat_registered, p.sworn_declaration_on_file,
      p.sworn_declaration_year, p.expected_gross::text, p.prc_valid_to::text, p.accreditation_valid_to::text,
      ${BROKER_VALID_TO} as broker_valid_to, p.employee_id, e.user_id,
      p.payout_bank_id is not null and p.payout_account_no_hash is not null as has_account
    from seller_profile p left join seller_profile b on b.id = p.supervising_broker_id
      left join employee e on e.id = p.employee_id
    where p.id = ${sellerId}`.execute(db)
  const [payee] = rows
  if (!payee) throw notFound()
  return payee
}

/** Paid to him in a year up to now, in all units, before tax. */
export async function findPaidInYear(db: Db, sellerId: string, year: number): Promise<string> {
  const { rows } = await sql<{ gross: string }>`
    select coalesce(sum(base), 0)::numeric(16,2)::text as gross from commission_tax
    where seller_id = ${sellerId} and paid_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`.execute(
    db,
  )
  return rows[0]?.gross ?? '0.00'
}

/** Who changed the account of a payee last, and how many hours ago. */
export async function findPayoutChange(
  db: Db,
  sellerId: string,
): Promise<{ by: string | null; hours: number } | null> {
  const { rows } = await sql<{ by: string | null; hours: number }>`
    select created_by as by, (extract(epoch from ${databaseNow} - created_at) / 3600)::float8 as hours
    from payout_change where seller_id = ${sellerId} order by created_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function lockPayee(db: Db, sellerId: string): Promise<void> {
  await sql`select from seller_profile where id = ${sellerId} for no key update`.execute(db)
}
