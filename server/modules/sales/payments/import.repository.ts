import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { moneyText, type Centavos } from '@contract/kernel/money'
import type { Candidate } from '@contract/modules/sales/payment-match.rules'
import type { Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { LockedSale } from '@server/modules/sales/payments/collected-sums.repository'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A report that was taken in and stands. */
export async function findImported(db: Db, hashes: readonly string[], access: Condition) {
  return db
    .selectFrom('payment_import')
    .leftJoin('app_user', 'app_user.id', 'payment_import.imported_by')
    .select([
      'payment_import.row_count as count',
      'payment_import.created_at as at',
      'app_user.full_name as by',
    ])
    .where('payment_import.file_hash', 'in', [...hashes])
    .where('payment_import.reversed_at', 'is', null)
    .where(access)
    .orderBy('payment_import.created_at')
    .executeTakeFirst()
}

export type ImportKeys = {
  sale_nos: readonly string[]
  unit_codes: readonly string[]
  projects: readonly string[]
}

/** Every sale that a line could be about, whatever became of it: what is over is told as that. */
export async function findCandidates(
  db: Db,
  told: ImportKeys,
  access: Condition,
): Promise<(Candidate & { status: string })[]> {
  const { rows } = await sql<Candidate & { status: string }>`
    select sale.id, sale.sale_no, sale.unit_code, p.code as project_code, p.name as project_name, sale.buyer_name,
      sale.status
    from sale join project p on p.id = sale.project_id
    where sale.sale_no is not null and ${access} and (
      regexp_replace(lower(sale.sale_no), '[^[:alnum:]]', '', 'g') = any (${[...told.sale_nos]}::text[])
      or regexp_replace(lower(sale.unit_code), '[^[:alnum:]]', '', 'g') = any (${[...told.unit_codes]}::text[])
      or lower(p.code) = any (${[...told.projects]}::text[]) or lower(p.name) = any (${[...told.projects]}::text[]))
    order by sale.sale_no`.execute(db)
  return rows
}

export type KnownPayment = {
  sale_id: string
  developer_id: string
  receipt: string | null
  paid_on: string
  amount: string
  mode: string
}

/** What stands of these sales already, and the receipts of a line wherever they are. */
export async function findKnown(
  db: Db,
  saleIds: readonly string[],
  receipts: readonly string[],
): Promise<KnownPayment[]> {
  const { rows } = await sql<KnownPayment>`
    select p.sale_id, s.developer_id, upper(p.developer_or_no) as receipt, p.paid_on::text, p.amount::text, p.mode
    from buyer_payment p join sale s on s.id = p.sale_id
    where p.bounced_on is null and p.reversed_on is null
      and (p.sale_id = any (${[...saleIds]}::uuid[]) or upper(p.developer_or_no) = any (${[...receipts]}::text[]))`.execute(
    db,
  )
  return rows
}

export async function insertImport(
  db: Db,
  batch: {
    sale: Pick<LockedSale, 'ou_id'>
    file_name: string
    file_hash: string
    row_count: number
    left_out: number
    total: Centavos
    by: string
  },
): Promise<string> {
  const { sale, total, by, ...rest } = batch
  const { id } = await db
    .insertInto('payment_import')
    .values({
      ...rest,
      ou_id: sale.ou_id,
      total_amount: moneyText(total),
      imported_by: by,
      created_by: by,
      updated_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function lockImport(db: Db, id: string, access: Condition) {
  return db
    .selectFrom('payment_import')
    .selectAll()
    .where('id', '=', id)
    .where(access)
    .forUpdate()
    .executeTakeFirst()
}

/** What of an import is still in the sums, or would come into them. */
export async function findOfImport(db: Db, id: string) {
  return db
    .selectFrom('buyer_payment')
    .select(['id', 'sale_id'])
    .where('import_batch_id', '=', id)
    .where('reversed_on', 'is', null)
    .where('bounced_on', 'is', null)
    .orderBy('id')
    .execute()
}

export async function closeImport(db: Db, id: string, by: string, reason: string): Promise<void> {
  await db
    .updateTable('payment_import')
    .set({ reversed_at: NOW, reversed_by: by, reverse_reason: reason })
    .where('id', '=', id)
    .execute()
}
