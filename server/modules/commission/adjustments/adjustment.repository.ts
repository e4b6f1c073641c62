import { sql } from 'kysely'
import type { Adjustment, ShareChange } from '@contract/selling/commission-adjustment'
import type { Db } from '@server/platform/db/database'

export type NewAdjustment = {
  ou_id: string
  sale_id: string
  sale_commission_id: string
  cause: Adjustment['cause']
  reason: string
  adjusted_on: string
  gross_before: string
  gross_after: string
  changes: readonly ShareChange[]
  approved_by: string | null
  source_id: string
  entry_id: string | null
}

export async function insertAdjustment(db: Db, { changes, ...adjustment }: NewAdjustment): Promise<void> {
  await db
    .insertInto('commission_adjustment')
    .values({ ...adjustment, changes: JSON.stringify(changes), created_by: null, updated_by: null })
    .execute()
}

/** With the employee of each seller, since one sees one's own. */
export type StoredAdjustment = Adjustment & { employees: Record<string, string | null> }

/** What changed the commission of a sale, the newest first. */
export async function findAdjustments(db: Db, saleId: string): Promise<StoredAdjustment[]> {
  const { rows } = await sql<StoredAdjustment>`
    select a.id, a.cause, g.program_name as incentive, a.reason, a.adjusted_on, u.full_name as approved_by,
      a.gross_before, a.gross_after, a.entry_id, e.number as entry_number, a.changes,
      coalesce((select jsonb_object_agg(l.id, l.employee_id) from sale_seller l where l.sale_id = a.sale_id), '{}') as employees
    from commission_adjustment a left join app_user u on u.id = a.approved_by
      left join journal_entry e on e.id = a.entry_id
      left join sale_commission c on c.id = a.sale_commission_id left join incentive_grant g on g.id = c.grant_id
    where a.sale_id = ${saleId} order by a.created_at desc, a.id desc`.execute(db)
  return rows
}
