import { addDays, addMonths, lastDayOf, monthAfter, type DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import type { StatementLine } from '@contract/modules/accounting/bank-file.rules'
import type { BankPlace, BankRegister } from '@contract/modules/accounting/bank-register'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { nextRecurrence } from '@contract/modules/accounting/recurrence.rules'
import { acceptSure } from '@server/modules/accounting/bank-match.service'
import { findRegister } from '@server/modules/accounting/bank-register.repository'
import { importStatement } from '@server/modules/accounting/bank-statement.service'
import { insertTemplate } from '@server/modules/accounting/entry-template.repository'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { findAccountIds } from '@server/platform/ledger/account.repository'
import { monthlyBills } from '@server/seeds/expenses/monthly-bills'
import { firstOfBooks } from '@server/seeds/statements/statement-plans'

/** So many days after the books the bank carries a payment out. */
const DAYS_LATER = 2
const CHARGE = '650.00'

/** Statements as the bank would send them, and what recurs each month. */
export async function seedDemoBank(tx: Tx): Promise<void> {
  const accounts = await findAccountIds(tx.db)
  const today = await businessDay(tx.db)
  const units = await tx.db.selectFrom('operating_unit').select(['id', 'ou_code']).execute()
  for (const { id, ou_code } of units) {
    const place = { ou_id: id, account_id: accounts.get(LEDGER.bank) ?? '' }
    await bringStatements(tx, place, ou_code, today)
    if (ou_code === 'HO') await keepTemplates(tx, id, accounts, today)
  }
}

type Movement = BankRegister['lines'][number]

/**
 * The statement of last month is matched: its last payment is still on its way, and the bank took a charge that the books
 * do not have. That of this month has just been read.
 */
async function bringStatements(tx: Tx, place: BankPlace, code: string, today: DateText): Promise<void> {
  const thisMonth = today.slice(0, 7)
  const lastMonth = monthAfter(thisMonth, -1)
  const { opening, lines } = await findRegister(tx.db, place, { from: lastMonth, to: lastMonth })
  const carriedOut = lines.slice(0, -1)
  if (carriedOut.length === 0) return
  const end = lastDayOf(lastMonth)
  const charge = { line_date: end, amount: `-${CHARGE}`, description: 'SERVICE CHARGE', reference: null }
  const kept = { ...place, closing: null, mapping: null }
  const last = [...carriedOut.map((line, at) => asOfBank(line, at, end)), charge]
  await importStatement(tx, { ...kept, file_name: `${code}-${lastMonth}.csv`, opening, lines: last }, null)
  await acceptSure(tx, place, null)
  const now = await findRegister(tx.db, place, { from: thisMonth, to: thisMonth })
  const since = [...lines.slice(-1), ...now.lines]
    .map((line, at) => asOfBank(line, at, today))
    .map(line => ({ ...line, line_date: line.line_date > end ? line.line_date : addDays(end, 1) }))
    .filter(({ line_date }) => line_date < today)
  if (since.length === 0) return
  await importStatement(
    tx,
    { ...kept, file_name: `${code}-${thisMonth}.csv`, opening: null, lines: since },
    null,
  )
}

/** Some days later, in the words of the bank; not every line names the entry. */
function asOfBank(
  { entry_date, debit, credit, memo, number }: Movement,
  at: number,
  end: DateText,
): StatementLine {
  const later = addDays(entry_date, DAYS_LATER)
  return {
    line_date: later > end ? end : later,
    amount: moneyText(parseMoney(debit) - parseMoney(credit)),
    description: memo.toUpperCase(),
    reference: at % 2 === 0 ? number : null,
  }
}

async function keepTemplates(
  tx: Tx,
  ouId: string,
  accounts: ReadonlyMap<string, string>,
  today: DateText,
): Promise<void> {
  const lines = (to: string, amount: string) =>
    [
      { account: to, debit: amount, credit: '0.00' },
      { account: LEDGER.bank, debit: '0.00', credit: amount },
    ].map(({ account, ...sides }) => ({
      ...{ account_id: accounts.get(account) ?? '', ...sides, project_id: null, memo: null },
    }))
  const template = (name: string, to: string, amount: string) => ({
    ...{ ou_id: ouId, name, memo: name, lines: lines(to, amount), total: amount, reverses_next_month: false },
  })
  const recurs = { recurs_from: addMonths(`${today.slice(0, 7)}-05`, 1), recurs_until: null }
  await insertTemplate(
    tx.db,
    {
      ...template(
        'Rent of the head office',
        '6100',
        monthlyBills('HO', today, firstOfBooks(today))?.rent ?? '',
      ),
      ...recurs,
      next_on: nextRecurrence(recurs, today),
    },
    null,
  )
  await insertTemplate(tx.db, template('Bank charges', LEDGER.miscellaneous, CHARGE), null)
}
