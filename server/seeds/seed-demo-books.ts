import { addDays, addMonths, type DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { credit, debit, type EntryLine } from '@contract/modules/accounting/entry.rules'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { closeMonthsBefore, writeDemoEntry } from '@server/seeds/books/demo-books.repository'

/** What a unit pays each month; the company grows, and so do its bills. */
const BILLS: Readonly<Record<string, { rent: string; utilities: string; marketing: string }>> = {
  HO: { rent: '148000.00', utilities: '21350.40', marketing: '64000.00' },
  CEB: { rent: '85000.00', utilities: '14220.75', marketing: '38500.00' },
  DVO: { rent: '42500.00', utilities: '8114.20', marketing: '17250.00' },
}
const CAPITAL = '12000000.00'
/** The last two months are still being worked on. */
const MONTHS_OPEN = 2

type DemoUnit = { id: string; ou_code: string }

/** Two years of what is paid every month, entered by hand as accounting does until its bills are documents. */
export async function seedDemoBooks(tx: Tx): Promise<void> {
  const today = await businessDay(tx.db)
  const first = `${Number(today.slice(0, 4)) - 1}-01-01`
  const units = await tx.db.selectFrom('operating_unit').select(['id', 'ou_code']).execute()
  for (const unit of units) {
    if (unit.ou_code === 'HO') await enter(tx, unit, first, 'Capital paid in', paid('1020', CAPITAL, '3010'))
    for (let month = first; addMonths(month, 1) <= today; month = addMonths(month, 1))
      await enterMonth(tx, unit, month)
    await closeMonthsBefore(tx.db, unit.id, addMonths(`${today.slice(0, 7)}-01`, -MONTHS_OPEN))
  }
}

async function enterMonth(tx: Tx, unit: DemoUnit, month: DateText): Promise<void> {
  const bills = BILLS[unit.ou_code]
  if (!bills) return
  const name = new Date(month).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  await enter(tx, unit, addDays(month, 4), `Rent of ${name}`, paid('6100', bills.rent))
  await enter(tx, unit, addDays(month, 14), `Power and water of ${name}`, paid('6200', bills.utilities))
  await enter(tx, unit, addDays(month, 19), `Advertising of ${name}`, paid('6300', bills.marketing))
}

const paid = (account: string, amount: string, from = '1020'): EntryLine[] => [
  debit(account, parseMoney(amount)),
  credit(from, parseMoney(amount)),
]

async function enter(
  tx: Tx,
  unit: DemoUnit,
  date: DateText,
  memo: string,
  lines: EntryLine[],
): Promise<void> {
  const id = await writeDemoEntry(tx.db, { ouId: unit.id, date, memo, lines })
  const [posted] = await postEntry(tx, {
    ouId: unit.id,
    date,
    memo,
    source: { type: 'manual_entry', id },
    key: `manual_entry:${id}`,
    lines,
  })
  await tx.db
    .updateTable('manual_entry')
    .set({ status: 'posted', entry_id: posted?.id ?? null })
    .where('id', '=', id)
    .execute()
}
