import { sql } from 'kysely'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { isLiveExpense } from '@server/modules/expense/duplicates.repository'

/** Which of these expenses of a file are in the unit already, whoever brought them. */
export async function findImported(
  db: Db,
  ouId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ import_key: string }>`
    select import_key from expense
    where ou_id = ${ouId} and import_key = any (${keys}::text[]) and ${isLiveExpense}`.execute(db)
  return new Set(rows.map(({ import_key }) => import_key))
}

type KeptInvoice = { id: string; number: string | null; payee_name: string; paper: string }

/** The oldest expense that the reader sees with each of these invoices, written "TIN invoice". */
export async function findInvoices(
  db: Db,
  access: Condition,
  papers: readonly string[],
): Promise<ReadonlyMap<string, KeptInvoice>> {
  const paper = sql`expense.payee_tin || ' ' || upper(expense.supplier_invoice_no)`
  const { rows } = await sql<KeptInvoice>`
    select distinct on (${paper}) expense.id, expense.number, expense.payee_name, ${paper} as paper
    from expense where ${paper} = any (${papers}::text[]) and ${isLiveExpense} and ${access}
    order by ${paper}, expense.created_at`.execute(db)
  return new Map(rows.map(row => [row.paper, row]))
}
