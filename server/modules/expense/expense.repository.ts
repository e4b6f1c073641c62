import { sql } from 'kysely'
import type { BorneCost, CategoryRule } from '@contract/modules/accounting/expense-posting.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { KeptExpense } from '@contract/modules/accounting/expense.document'
import { moneyText } from '@contract/kernel/money'
import type { Db } from '@server/platform/db/database'
import type { CostAccount } from '@server/platform/ledger/account.repository'

export type LineCategory = CategoryRule & { account: CostAccount }

/** Categories in use, as far as these lines name them. */
export async function findCategories(
  db: Db,
  lines: readonly ExpenseLine[],
): Promise<ReadonlyMap<string, LineCategory>> {
  const { rows } = await sql<CategoryRule & { id: string; account_id: string; code: string }>`
    select c.id, c.account_id, a.code, c.receipt_required_from::text, c.needs_project
    from expense_category c join account a on a.id = c.account_id
    where c.is_active and c.id = any (${lines.map(({ category_id }) => category_id)}::uuid[])`.execute(db)
  return new Map(
    rows.map(({ id, account_id, code, ...rule }) => [id, { ...rule, account: { id: account_id, code } }]),
  )
}

export async function areProjectsThere(db: Db, lines: readonly ExpenseLine[]): Promise<boolean> {
  const ids = new Set(lines.flatMap(({ project_id }) => project_id ?? []))
  const { rows } = await sql`select from project where id = any (${[...ids]}::uuid[])`.execute(db)
  return rows.length === ids.size
}

export async function areUnitsThere(db: Db, lines: readonly ExpenseLine[]): Promise<boolean> {
  const ids = new Set(lines.flatMap(({ bearers }) => bearers.map(({ ou_id }) => ou_id)))
  const { rows } = await sql`
    select from operating_unit where is_active and id = any (${[...ids]}::uuid[])`.execute(db)
  return rows.length === ids.size
}

export async function countReceipts(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ files: number }>`
    select count(*)::int as files from stored_file
    where owner_type = 'expense' and owner_id = ${id} and kind = 'attachment'`.execute(db)
  return rows[0]?.files ?? 0
}

export type RecordLine = BorneCost &
  Pick<ExpenseLine, 'description' | 'category_id' | 'project_id' | 'atc'> & { account_id: string }

export async function insertRecords(
  db: Db,
  expense: KeptExpense,
  { posted_on, has_receipt }: { posted_on: string; has_receipt: boolean },
  lines: readonly RecordLine[],
): Promise<void> {
  const { id: expense_id, number, payee_name, payee_kind } = expense
  const rows = lines.map(({ net, vat, ewt, ...line }, index) => ({
    ...line,
    ...{ expense_id, number: number ?? '', payee_name, payee_kind, posted_on, has_receipt },
    seq: index + 1,
    net_amount: moneyText(net),
    input_vat: moneyText(vat),
    ewt_amount: moneyText(ewt),
    ...{ is_reversal: false, is_voided: false },
    created_by: sql<string>`app_user_id()`,
    updated_by: null,
  }))
  await db.insertInto('expense_line').values(rows).execute()
}

/** The mirror of what was posted, in each unit on the day on which its entry was reversed. */
export async function reverseRecords(db: Db, expenseId: string, entryIds: readonly string[]): Promise<void> {
  await sql`
    insert into expense_line (ou_id, expense_id, number, seq, posted_on, payee_name, payee_kind, description,
      category_id, account_id, project_id, net_amount, input_vat, ewt_amount, atc, has_receipt, is_reversal, created_by)
    select l.ou_id, l.expense_id, l.number, l.seq, e.entry_date, l.payee_name, l.payee_kind, l.description,
      l.category_id, l.account_id, l.project_id, -l.net_amount, -l.input_vat, -l.ewt_amount, l.atc, l.has_receipt,
      true, app_user_id()
    from expense_line l join journal_entry e on e.ou_id = l.ou_id and e.id = any (${entryIds}::uuid[])
    where l.expense_id = ${expenseId} and not l.is_reversal`.execute(db)
}
