import { moneyText, parseMoney } from '@contract/kernel/money'
import { liquidationMovements, openBalance } from '@contract/modules/cash-advance/advance-movement.rules'
import { cashAdvance } from '@contract/modules/cash-advance/cash-advance.document'
import type { Tx } from '@server/platform/db/transaction'
import { moveDocument } from '@server/platform/documents/move-document'
import type { AdvanceSettlement, OwnAdvance, SettledAdvance } from '@server/platform/ledger/advance-port'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { addMovements } from '@server/modules/cash-advance/advance-movement.repository'
import { partyOf } from '@server/modules/cash-advance/advance-row'
import { lockSettled } from '@server/modules/cash-advance/deduction.repository'
import { checkMovedOn } from '@server/modules/cash-advance/move-advance'

const parts = { document: cashAdvance }

/** Refuses an advance that is not of whoever spent it, of another unit, or not open. */
export async function lockOwn(tx: Tx, { advance_id, employee_id, ou_id }: OwnAdvance) {
  const row = await lockSettled(tx.db, advance_id)
  if (row && row.employee_id === employee_id && row.ou_id === ou_id) return row
  return refuseBroken([{ path: 'cash_advance_id', code: 'expense_advance_unfit' }])
}

/** What an expense brings back of an advance; its entry bears the movements, and pays what was spent beyond it. */
export async function settleByExpense(tx: Tx, order: AdvanceSettlement): Promise<SettledAdvance> {
  const row = await lockOwn(tx, order)
  await checkMovedOn(tx, 'entry_date', order.date, row.released_on)
  const balance = parseMoney(row.balance)
  const movements = liquidationMovements(balance, order.spent)
  await addMovements(tx.db, row, {
    ...{ movements, on: order.date, reference: order.reference, entryId: null, by: null },
    source: { ...order.source, key: order.key },
  })
  const left = moneyText(balance + openBalance(movements))
  await moveDocument(tx, parts, row, left === '0.00' ? 'settle' : 'liquidate')
  return { party: partyOf(row), balance }
}
