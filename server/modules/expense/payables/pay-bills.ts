import { yearOf } from '@contract/kernel/calendar'
import { parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { expense } from '@contract/modules/accounting/expense.document'
import type { Payment } from '@contract/modules/accounting/payable.commands'
import { checkPayment, paymentEntry, type PaidBill } from '@contract/modules/accounting/payable.rules'
import { reachWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import { newId } from '@server/platform/db/new-id'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import { findBankAccount } from '@server/platform/ledger/account.repository'
import { postEntry } from '@server/platform/ledger/post-entry'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { askPayer, checkPayer } from '@server/modules/expense/payables/check-payer'
import { addPayableMoves } from '@server/modules/expense/payables/payable-movement.repository'
import {
  insertPayment,
  lockBills,
  type LockedBill,
} from '@server/modules/expense/payables/payment.repository'

type Bill = LockedBill & PaidBill

/** Pays bills of one unit: the payment, its entry, and what each of them owes after it. Gives the id of the payment. */
export async function payBills(tx: Tx, actor: Actor, { bills: named, ...order }: Payment): Promise<string> {
  const bills = await lockNamed(tx, actor, named)
  const today = await businessDay(tx.db)
  refuseBroken(checkPayment(order, bills, today))
  await checkPayer(
    tx,
    actor,
    bills.map(({ id }) => id),
  )
  const bankAccount = order.bank_id === null ? undefined : await findBankAccount(tx.db, order.bank_id)
  if (bankAccount === null) refuseBroken([{ path: 'bank_id', code: 'ledger_account_unfit' }])
  const [{ ou_id }] = bills as [Bill]
  const id = await newId(tx.db)
  const number = await allocateNumber(tx, {
    ouId: ou_id,
    type: 'expense_payment',
    year: yearOf(order.paid_on),
  })
  const [entry] = await postEntry(tx, {
    ouId: ou_id,
    date: order.paid_on,
    memo: `${number} ${namesOf(bills)}`,
    source: { type: 'expense_payment', id },
    key: `expense_payment:${id}`,
    lines: paymentEntry(order.method, bills, bankAccount ?? undefined),
  })
  const entry_id = entry?.id ?? ''
  const amount = total(bills.map(bill => bill.amount))
  await insertPayment(tx.db, {
    ...{ ...order, id, ou_id, number, amount, entry_id },
    payees: namesOf(bills),
    bills: bills.length,
  })
  await addPayableMoves(
    tx.db,
    bills.map(bill => ({
      ...{ ou_id, expense_id: bill.id, payee_id: bill.payee_id ?? '', kind: 'payment', amount: bill.amount },
      ...{ moved_on: order.paid_on, payment_id: id, journal_entry_id: entry_id },
    })),
  )
  return id
}

/** Of bills that whoever asks may pay: which of them others have to pay, and why. */
export async function askBills(tx: Tx, call: Pick<AnyCall, 'actor' | 'locale'>, ids: readonly string[]) {
  await lockNamed(
    tx,
    call.actor,
    ids.map(expense_id => ({ expense_id, amount: '0.00' })),
  )
  return askPayer(tx, call, ids)
}

const namesOf = (bills: readonly Bill[]) => [...new Set(bills.map(({ payee_name }) => payee_name))].join(', ')

/** In the order in which they were named, so that a refusal stands beside its bill. */
async function lockNamed(tx: Tx, actor: Actor, named: Payment['bills']): Promise<Bill[]> {
  const access = reachWhere(actor, ['expense.transaction.post'], expense.resource)
  const locked = await lockBills(
    tx.db,
    access,
    named.map(({ expense_id }) => expense_id),
  )
  return named.map(({ expense_id, amount }) => {
    const bill = locked.get(expense_id)
    if (!bill) throw notFound()
    return { ...bill, amount: parseMoney(amount) }
  })
}
