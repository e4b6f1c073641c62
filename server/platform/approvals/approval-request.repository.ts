import { sql, type Selectable } from 'kysely'
import type { Approval } from '@contract/approvals/approval-state.rules'
import type { Chain, ChainStep } from '@contract/approvals/chain.rules'
import type { DocumentType } from '@contract/kernel/document-types'
import type { ApprovalSubject } from '@server/platform/approvals/approval-document'
import type { ApprovalRequestTable } from '@server/platform/db/approvals.tables'
import type { Db } from '@server/platform/db/database'

export type RequestRow = Selectable<ApprovalRequestTable>

/** Where a request's document is, to be locked before the request itself. */
export async function placeOf(
  db: Db,
  requestId: string,
): Promise<{ doc_type: DocumentType; subject_id: string } | null> {
  const row = await db
    .selectFrom('approval_request')
    .select(['doc_type', 'subject_id'])
    .where('id', '=', requestId)
    .executeTakeFirst()
  return row ? { ...row, doc_type: row.doc_type as DocumentType } : null
}

export async function lockRequest(db: Db, requestId: string): Promise<RequestRow | null> {
  const row = await db
    .selectFrom('approval_request')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function requestOf(
  db: Db,
  docType: DocumentType,
  subjectId: string,
): Promise<RequestRow | null> {
  const row = await db
    .selectFrom('approval_request')
    .selectAll()
    .where('doc_type', '=', docType)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  return row ?? null
}

type NewRequest = { docType: DocumentType; subject: ApprovalSubject; approval: Approval }

/** The document's own lock keeps two of them apart. */
export async function insertRequest(db: Db, { docType, subject, approval }: NewRequest): Promise<RequestRow> {
  return db
    .insertInto('approval_request')
    .values({
      ou_id: subject.ou_id,
      doc_type: docType,
      subject_id: subject.id,
      number: subject.number,
      kind: subject.kind,
      division_id: subject.division_id,
      amount: subject.amount,
      requested_by: subject.requester.user_id,
      requester_employee_id: subject.requester.employee_id,
      requester_name: subject.requester.name,
      status: 'draft',
      state: JSON.stringify(approval),
      chain_snapshot: JSON.stringify([]),
      content_hash: '',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type RequestChange = Partial<
  Pick<
    RequestRow,
    | 'number'
    | 'division_id'
    | 'amount'
    | 'requested_at'
    | 'status'
    | 'current_seq'
    | 'is_frozen'
    | 'chain_id'
    | 'content_hash'
    | 'next_action'
    | 'next_action_at'
    | 'expires_at'
    | 'nudged_at'
    | 'nudge_due_at'
  >
> & { state?: Approval; chain_snapshot?: readonly ChainStep[] }

export async function saveRequest(
  db: Db,
  id: string,
  { state, chain_snapshot, ...columns }: RequestChange,
): Promise<void> {
  await db
    .updateTable('approval_request')
    .set({
      ...columns,
      ...(state ? { state: JSON.stringify(state) } : {}),
      ...(chain_snapshot ? { chain_snapshot: JSON.stringify(chain_snapshot) } : {}),
    })
    .where('id', '=', id)
    .execute()
}

export async function activeChains(db: Db, docType: DocumentType): Promise<Chain[]> {
  const { rows } = await sql<{ chain: Chain }>`
    select json_build_object('id', c.id, 'doc_type', c.doc_type, 'ou_id', c.ou_id, 'division_id', c.division_id,
      'condition', c.condition, 'priority', c.priority, 'is_active', c.is_active,
      'steps', (select coalesce(json_agg(to_jsonb(s) - 'chain_id' order by s.seq), '[]')
        from approval_chain_step s where s.chain_id = c.id)) as chain
    from approval_chain c where c.is_active and c.doc_type = ${docType}`.execute(db)
  return rows.map(row => row.chain)
}

export async function requestById(db: Db, id: string): Promise<RequestRow | null> {
  return (await db.selectFrom('approval_request').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}
