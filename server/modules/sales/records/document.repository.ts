import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { DocumentGiver, DocumentKeeper } from '@contract/selling/requirements.rules'
import type { MoreFile } from '@contract/selling/document-files'
import type { BuyersPaper } from '@contract/modules/sales/sale-papers.rules'
import type { MANDATORY_FOR, SaleDocumentStatus } from '@contract/selling/sale-words'
import type { WaitingSalePaper } from '@contract/modules/sales/sale.views'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'
import { moreFilesOf } from '@server/platform/files/document-file.repository'

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
      and (d.status <> 'verified' or d.valid_to < ${TODAY})`.execute(db)
  return rows[0]?.count ?? 0
}

export type ShownDocument = {
  id: string
  requirement_id: string
  code: string
  name: string
  mandatory_for: Stage
  from_whom: DocumentGiver
  kept_with: DocumentKeeper
  buyer_id: string
  buyer_name: string
  buyer_document_id: string | null
  status: SaleDocumentStatus
  attachment_id: string | null
  file_name: string | null
  due_date: string | null
  valid_to: string | null
  verified_by: string | null
  verified_at: string | null
  reject_reason: string | null
  mime: string | null
  more_files: MoreFile[]
  asks_valid_to: boolean
  updated_by: string | null
  row_version: number
}

/** A paper that the buyer keeps is told with its own file and its own verifier. */
export async function findDocuments(db: Db, saleId: string): Promise<ShownDocument[]> {
  const { rows } = await sql<ShownDocument>`
    select d.id, d.requirement_id, r.code, r.name, r.mandatory_for, r.from_whom, r.kept_with, d.buyer_id,
      p.full_name as buyer_name, d.buyer_document_id, d.attachment_id, f.file_name, d.due_date, d.valid_to,
      case when d.status = 'verified' and d.valid_to < ${TODAY} then 'expired'
        else d.status end as status,
      u.full_name as verified_by, d.verified_at, d.reject_reason, f.mime,
      ${moreFilesOf(sql`f.id`)} as more_files, r.asks_valid_to, d.updated_by, d.row_version
    from sale_document d join document_requirement r on r.id = d.requirement_id
      join buyer p on p.id = d.buyer_id
      left join buyer_document b on b.id = d.buyer_document_id
      left join stored_file f on f.id = coalesce(b.attachment_id, d.attachment_id)
      left join app_user u on u.id = case when d.status = 'verified' then coalesce(d.verified_by, b.verified_by) end
      left join co_buyer c on c.sale_id = d.sale_id and c.buyer_id = d.buyer_id
    where d.sale_id = ${saleId}
    order by array_position(array['reservation', 'booking', 'takeout'], r.mandatory_for), coalesce(c.seq, 0), r.sort,
      r.code`.execute(db)
  return rows
}

/** Handed in by somebody else; what is kept with the buyer is decided there. */
export async function findWaitingPapers(
  db: Db,
  access: Condition,
  { userId, saleId, most }: { userId: string; saleId: string | undefined; most: number },
): Promise<WaitingSalePaper[]> {
  const { rows } = await sql<{ row: WaitingSalePaper }>`select to_json(one) as row from (
    select d.id, d.sale_id, sale.sale_no, r.name, p.full_name as buyer_name,
      ${utcText('d.updated_at')} as handed_in_at, d.attachment_id, f.file_name, f.mime,
      ${moreFilesOf(sql`f.id`)} as more_files, d.row_version
    from sale_document d join sale on sale.id = d.sale_id join document_requirement r on r.id = d.requirement_id
      join buyer p on p.id = d.buyer_id join stored_file f on f.id = d.attachment_id
    where d.status = 'submitted' and d.buyer_document_id is null and d.updated_by is distinct from ${userId}::uuid
      and sale.status in ('reserved', 'booked') and ${saleId ? sql`sale.id = ${saleId}` : sql`true`} and ${access}
    order by d.updated_at, d.id limit ${most}) one`.execute(db)
  return rows.map(({ row }) => row)
}

export async function findLines(db: Db, saleId: string): Promise<StoredDocument[]> {
  return db.selectFrom('sale_document').selectAll().where('sale_id', '=', saleId).execute()
}

type Sale = { id: string; ou_id: string }

export async function addLines(
  db: Db,
  { id: sale_id, ou_id }: Sale,
  lines: readonly ({ buyer_id: string; requirement_id: string; due_date: string } & BuyersPaper)[],
): Promise<void> {
  if (lines.length === 0) return
  await db
    .insertInto('sale_document')
    .values(
      lines.map(line => ({
        ...line,
        ou_id,
        sale_id,
        attachment_id: null,
        verified_by: null,
        created_by: null,
        updated_by: null,
        verified_at: line.status === 'verified' ? NOW : null,
      })),
    )
    .execute()
}

/** Whoever is no party of the sale any more is asked for nothing. */
export async function removeLinesOfOthers(
  db: Db,
  saleId: string,
  parties: readonly string[],
): Promise<number> {
  const removed = await db
    .deleteFrom('sale_document')
    .where('sale_id', '=', saleId)
    .where('buyer_id', 'not in', [...parties])
    .returning('id')
    .execute()
  return removed.length
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
  await db.updateTable('sale_document').set(values).where('id', '=', id).execute()
}

/** Files that were attached to this very sale, and to no other. */
export async function areOfSale(db: Db, saleId: string, fileIds: readonly string[]): Promise<boolean> {
  const rows = await db
    .selectFrom('stored_file')
    .select('id')
    .where('id', 'in', [...fileIds])
    .where('owner_type', '=', 'sale')
    .where('owner_id', '=', saleId)
    .execute()
  return rows.length === fileIds.length
}

/** Complete from the moment the last one was verified; not any more when one is missing again. */
export async function noteCompleteness(db: Db, saleId: string, isComplete: boolean): Promise<void> {
  await sql`update sale set documents_complete_at = case when ${isComplete} then coalesce(documents_complete_at, ${NOW}) end
    where id = ${saleId} and (documents_complete_at is not null) <> ${isComplete}`.execute(db)
}

export async function nameOfPaper(db: Db, requirementId: string): Promise<string> {
  const row = await db
    .selectFrom('document_requirement')
    .select('name')
    .where('id', '=', requirementId)
    .executeTakeFirst()
  return row?.name ?? ''
}
