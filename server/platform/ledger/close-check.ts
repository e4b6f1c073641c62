import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { inDays, oneOf } from '@contract/kernel/one-of'
import type { CheckedRows, CloseCheckName } from '@contract/modules/accounting/close-check.rules'
import type { Db } from '@server/platform/db/database'
import { findAccountBalance, findOpenedBalance } from '@server/platform/ledger/account.repository'

/** A month of a unit, by its first and last day. */
export type CloseMonth = { ou_id: string; from: DateText; until: DateText }

/** A check that a module gives for the close of a month; `server/app.ts` names them all. */
export type CloseCheck = {
  check: CloseCheckName
  look(db: Db, month: CloseMonth): Promise<CheckedRows>
}

/** A control account equals what its documents add up to at the end of the month, and what the books began with. */
export function controlCheck(
  check: CloseCheckName,
  account: string,
  ...documents: readonly ((db: Db, month: CloseMonth) => Promise<string>)[]
): CloseCheck {
  return {
    check,
    async look(db, month) {
      const { account_id, balance } = await findAccountBalance(db, account, month)
      const amounts = [await findOpenedBalance(db, account, month)]
      for (const find of documents) amounts.push(await find(db, month))
      const filter = {
        account_id: oneOf(account_id),
        ou_id: oneOf(month.ou_id),
        entry_date: inDays(month.from, month.until),
      }
      return {
        count: 0,
        books: balance,
        documents: moneyText(total(amounts.map(amount => parseMoney(amount)))),
        rows: { path: '/accounting/ledger', filter },
      }
    },
  }
}
