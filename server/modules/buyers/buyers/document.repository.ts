import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { BuyerDocument, WaitingDocument } from '@contract/modules/buyers/buyer.calls'
import type { Requirement } from '@contract/selling/requirements.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'
import { moreFilesOf } from '@server/platform/files/document-file.repository'

/** That a paper has run out is seen when it is looked at: nobody has to come by in time to write it down. */
const COLUMNS = sql`d.id, d.buyer_id, d.kind,
  coalesce((select r.name from document_requirement r where r.code = d.kind order by r.is_active desc, r.project_id nulls first limit 1), d.kind) as name,
  case when d.status = 'verified' and d.valid_to < ${TODAY} then 'expired' else d.status end as status,
  d.valid_to, ${utcText('d.created_at')} as created_at, ${utcText('d.verified_at')} as verified_at,
  adder.full_name as added_by, verifier.full_name as verified_by, d.reject_reason,
  f.file_name, f.mime, f.size_bytes::int as size_bytes,
  ${moreFilesOf(sql`d.attachment_id`)} as more_files, d.row_version`

const TABLES = sql`buyer_document d join stored_file f on f.id = d.attachment_id
  left join app_user adder on adder.id = d.created_by left join app_user verifier on verifier.id = d.verified_by`

export async function findDocuments(db: Db, buyerIds: readonly string[]): Promise<BuyerDocument[]> {
  const { rows } = await sql<{ row: BuyerDocument }>`select to_json(one) as row from (
    select ${COLUMNS} from ${TABLES} where d.buyer_id = any (${[...buyerIds]}::uuid[])
    order by d.created_at desc, d.id desc) one`.execute(db)
  return rows.map(({ row }) => row)
}

export type DocumentRow = BuyerDocument & { attachment_id: string; ou_id: string; created_by: string | null }

/** One of a buyer whom the asker may act on; locked where it is to be changed. */
export async function findDocument(
  db: Db,
  place: { buyerId: string; id: string; access: Condition; forUpdate?: boolean },
): Promise<DocumentRow | null> {
  // Not against checklists of sales that name it meanwhile: they and this would wait for each other.
  if (place.forUpdate)
    await sql`select from buyer_document where id = ${place.id} for no key update`.execute(db)
  const { rows } = await sql<{ row: DocumentRow }>`select to_json(one) as row from (
    select ${COLUMNS}, d.attachment_id, d.ou_id, d.created_by from ${TABLES} join buyer on buyer.id = d.buyer_id
    where d.id = ${place.id} and d.buyer_id = ${place.buyerId} and ${place.access}) one`.execute(db)
  return rows[0]?.row ?? null
}

type WaitingQuery = { userId: string; buyerIds: readonly string[] | undefined; most: number }

/** Uploaded by somebody else and not verified yet, the oldest first; of these buyers where some are named. */
export async function findWaiting(
  db: Db,
  access: Condition,
  { userId, buyerIds, most }: WaitingQuery,
): Promise<WaitingDocument[]> {
  const { rows } = await sql<{ row: WaitingDocument }>`select to_json(one) as row from (
    select ${COLUMNS}, buyer.buyer_no, buyer.full_name as buyer_name,
      exists (select from document_requirement r where r.code = d.kind and r.asks_valid_to and r.is_active) as asks_valid_to
    from ${TABLES} join buyer on buyer.id = d.buyer_id and buyer.ou_id = d.ou_id
    where d.status = 'submitted' and buyer.status = 'active' and d.created_by is distinct from ${userId}::uuid
      and ${buyerIds ? sql`d.buyer_id = any (${[...buyerIds]}::uuid[])` : sql`true`} and ${access}
    order by d.created_at, d.id limit ${most}) one`.execute(db)
  return rows.map(({ row }) => row)
}

export type NewDocument = {
  ou_id: string
  buyer_id: string
  kind: string
  attachment_id: string
  valid_to: string | null
  created_by: string
}

export async function insertDocument(db: Db, document: NewDocument): Promise<string> {
  const { id } = await db
    .insertInto('buyer_document')
    .values({ ...document, updated_by: document.created_by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whoever looks at the document sees that it has changed. */
export async function touchDocument(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('buyer_document').set({ updated_by: userId }).where('id', '=', id).execute()
}

export type Decision = { verified: true; valid_to: string | null } | { verified: false; reason: string }

export async function decideDocument(db: Db, id: string, userId: string, decision: Decision): Promise<void> {
  const told = decision.verified
    ? { status: 'verified' as const, valid_to: decision.valid_to, reject_reason: null }
    : { status: 'rejected' as const, reject_reason: decision.reason }
  await db
    .updateTable('buyer_document')
    .set({ ...told, verified_by: userId, verified_at: NOW })
    .where('id', '=', id)
    .execute()
}

/** As they are maintained today; retired lines ask for nothing. */
export async function findRequirements(db: Db): Promise<Requirement[]> {
  return db
    .selectFrom('document_requirement')
    .select([
      ...([
        'id',
        'code',
        'name',
        'mandatory_for',
        'project_id',
        'financing',
        'employment',
        'buyer_kind',
      ] as const),
      ...(['needed_when', 'from_whom', 'kept_with', 'asks_valid_to', 'sort'] as const),
    ])
    .where('is_active', '=', true)
    .execute()
}

/** Nobody merges the buyer away while a paper of theirs is on its way in; papers do not wait for each other. */
export async function holdBuyer(db: Db, id: string): Promise<void> {
  await sql`select from buyer where id = ${id} for share`.execute(db)
}

/** Who handed a paper in and who looks after its buyer. */
export async function keepersOf(db: Db, id: string): Promise<{ buyer_no: string; people: string[] }> {
  const { rows } = await sql<{ buyer_no: string; people: string[] }>`
    select b.buyer_no, array_remove(array[d.created_by, e.user_id], null) as people
    from buyer_document d join buyer b on b.id = d.buyer_id left join employee e on e.id = b.owner_employee_id
    where d.id = ${id}`.execute(db)
  return rows[0] ?? { buyer_no: '', people: [] }
}
