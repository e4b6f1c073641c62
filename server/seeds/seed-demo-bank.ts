import { addDays, addMonths, lastDayOf, type DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import type { StatementLine } from '@contract/modules/accounting/bank-file.rules'
import type { BankPlace } from '@contract/modules/accounting/bank-register'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { nextRecurrence } from '@contract/modules/accounting/recurrence.rules'
import { acceptSure } from '@server/modules/accounting/bank-match.service'
import { findRegister } from '@server/modules/accounting/bank-register.repository'
import { importStatement } from '@server/modules/accounting/bank-statement.service'
import { insertTemplate } from '@server/modules/accounting/entry-template.repository'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { findAccountIds } from '@server/platform/ledger/account.repository'

/** So many days after the books the bank carries a payment out. */
const DAYS_LATER = 2
const RENT = '148000.00'
const CHARGE = '650.00'

/** The statement of last month as the bank would send it, matched where there is no doubt, and what recurs each month. */
export async function seedDemoBank(tx: Tx): Promise<void> {
  const accounts = await findAccountIds(tx.db)
  const today = await businessDay(tx.db)
  const units = await tx.db.selectFrom('operating_unit').select(['id', 'ou_code']).execute()
  for (const { id, ou_code } of units) {
    const place = { ou_id: id, account_id: accounts.get(LEDGER.bank) ?? '' }
    await bringStatement(tx, place, ou_code, addMonths(`${today.slice(0, 7)}-01`, -1))
    if (ou_code === 'HO') await keepTemplates(tx, id, accounts, today)
  }
}

/** The last payment of the month is still on its way, and the bank took a charge that the books do not have. */
async function bringStatement(tx: Tx, place: BankPlace, code: string, first: DateText): Promise<void> {
  const month = first.slice(0, 7)
  const end = lastDayOf(month)
  const { opening, lines } = await findRegister(tx.db, place, { from: month, to: month })
  const carriedOut = lines
    .slice(0, -1)
    .map(({ entry_date, debit, credit, memo, number }, at): StatementLine => {
      const later = addDays(entry_date, DAYS_LATER)
      return {
        line_date: later > end ? end : later,
        amount: moneyText(parseMoney(debit) - parseMoney(credit)),
        description: memo,
        reference: at % 2 === 0 ? number : null,
      }
    })
  if (carriedOut.length === 0) return
  const charge = { line_date: end, amount: `-${CHARGE}`, description: 'SERVICE CHARGE', reference: null }
  const file_name = `${code}-${month}.csv`
  const statement = { ...place, file_name, opening, closing: null, mapping: null }
  await importStatement(tx, { ...statement, lines: [...carriedOut, charge] }, null)
  await acceptSure(tx, place, null)
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
      ...template('Rent of the head office', '6100', RENT),
      ...recurs,
      next_on: nextRecurrence(recurs, today),
    },
    null,
  )
  await insertTemplate(tx.db, template('Bank charges', LEDGER.miscellaneous, CHARGE), null)
}
