import { sql } from 'kysely'
import type { MANDATORY_FOR, SaleDocumentStatus } from '@contract/modules/sales/sale-words'
import type { Db } from '@server/platform/db/database'
import type { RequiredDocument } from '@server/platform/selling/buyer-port'

type Stage = (typeof MANDATORY_FOR)[number]
/** What an earlier stage asks for, each later one asks for too. */
const UP_TO: Record<Stage, readonly Stage[]> = {
  reservation: ['reservation'],
  booking: ['reservation', 'booking'],
  takeout: ['reservation', 'booking', 'takeout'],
}

export async function missingDocuments(db: Db, saleId: string, stage: Stage): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sale_document d join document_requirement r on r.id = d.requirement_id
    where d.sale_id = ${saleId} and r.mandatory_for = any (${[...UP_TO[stage]]}::text[])
      and (d.status <> 'verified' or d.valid_to < (now() at time zone 'Asia/Manila')::date)`.execute(db)
  return rows[0]?.count ?? 0
}

export type ShownDocument = {
  id: string
  requirement_id: string
  code: string
  name: string
  mandatory_for: Stage
  status: SaleDocumentStatus
  attachment_id: string | null
  file_name: string | null
  due_date: string | null
  valid_to: string | null
  verified_by: string | null
  verified_at: string | null
  reject_reason: string | null
  row_version: number
}

export async function findDocuments(db: Db, saleId: string): Promise<ShownDocument[]> {
  const { rows } = await sql<ShownDocument>`
    select d.id, d.requirement_id, r.code, r.name, r.mandatory_for, d.attachment_id, f.file_name, d.due_date, d.valid_to,
      case when d.status = 'verified' and d.valid_to < (now() at time zone 'Asia/Manila')::date then 'expired'
        else d.status end as status,
      u.first_name || ' ' || u.last_name as verified_by, d.verified_at, d.reject_reason, d.row_version
    from sale_document d join document_requirement r on r.id = d.requirement_id
      left join stored_file f on f.id = d.attachment_id left join app_user u on u.id = d.verified_by
    where d.sale_id = ${saleId}
    order by array_position(array['reservation', 'booking', 'takeout'], r.mandatory_for), r.sort, r.code`.execute(
    db,
  )
  return rows
}

/** A checklist only grows and learns: what was handed in with the sale stays. */
export async function writeChecklist(
  db: Db,
  sale: { id: string; ou_id: string; due_date: string },
  required: readonly RequiredDocument[],
): Promise<void> {
  for (const { requirement_id, buyer_document_id, valid_to } of required) {
    await sql`
      insert into sale_document (ou_id, sale_id, requirement_id, due_date, status, buyer_document_id, valid_to, verified_at)
      values (${sale.ou_id}, ${sale.id}, ${requirement_id}, ${sale.due_date},
        ${buyer_document_id ? 'verified' : 'missing'}, ${buyer_document_id}, ${valid_to},
        ${buyer_document_id ? sql`now()` : null})
      on conflict (sale_id, requirement_id) do update set status = excluded.status,
        buyer_document_id = excluded.buyer_document_id, valid_to = excluded.valid_to, verified_at = excluded.verified_at,
        reject_reason = null
      where excluded.buyer_document_id is not null and sale_document.buyer_document_id is distinct from excluded.buyer_document_id`.execute(
      db,
    )
  }
}

export async function lockDocument(db: Db, saleId: string, id: string) {
  return db
    .selectFrom('sale_document')
    .selectAll()
    .where('sale_id', '=', saleId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
export type StoredDocument = NonNullable<Awaited<ReturnType<typeof lockDocument>>>

export async function moveDocument(db: Db, id: string, values: Partial<StoredDocument>): Promise<void> {
  await db
    .updateTable('sale_document')
    .set(values as never)
    .where('id', '=', id)
    .execute()
}

/** A file that was attached to this very sale, and to no other. */
export async function isOfSale(db: Db, saleId: string, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', fileId)
    .where('owner_type', '=', 'sale')
    .where('owner_id', '=', saleId)
    .executeTakeFirst()
  return row !== undefined
}

/** Complete from the moment the last one was verified; not any more when one is missing again. */
export async function noteCompleteness(db: Db, saleId: string, isComplete: boolean): Promise<void> {
  await sql`update sale set documents_complete_at = case when ${isComplete} then coalesce(documents_complete_at, now()) end
    where id = ${saleId} and (documents_complete_at is not null) <> ${isComplete}`.execute(db)
}
