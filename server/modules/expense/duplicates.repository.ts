import { sql } from 'kysely'
import type { ExpenseChecks } from '@contract/modules/accounting/expense.calls'
import type { Condition } from '@server/platform/access/access-where'
import { isSamePaper } from '@server/platform/files/same-paper.repository'
import type { Db } from '@server/platform/db/database'

const MOST = 10

/** Of those that came to nothing, the paper may be brought again. */
export const isLiveExpense = sql`expense.status not in ('voided', 'withdrawn', 'rejected')`

/** Others that the reader may see with the same invoice of the same payee, or with a file of the same paper. */
export async function findDuplicates(
  db: Db,
  access: Condition,
  id: string,
): Promise<ExpenseChecks['duplicates']> {
  const { rows } = await sql<ExpenseChecks['duplicates'][number]>`
    select expense.id, expense.number, expense.payee_name,
      case when expense.payee_tin = own.payee_tin and upper(expense.supplier_invoice_no) = upper(own.supplier_invoice_no)
        then 'invoice' else 'receipt' end as because
    from expense, (select payee_tin, supplier_invoice_no from expense where id = ${id}) own
    where expense.id <> ${id} and ${isLiveExpense} and ${access}
      and (expense.payee_tin = own.payee_tin and upper(expense.supplier_invoice_no) = upper(own.supplier_invoice_no)
        or expense.id in (select other.owner_id from stored_file mine join stored_file other
          on ${isSamePaper('other', 'mine')} and other.owner_type = 'expense'
          where mine.owner_type = 'expense' and mine.owner_id = ${id}))
    order by expense.created_at limit ${MOST}`.execute(db)
  return rows
}
