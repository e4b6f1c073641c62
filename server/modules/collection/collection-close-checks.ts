import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { controlCheck, type CloseCheck } from '@server/platform/ledger/close-check'
import { findOwed, ofUnit } from '@server/modules/collection/receivables.repository'

export const collectionCloseChecks: readonly CloseCheck[] = [
  controlCheck('receivables', LEDGER.receivables, async (db, { ou_id, until }) => {
    const owed = await findOwed(db, until, ofUnit(ou_id))
    return moneyText(total(owed.map(({ open }) => parseMoney(open))))
  }),
]
