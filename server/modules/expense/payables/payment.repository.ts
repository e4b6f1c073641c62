import { sql } from 'kysely'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import type {
  ExpensePayments,
  PaidBills,
  PayableTotals,
  Payment,
} from '@contract/modules/accounting/payable.commands'
import { PAYABLE_AGES, type PaidBill, type PayableAge } from '@contract/modules/accounting/payable.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export type LockedBill = Omit<PaidBill, 'amount'> & {
  id: string
  number: string | null
  payee_name: string
}

/** Bills that somebody may pay, locked in one order until the transaction ends. */
export async function lockBills(
  db: Db,
  access: Condition,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedBill>> {
  const { rows } = await sql<Omit<LockedBill, 'owed'> & { owed: string }>`
    select id, ou_id, number, payee_id, payee_name, posted_on, owed::text from expense
    where id = any (${ids}::uuid[]) and status = 'posted' and ${access} order by id for no key update`.execute(
    db,
  )
  return new Map(rows.map(row => [row.id, { ...row, owed: parseMoney(row.owed) }]))
}

type NewPayment = Omit<Payment, 'bills'> & {
  id: string
  ou_id: string
  number: string
  payees: string
  bills: number
  amount: Centavos
  entry_id: string
}

export async function insertPayment(db: Db, { amount, ...payment }: NewPayment): Promise<void> {
  await db
    .insertInto('expense_payment')
    .values({
      ...payment,
      amount: moneyText(amount),
      status: 'paid',
      created_by: sql<string>`app_user_id()`,
      updated_by: null,
    })
    .execute()
}

export async function markVoided(db: Db, id: string, voidedOn: string, reason: string): Promise<void> {
  await db
    .updateTable('expense_payment')
    .set({ status: 'voided', voided_on: voidedOn, void_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** What a payment paid, as its void gives it back. */
export async function findPaidMoves(db: Db, paymentId: string) {
  const rows = await db
    .selectFrom('payable_movement')
    .select(['ou_id', 'expense_id', 'payee_id', 'amount'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'payment')
    .orderBy('expense_id')
    .execute()
  return rows.map(row => ({ ...row, amount: parseMoney(row.amount) }))
}

export async function findPaidBills(db: Db, paymentId: string): Promise<PaidBills> {
  const { rows } = await sql<PaidBills[number]>`
    select e.id as expense_id, e.number, e.payee_name, e.supplier_invoice_no, m.amount::text
    from payable_movement m join expense e on e.ou_id = m.ou_id and e.id = m.expense_id
    where m.payment_id = ${paymentId} and m.kind = 'payment' order by e.number`.execute(db)
  return rows
}

export async function findPaymentsOf(db: Db, expenseId: string): Promise<ExpensePayments> {
  const { rows } = await sql<ExpensePayments[number]>`
    select p.id as payment_id, p.number, p.paid_on::text, m.amount::text, p.voided_on::text
    from payable_movement m join expense_payment p on p.ou_id = m.ou_id and p.id = m.payment_id
    where m.expense_id = ${expenseId} and m.kind = 'payment' order by p.paid_on, p.number`.execute(db)
  return rows
}

/** Of all that the reader sees, whatever the list beside is narrowed to. */
export async function findPayableTotals(db: Db, access: Condition): Promise<PayableTotals> {
  const { rows } = await sql<{ age: PayableAge | null; bills: number; owed: string }>`
    select age, count(*)::int as bills, coalesce(sum(owed), 0)::numeric(16,2)::text as owed
    from expense_payable where ${access} group by rollup (age)`.execute(db)
  const of = (age: PayableAge | null) => rows.find(row => row.age === age) ?? { bills: 0, owed: '0.00' }
  const all = of(null)
  return {
    owed: all.owed,
    bills: all.bills,
    ages: PAYABLE_AGES.map(age => ({ age, bills: of(age).bills, owed: of(age).owed })),
  }
}
