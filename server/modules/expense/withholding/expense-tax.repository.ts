import { sql } from 'kysely'
import { moneyText, type Centavos } from '@contract/kernel/money'
import type { DateText } from '@contract/kernel/dates'
import type { KeptExpense } from '@contract/modules/accounting/expense.document'
import { lineFigures } from '@contract/modules/accounting/expense-posting.rules'
import type { Db } from '@server/platform/db/database'

type WithheldTax = { base: Centavos; tax: Centavos }

/** What was withheld of an expense by each code, in its unit. */
export async function insertTaxes(db: Db, expense: KeptExpense, postedOn: DateText): Promise<void> {
  const byCode = new Map<string, WithheldTax>()
  for (const line of expense.lines) {
    const { net, ewt } = lineFigures(line, expense.tax_rates)
    if (line.atc === null || ewt === 0n) continue
    const known = byCode.get(line.atc) ?? { base: 0n, tax: 0n }
    byCode.set(line.atc, { base: known.base + net, tax: known.tax + ewt })
  }
  if (byCode.size === 0) return
  const { id: expense_id, ou_id, payee_id } = expense
  await db
    .insertInto('expense_tax')
    .values(
      [...byCode].map(([atc, { base, tax }]) => ({
        ...{ ou_id, expense_id, payee_id: payee_id ?? '', posted_on: postedOn, atc, is_reversal: false },
        ...{ base: moneyText(base), tax: moneyText(tax) },
        created_by: sql<string>`app_user_id()`,
        updated_by: null,
      })),
    )
    .execute()
}

/** Their mirror on the day on which the entry was reversed. */
export async function reverseTaxes(db: Db, expenseId: string, on: DateText): Promise<void> {
  await sql`
    insert into expense_tax (ou_id, expense_id, payee_id, posted_on, atc, base, tax, is_reversal, created_by)
    select ou_id, expense_id, payee_id, ${on}::date, atc, -base, -tax, true, app_user_id()
    from expense_tax where expense_id = ${expenseId} and not is_reversal`.execute(db)
}
