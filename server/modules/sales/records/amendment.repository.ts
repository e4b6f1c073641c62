import { sql } from 'kysely'
import type { AmendmentKind, AmendmentStatus } from '@contract/selling/sale-words'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

type NewAmendment = {
  kind: AmendmentKind
  before: Record<string, unknown>
  after: Record<string, unknown>
  asked: unknown
  effective_date: string
  reason: string
  asked_by: string | null
  /** Set where nobody else is asked. */
  applied_by?: string | null
}

export async function insertAmendment(
  db: Db,
  sale: { id: string; ou_id: string },
  { before, after, asked, applied_by, ...amendment }: NewAmendment,
): Promise<string> {
  const { id } = await db
    .insertInto('sale_amendment')
    .values({
      ...amendment,
      ou_id: sale.ou_id,
      sale_id: sale.id,
      created_by: amendment.asked_by,
      updated_by: null,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      asked: JSON.stringify(asked),
      status: applied_by ? 'applied' : 'pending',
      approved_by: applied_by ?? null,
      decided_at: applied_by ? NOW : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findAmendment(db: Db, id: string) {
  return db.selectFrom('sale_amendment').selectAll().where('id', '=', id).executeTakeFirst()
}
export type StoredAmendment = NonNullable<Awaited<ReturnType<typeof findAmendment>>>

export async function decideAmendment(
  db: Db,
  id: string,
  status: Exclude<AmendmentStatus, 'pending'>,
  by: string | null,
): Promise<void> {
  await db
    .updateTable('sale_amendment')
    .set({ status, approved_by: status === 'applied' ? by : null, decided_at: NOW })
    .where('id', '=', id)
    .execute()
}

/** Who agreed last; the decision that completes the chain names nobody by itself. */
export async function noteApprover(db: Db, id: string, by: string | null): Promise<void> {
  await db.updateTable('sale_amendment').set({ approved_by: by }).where('id', '=', id).execute()
}

export async function hasPending(db: Db, saleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sale_amendment')
    .select('id')
    .where('sale_id', '=', saleId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return row !== undefined
}

type ListedAmendment = {
  id: string
  kind: AmendmentKind
  status: AmendmentStatus
  before: Record<string, unknown>
  after: Record<string, unknown>
  effective_date: string
  reason: string
  asked_by: string | null
  asked_by_id: string | null
  asked_at: string
  approved_by: string | null
  decided_at: string | null
}

export async function findAmendments(db: Db, saleId: string): Promise<ListedAmendment[]> {
  const { rows } = await sql<ListedAmendment>`
    select a.id, a.kind, a.status, a.before, a.after, a.effective_date, a.reason, a.asked_by as asked_by_id,
      u.full_name as asked_by, a.created_at as asked_at,
      v.full_name as approved_by, a.decided_at
    from sale_amendment a left join app_user u on u.id = a.asked_by left join app_user v on v.id = a.approved_by
    where a.sale_id = ${saleId} order by a.created_at, a.id`.execute(db)
  return rows
}
