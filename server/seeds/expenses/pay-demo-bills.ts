import { addDays } from '@contract/kernel/dates'
import { payBills } from '@server/modules/expense/payables/pay-bills'
import { voidPayment } from '@server/modules/expense/payables/void-payment'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { findOldBills } from '@server/seeds/expenses/demo-expenses.repository'
import { founder } from '@server/seeds/lists/list-writer'

const DAYS_OLD = 14
const PAID_AFTER = 7

/** Half of what was owed for some time is paid, unit by unit; one payment came back. */
export async function payDemoBills(tx: Tx): Promise<void> {
  const today = await businessDay(tx.db)
  const rows = await findOldBills(tx.db, addDays(today, -DAYS_OLD))
  const [first] = rows
  if (!first) return
  const actor = await founder(tx, first.payer)
  const units = Map.groupBy(
    rows.filter((_, index) => index % 2 === 0),
    ({ ou_id }) => ou_id,
  )
  for (const bills of units.values()) {
    const latest =
      bills
        .map(({ posted_on }) => posted_on)
        .sort()
        .at(-1) ?? today
    await payBills(tx, actor, {
      paid_on: addDays(latest, PAID_AFTER) < today ? addDays(latest, PAID_AFTER) : today,
      ...{ method: 'bank_transfer', bank_id: null, reference: `FT-${latest.replaceAll('-', '')}` },
      bills: bills.map(({ id, owed }) => ({ expense_id: id, amount: owed })),
    })
  }
  const returned = rows[1]
  if (!returned) return
  const id = await payBills(tx, actor, {
    ...{ paid_on: returned.posted_on, method: 'bank_transfer', bank_id: null, reference: 'FT-RETURNED' },
    bills: [{ expense_id: returned.id, amount: returned.owed }],
  })
  const payment = await tx.db
    .selectFrom('expense_payment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await voidPayment(tx, payment, 'The bank returned the transfer: wrong account.')
}
