import { sql } from 'kysely'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { WithholdingCode } from '@contract/modules/accounting/withholding'
import { daysOfTaxPeriod, isYearText, monthsOfQuarter } from '@contract/kernel/quarters'
import {
  type WithholdingPayee,
  type WithholdingReport,
} from '@contract/modules/accounting/withholding-report'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { OpenNumber } from '@server/platform/people/open-seller-number'

export type WithholdingSpan = {
  period: string
  unitIds: readonly string[] | null
  payee?: string
  /** For what is filed with the bureau: the TIN of a seller whole, which lists show by its last digits. */
  openTin?: OpenNumber
}

type TaxRow = {
  key: string
  name: string
  tin: string | null
  seller_id: string | null
  sealed_tin: string | null
  atc: WithholdingCode
  month: string
  base: string
  tax: string
}

const REPORT = { permission: 'expense.report', scope: { ou: 'ou_id' } }

/** Of expenses by their payees, and of commission by the sellers it was released to. */
const TAXES = (actor: Actor) => sql`
  select p.key, p.name, p.tin, null::uuid as seller_id, null::text as sealed_tin, expense_tax.*
  from (select ou_id, payee_id, posted_on, atc, base, tax from expense_tax
      where ${accessWhere(actor, 'view', { ...REPORT, table: 'expense_tax' })}) expense_tax
    join expense_payee p on p.ou_id = expense_tax.ou_id and p.id = expense_tax.payee_id
  union all
  select 'seller:' || p.id, p.display_name, p.tin_masked, p.id, p.tin, commission_tax.*
  from (select ou_id, seller_id, paid_on, atc, base, tax from commission_tax
      where ${accessWhere(actor, 'view', { ...REPORT, table: 'commission_tax' })}) commission_tax
    join seller_profile p on p.id = commission_tax.seller_id`

/**
 * What was withheld in a quarter or a year, payee by payee; a payee of several units by the same TIN is one. Sellers stand in
 * their own units, so that it is read past the policies of units, of taxes that the reader may see.
 */
export async function findWithholding(
  tx: Tx,
  actor: Actor,
  span: WithholdingSpan,
): Promise<WithholdingReport> {
  const { period, unitIds, payee, openTin } = span
  const { from, to } = daysOfTaxPeriod(period)
  const { rows } = await asPortal(tx, ({ db }) =>
    sql<TaxRow>`
    select t.key, min(t.name) over (partition by t.key) as name, t.tin, t.seller_id, t.sealed_tin, t.atc,
      to_char(t.posted_on, 'YYYY-MM') as month, t.base::text, t.tax::text
    from (${TAXES(actor)}) t
    where t.posted_on between ${from} and ${to}
      and ${unitIds === null ? sql`true` : sql`t.ou_id = any (${unitIds}::uuid[])`}
      and ${payee === undefined ? sql`true` : sql`t.key = ${payee}`}
    order by name, t.key, t.atc`.execute(db),
  )
  const payees = [...Map.groupBy(rows, ({ key }) => key).values()].map(own => payeeOf(own, period, openTin))
  return { period, payees, ...sums(rows) }
}

const sums = (rows: readonly Pick<TaxRow, 'base' | 'tax'>[]) => ({
  base: moneyText(total(rows.map(({ base }) => parseMoney(base)))),
  tax: moneyText(total(rows.map(({ tax }) => parseMoney(tax)))),
})

function payeeOf(
  rows: readonly TaxRow[],
  period: string,
  openTin: WithholdingSpan['openTin'],
): WithholdingPayee {
  const [first] = rows as [TaxRow]
  const months = isYearText(period) ? [] : monthsOfQuarter(period)
  const codes = [...Map.groupBy(rows, ({ atc }) => atc)].map(([atc, own]) => ({
    atc,
    bases: months.map(month => sums(own.filter(row => row.month === month)).base),
    ...sums(own),
  }))
  const { key, name, seller_id, sealed_tin } = first
  const tin = seller_id && sealed_tin && openTin ? writtenTin(openTin(seller_id, sealed_tin)) : first.tin
  return { key, name, tin, codes, ...sums(rows) }
}

/** "123-456-789-00000" of its digits; the head office where no branch was given. */
function writtenTin(digits: string): string {
  const [, first, second, third, branch] = /^(\d{3})(\d{3})(\d{3})(\d*)$/.exec(digits) ?? []
  return first ? [first, second, third, (branch ?? '').padStart(5, '0')].join('-') : digits
}
