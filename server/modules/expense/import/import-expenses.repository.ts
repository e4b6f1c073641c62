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

export type Invoice = { tin: string; no: string }
type KeptInvoice = Invoice & { id: string; number: string | null; payee_name: string }

/** Of an invoice, whatever its letters. */
export const invoiceKey = ({ tin, no }: Invoice): string => `${tin} ${no.toUpperCase()}`

/** The oldest expense that the reader sees with each of these invoices. */
export async function findInvoices(
  db: Db,
  access: Condition,
  invoices: readonly Invoice[],
): Promise<ReadonlyMap<string, KeptInvoice>> {
  const { rows } = await sql<KeptInvoice>`
    select distinct on (asked.tin, upper(asked.no)) expense.id, expense.number, expense.payee_name, asked.tin, asked.no
    from jsonb_to_recordset(${JSON.stringify(invoices)}::jsonb) as asked (tin text, no text)
      join expense on expense.payee_tin = asked.tin and upper(expense.supplier_invoice_no) = upper(asked.no)
    where ${isLiveExpense} and ${access}
    order by asked.tin, upper(asked.no), expense.created_at`.execute(db)
  return new Map(rows.map(row => [invoiceKey(row), row]))
}
