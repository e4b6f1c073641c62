import { sql, type RawBuilder } from 'kysely'
import { lastDayOf } from '@contract/kernel/dates'
import { expenseRecordResource } from '@contract/modules/accounting/expense-record.resource'
import type { SpentRow } from '@contract/modules/accounting/expense-comparison.rules'
import type { ReportDimension } from '@contract/modules/accounting/expense.calls'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'

export type ReportSpan = { by: ReportDimension; from: string; to: string; unitIds: readonly string[] | null }

const named = (column: string, table: string, name: RawBuilder<unknown>) => ({
  key: sql`expense_line.${sql.id(column)}::text`,
  name: sql`(select ${name} from ${sql.table(table)} t where t.id = expense_line.${sql.id(column)})`,
})
const WITH_CODE = sql`t.code || ' ' || t.name`
const month = sql`to_char(expense_line.posted_on, 'YYYY-MM')`

const DIMENSIONS: Record<ReportDimension, { key: RawBuilder<unknown>; name: RawBuilder<unknown> }> = {
  account_id: named('account_id', 'account', WITH_CODE),
  category_id: named('category_id', 'expense_category', sql`t.name`),
  ou_id: named('ou_id', 'operating_unit', sql`t.ou_code || ' ' || t.ou_name`),
  project_id: named('project_id', 'project', WITH_CODE),
  payee_name: { key: sql`expense_line.payee_name`, name: sql`expense_line.payee_name` },
  month: { key: month, name: month },
}

/** A void takes away what it undoes, so that sums agree with the ledger. */
const FIGURES = sql`sum(case when is_reversal then -1 else 1 end)::int as lines,
  coalesce(sum(case when is_reversal then -1 else 1 end) filter (where has_receipt), 0)::int as receipts,
  sum(net_amount)::text as net_amount, sum(input_vat)::text as input_vat, sum(ewt_amount)::text as ewt_amount`

/** What was posted in these months, in groups of one dimension; months in their order, the rest by what they cost. */
export async function findReportRows(db: Db, actor: Actor, span: ReportSpan): Promise<SpentRow[]> {
  const { key, name } = DIMENSIONS[span.by]
  const units = span.unitIds ? sql`and expense_line.ou_id = any (${span.unitIds}::uuid[])` : sql``
  const { rows } = await sql<SpentRow>`
    with picked as (
      select ${key} as key, ${name} as name, net_amount, input_vat, ewt_amount, has_receipt, is_reversal
      from expense_line
      where posted_on between ${`${span.from}-01`}::date and ${lastDayOf(span.to)}::date ${units}
        and ${accessWhere(actor, 'view', { ...expenseRecordResource, permission: 'expense.report' })})
    select key, name, ${FIGURES} from picked group by key, name
    order by ${span.by === 'month' ? sql`key` : sql`sum(net_amount) desc, name`}`.execute(db)
  return rows
}
