import { addDays, addMonths, type DateText } from '@contract/kernel/dates'
import { insertDraft } from '@server/modules/accounting/manual-entry.repository'
import { postManualEntry } from '@server/modules/accounting/manual-entry.service'
import { closeMonthsBefore } from '@server/modules/accounting/period.repository'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { findAccountIds } from '@server/platform/ledger/account.repository'
import { monthlyBills } from '@server/seeds/expenses/monthly-bills'
import { openMonths } from '@server/seeds/statements/demo-months.repository'
import { BILLING_UNIT, firstOfBooks } from '@server/seeds/statements/statement-plans'

const CAPITAL = '12000000.00'
/** The last two months are still being worked on. */
const MONTHS_OPEN = 2

type DemoUnit = { id: string; ou_code: string }
type Books = { tx: Tx; accountIds: ReadonlyMap<string, string> }

/** Two years of what is paid every month, entered by hand as accounting does until its bills are documents. */
export async function seedDemoBooks(tx: Tx): Promise<void> {
  const books = { tx, accountIds: await findAccountIds(tx.db) }
  const today = await businessDay(tx.db)
  const first = firstOfBooks(today)
  await openMonths(tx.db, first)
  const units = await tx.db.selectFrom('operating_unit').select(['id', 'ou_code']).execute()
  for (const unit of units) {
    if (unit.ou_code === 'HO') await enter(books, unit, first, 'Capital paid in', ['1020', '3010', CAPITAL])
    for (let month = first; month <= today; month = addMonths(month, 1))
      await enterMonth(books, unit, month, first, today)
    // What is billed there is still to be written into these months.
    if (unit.ou_code !== BILLING_UNIT) await closeDemoMonths(tx, unit.id, today)
  }
}

export async function closeDemoMonths(tx: Tx, ou_id: string, today: DateText): Promise<void> {
  const open = addMonths(`${today.slice(0, 7)}-01`, -MONTHS_OPEN)
  await closeMonthsBefore(tx.db, { ou_id, month: open }, null)
}

async function enterMonth(
  books: Books,
  unit: DemoUnit,
  month: DateText,
  first: DateText,
  today: DateText,
): Promise<void> {
  const bills = monthlyBills(unit.ou_code, month, first)
  if (!bills) return
  const name = new Date(month).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const pay = async (days: number, what: string, account: string, amount: string) => {
    const on = addDays(month, days)
    if (on <= today) await enter(books, unit, on, `${what} of ${name}`, [account, '1020', amount])
  }
  await pay(4, 'Rent', '6100', bills.rent)
  await pay(14, 'Power and water', '6200', bills.utilities)
  await pay(19, 'Advertising', '6300', bills.marketing)
  await pay(23, 'Trips and fuel', '6400', bills.travel)
  await pay(25, 'Sundries', '6900', bills.sundries)
}

type Movement = readonly [to: string, from: string, amount: string]

async function enter(
  { tx, accountIds }: Books,
  unit: DemoUnit,
  date: DateText,
  memo: string,
  [to, from, amount]: Movement,
): Promise<void> {
  const line = (account: string, debit: string, credit: string) => ({
    account_id: accountIds.get(account) ?? '',
    debit,
    credit,
    project_id: null,
    memo: null,
  })
  const draft = {
    ou_id: unit.id,
    entry_date: date,
    memo,
    lines: [line(to, amount, '0.00'), line(from, '0.00', amount)],
  }
  const id = (await insertDraft(tx.db, draft, null)) ?? ''
  await postManualEntry(tx, { ...draft, id, status: 'draft' }, false)
}
