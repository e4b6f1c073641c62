import { sql, type Updateable } from 'kysely'
import { moneyText } from '@contract/kernel/money'
import type { SplitAllocation } from '@contract/modules/collection/allocation.rules'
import type { KeptReceipt } from '@contract/modules/collection/receipt.resource'
import type { ShownAllocation } from '@contract/modules/collection/shown-allocation'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'

export type AllocationRow = SplitAllocation & { statement_id: string }
type Place = Pick<KeptReceipt, 'id' | 'ou_id'>

export async function insertAllocations(
  db: Db,
  { id, ou_id }: Place,
  { entry_id, on }: { entry_id: string; on: string },
  rows: readonly AllocationRow[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('collection_allocation')
    .values(
      rows.map(({ line_id, statement_id, cash, ewt }) => ({
        ou_id,
        collection_id: id,
        statement_id,
        line_id,
        cash_amount: moneyText(cash),
        ewt_amount: moneyText(ewt),
        allocated_on: on,
        entry_id,
        created_by: null,
        updated_by: null,
      })),
    )
    .execute()
}

/** The mirror of each allocation, dated as the mirror of its entry; answers the lines that they were of. */
export async function reverseAllocations(db: Db, { id }: Place): Promise<string[]> {
  const { rows } = await sql<{ line_id: string }>`
    insert into collection_allocation (ou_id, collection_id, statement_id, line_id, cash_amount, ewt_amount, allocated_on,
      entry_id, is_reversal)
    select a.ou_id, a.collection_id, a.statement_id, a.line_id, -a.cash_amount, -a.ewt_amount, m.entry_date, m.id, true
    from collection_allocation a join journal_entry m on m.reversal_of_id = a.entry_id
    where a.collection_id = ${id} and not a.is_reversal returning line_id`.execute(db)
  return rows.map(({ line_id }) => line_id)
}

/** Every entry that a receipt made: when it was posted, and when more of it settled statements. */
export async function findEntriesOf(db: Db, { id, entry_id }: KeptReceipt): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from journal_entry where id = ${entry_id} or id in (
      select entry_id from collection_allocation where collection_id = ${id} and not is_reversal)
    order by chain_seq desc`.execute(db)
  return rows.map(row => row.id)
}

/** The lines of statements that a receipt settles. */
export async function findSettledLines(db: Db, { id }: Place): Promise<string[]> {
  const { rows } = await sql<{ line_id: string }>`
    select distinct line_id from collection_allocation where collection_id = ${id}`.execute(db)
  return rows.map(({ line_id }) => line_id)
}

/** How much of its money, and of its tax, settles statements. */
export async function findSettled(db: Db, receiptId: string): Promise<{ cash: string; ewt: string }> {
  const { rows } = await sql<{ cash: string; ewt: string }>`
    select coalesce(sum(cash_amount), 0)::numeric(16,2)::text as cash,
      coalesce(sum(ewt_amount), 0)::numeric(16,2)::text as ewt
    from collection_allocation where collection_id = ${receiptId}`.execute(db)
  return rows[0] ?? { cash: '0.00', ewt: '0.00' }
}

export async function changeReceipt(
  db: Db,
  id: string,
  values: Updateable<Tables['collection']>,
): Promise<void> {
  await db.updateTable('collection').set(values).where('id', '=', id).execute()
}

export async function deleteReceipt(db: Db, id: string): Promise<void> {
  await db.deleteFrom('collection').where('id', '=', id).execute()
}

/** What a receipt settled, and what was taken back of it. */
export async function findAllocations(db: Db, receiptId: string): Promise<ShownAllocation[]> {
  const { rows } = await sql<ShownAllocation>`
    select a.line_id, s.number, sale.sale_no, a.cash_amount, a.ewt_amount, a.amount, a.allocated_on, a.is_reversal
    from collection_allocation a join commission_statement s on s.id = a.statement_id
      join statement_line l on l.id = a.line_id join sale on sale.id = l.sale_id
    where a.collection_id = ${receiptId} order by a.allocated_on, a.id`.execute(db)
  return rows
}
