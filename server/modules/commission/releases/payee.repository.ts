import { sql } from 'kysely'
import type { LicensedPayee } from '@contract/modules/commission/payee.rules'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
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

/** Until when the broker `b` is licensed, for a seller `p` who has no licence of his own. */
export const BROKER_VALID_TO = sql`(case when p.prc_license_no is null then b.prc_valid_to end)`

/** What is paid is withheld, and refused, by these. */
export async function findPayee(db: Db, sellerId: string): Promise<PayeeRow> {
  return payeeOf(await findPayees(db, [sellerId]), sellerId)
}

/** Of several at once, by their ids. */
export async function findPayees(db: Db, sellerIds: readonly string[]): Promise<Map<string, PayeeRow>> {
  const { rows } = await sql<PayeeRow>`
    select p.id, p.display_name as name, p.status, p.payee_kind, p.is_vat_registered, p.sworn_declaration_on_file,
      p.sworn_declaration_year, p.expected_gross::text, p.prc_valid_to::text, p.accreditation_valid_to::text,
      ${BROKER_VALID_TO}::text as broker_valid_to, p.employee_id, e.user_id,
      p.payout_bank_id is not null and p.payout_account_no_hash is not null as has_account
    from seller_profile p left join seller_profile b on b.id = p.supervising_broker_id
      left join employee e on e.id = p.employee_id
    where p.id = any (${sellerIds}::uuid[])`.execute(db)
  return new Map(rows.map(payee => [payee.id, payee]))
}

export function payeeOf(payees: ReadonlyMap<string, PayeeRow>, sellerId: string): PayeeRow {
  const payee = payees.get(sellerId)
  if (!payee) throw notFound()
  return payee
}

/** Paid to each in a year up to now, in all units, before tax; who was paid nothing is not among them. */
export async function findPaidInYear(
  db: Db,
  sellerIds: readonly string[],
  year: number,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ seller_id: string; gross: string }>`
    select seller_id, sum(base)::numeric(16,2)::text as gross from commission_tax
    where seller_id = any (${sellerIds}::uuid[])
      and paid_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31) group by seller_id`.execute(
    db,
  )
  return new Map(rows.map(({ seller_id, gross }) => [seller_id, gross]))
}

export type PayoutChange = { by: string | null; hours: number }

/** Who changed the account of each payee last, and how many hours ago. */
export async function findPayoutChanges(
  db: Db,
  sellerIds: readonly string[],
): Promise<Map<string, PayoutChange>> {
  const { rows } = await sql<PayoutChange & { seller_id: string }>`
    select distinct on (seller_id) seller_id, created_by as by,
      (extract(epoch from ${NOW} - created_at) / 3600)::float8 as hours
    from payout_change where seller_id = any (${sellerIds}::uuid[])
    order by seller_id, created_at desc`.execute(db)
  return new Map(rows.map(({ seller_id, ...change }) => [seller_id, change]))
}

/** In one order, so that two who pay several wait for each other instead of stopping each other. */
export async function lockPayees(db: Db, sellerIds: readonly string[]): Promise<void> {
  await sql`select from seller_profile where id = any (${sellerIds}::uuid[]) order by id for no key update`.execute(
    db,
  )
}
