import { sql } from 'kysely'
import type { RequestBehind, RequestDraft, RequestStanding } from '@contract/modules/commission/request-line'
import type { commissionRequest, KeptCommissionRequest } from '@contract/modules/commission/request.document'
import { statement } from '@contract/modules/commission/statement.document'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import type { RowOfDocument } from '@server/platform/documents/document.repository'

/** What a draft can answer, by the column that names it. */
export type ProductColumn = 'statement_id' | 'release_id'

/** Locked until the transaction ends, so that what claims it, or asks for it, waits. */
export async function lockAskedTranche(db: Db, id: string | null) {
  const { rows } = await sql<{
    id: string
    status: string
    eligible_on: string | null
    statement_id: string | null
    developer_id: string
  }>`
    select t.id, t.status, t.eligible_on, t.statement_id, s.developer_id from commission_tranche t
      join sale_commission c on c.id = t.sale_commission_id join sale s on s.id = c.sale_id
    where t.id = ${id} for update of t`.execute(db)
  return rows[0] ?? null
}

/** Another request that is on its way or answered: for the tranche, or of early release in the unit. */
export async function findOpenRequest(
  db: Db,
  { id, kind, tranche_id, seller_id, ou_id }: KeptCommissionRequest,
): Promise<string | null> {
  const same =
    kind === 'bill_tranche'
      ? sql`tranche_id = ${tranche_id} and status in ('pending', 'approved', 'fulfilled')`
      : sql`kind = 'early_release' and seller_id = ${seller_id} and ou_id = ${ou_id} and status in ('pending', 'approved')`
  const { rows } = await sql<{ number: string }>`
    select number from commission_request where ${same} and id <> ${id} limit 1`.execute(db)
  return rows[0]?.number ?? null
}

/** Requests that a statement or a release answers, locked. */
type RequestRow = RowOfDocument<typeof commissionRequest.resource>

export async function lockAnswered(db: Db, column: ProductColumn, id: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select * from commission_request where ${sql.ref(column)} = ${id} order by id for update`.execute(db)
  return rows
}

export type FoundProduct = Omit<NonNullable<RequestStanding['product']>, 'may_open'>

export async function findStanding(
  db: Db,
  { tranche_id, statement_id, release_id, file_id }: KeptCommissionRequest,
): Promise<Pick<RequestStanding, 'tranche'> & { product: FoundProduct | null }> {
  const tranche = await sql<NonNullable<RequestStanding['tranche']>>`
    select t.status as state, t.eligible_on, t.trigger_amount::text, t.eligible_evidence ->> 'collected' as collected,
      o.number as statement_no
    from commission_tranche t left join commission_statement o on o.id = t.statement_id
    where t.id = ${tranche_id}`.execute(db)
  const product = await sql<FoundProduct>`
    select 'statement' as of, id, number, status from commission_statement where id = ${statement_id}
    union all select 'release', id, number, status from commission_release where id = ${release_id}
    union all select 'file', id, file_name, null from stored_file where id = ${file_id}`.execute(db)
  return { tranche: tranche.rows[0] ?? null, product: product.rows[0] ?? null }
}

/** Drafts of statements to the developer of a request that somebody may change, the newest first. */
export async function findOpenDrafts(
  db: Db,
  access: Condition,
  { sale_id, ou_id }: KeptCommissionRequest,
): Promise<RequestDraft[]> {
  const { rows } = await sql<RequestDraft>`
    select id, cutoff_on, gross_amount::text, jsonb_array_length(lines) as lines from ${sql.table(statement.resource.table)}
    where developer_id = (select developer_id from sale where id = ${sale_id}) and ou_id = ${ou_id}
      and status = 'draft' and ${access}
    order by created_at desc limit 50`.execute(db)
  return rows
}

export async function findBehind(db: Db, access: Condition, productId: string): Promise<RequestBehind[]> {
  const { rows } = await sql<RequestBehind>`
    select commission_request.id, number, p.display_name as seller_name, reason
    from commission_request join seller_profile p on p.id = commission_request.seller_id
    where (statement_id = ${productId} or release_id = ${productId}) and ${access} order by number`.execute(
    db,
  )
  return rows
}

/** In which language a paper is made for somebody who waits for it. */
export async function findLocaleOf(db: Db, userId: string | null): Promise<string | null> {
  const { rows } = await sql<{ locale: string }>`select locale from app_user where id = ${userId}`.execute(db)
  return rows[0]?.locale ?? null
}
