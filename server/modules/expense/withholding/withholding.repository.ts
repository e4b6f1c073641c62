import { sql } from 'kysely'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { WithholdingCode } from '@contract/modules/accounting/withholding'
import { daysOfQuarter, monthsOfQuarter } from '@contract/kernel/quarters'
import {
  type WithholdingPayee,
  type WithholdingReport,
} from '@contract/modules/accounting/withholding-report'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'

export type WithholdingSpan = { quarter: string; unitIds: readonly string[] | null; payee?: string }

type TaxRow = {
  key: string
  name: string
  tin: string | null
  atc: WithholdingCode
  month: string
  base: string
  tax: string
}

const TAXES = { permission: 'expense.report', scope: { ou: 'ou_id' }, table: 'expense_tax' }

/** What was withheld in a quarter, payee by payee; a payee of several units by the same TIN is one. */
export async function findWithholding(
  db: Db,
  actor: Actor,
  span: WithholdingSpan,
): Promise<WithholdingReport> {
  const { quarter, unitIds, payee } = span
  const { from, to } = daysOfQuarter(quarter)
  const { rows } = await sql<TaxRow>`
    select p.key, min(p.name) over (partition by p.key) as name, p.tin, expense_tax.atc,
      to_char(expense_tax.posted_on, 'YYYY-MM') as month, expense_tax.base::text, expense_tax.tax::text
    from expense_tax join expense_payee p on p.ou_id = expense_tax.ou_id and p.id = expense_tax.payee_id
    where expense_tax.posted_on between ${from} and ${to} and ${accessWhere(actor, 'view', TAXES)}
      and ${unitIds === null ? sql`true` : sql`expense_tax.ou_id = any (${unitIds}::uuid[])`}
      and ${payee === undefined ? sql`true` : sql`p.key = ${payee}`}
    order by name, p.key, expense_tax.atc`.execute(db)
  const payees = [...Map.groupBy(rows, ({ key }) => key).values()].map(own => payeeOf(own, quarter))
  return { quarter, payees, ...sums(rows) }
}

const sums = (rows: readonly Pick<TaxRow, 'base' | 'tax'>[]) => ({
  base: moneyText(total(rows.map(({ base }) => parseMoney(base)))),
  tax: moneyText(total(rows.map(({ tax }) => parseMoney(tax)))),
})

function payeeOf(rows: readonly TaxRow[], quarter: string): WithholdingPayee {
  const [first] = rows as [TaxRow]
  const codes = [...Map.groupBy(rows, ({ atc }) => atc)].map(([atc, own]) => ({
    atc,
    bases: monthsOfQuarter(quarter).map(month => sums(own.filter(row => row.month === month)).base),
    ...sums(own),
  }))
  return { key: first.key, name: first.name, tin: first.tin, codes, ...sums(rows) }
}
