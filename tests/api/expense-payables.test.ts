import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { moneyText } from '@contract/kernel/money'
import type { ExpensePayment } from '@contract/modules/accounting/expense-payment.resource'
import type { PayableTotals } from '@contract/modules/accounting/payable.commands'
import type { Payable } from '@contract/modules/accounting/payable.resource'
import { payablesOwed } from '@server/modules/expense/payables/payable-movement.repository'
import { expenseCalls, type ExpenseCalls, type ShownExpense } from '@tests/api/expense.support'
import { aPerson, unitId } from '@tests/api/attacks/people.support'
import { ledgerFault, withKey } from '@tests/api/ledger.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

const PAYMENTS = '/api/v1/expense/payments'
let api: TestApi
let expenses: ExpenseCalls
let headOffice: string
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
  headOffice = await unitId(api, 'HO')
})
afterAll(() => api.close())

type RefusalBody = { message?: string; fields?: { path: string; code: string }[] }
const codes = (body: RefusalBody) => body.fields?.map(({ path, code }) => [path, code]) ?? body.message
const owed = (amount: string, more: object = {}) =>
  expenses.posted({ pay_mode: 'owe', lines: [{ amount }], ...more })
type Bill = { expense_id: string; amount: string }
const billOf = ({ id, owed: amount }: ShownExpense): Bill => ({ expense_id: id, amount })
const pay = (
  bills: readonly Bill[],
  more: object = {},
  client: Client = expenses.accounting,
  key: string = crypto.randomUUID(),
) =>
  client.post<{ data: ExpensePayment } & RefusalBody>(
    PAYMENTS,
    { paid_on: expenses.today, method: 'bank_transfer', bank_id: null, reference: null, bills, ...more },
    { headers: { 'idempotency-key': key } },
  )
const voidPayment = (payment: ExpensePayment, client: Client = expenses.accounting) =>
  client.post<{ data: ExpensePayment } & RefusalBody>(
    `${PAYMENTS}/${payment.id}/void`,
    { reason: 'The bank sent it back' },
    withKey(payment),
  )
const payables = async (client: Client = expenses.accounting) =>
  (await client.get<{ data: Payable[] }>('/api/v1/expense/payables?start=0&end=300')).body.data
/** What the payables account says, and what the sub-ledger does, on the same day. */
async function tieOut(on = expenses.today): Promise<[string, string]> {
  const { db } = api.database
  const { rows } = await sql<{ owed: string }>`
    select coalesce(sum(l.credit - l.debit), 0)::numeric(16,2)::text as owed from journal_line l
    join account a on a.id = l.account_id
    where a.code = '2010' and l.ou_id = ${headOffice} and l.entry_date <= ${on}`.execute(db)
  return [rows[0]?.owed ?? '', moneyText(await payablesOwed({ db }, headOffice, on))]
}

describe('what is owed of expenses', () => {
  it('is due after the terms of the company unless another day was entered', async () => {
    const late = addDays(expenses.today, -40)
    const byTerms = await owed('700.00', { supplier_invoice_date: late, expense_date: late })
    expect(byTerms).toMatchObject({ due_on: addDays(late, 30), owed: '700.00' })
    const entered = await owed('300.00', { due_on: addDays(expenses.today, 3) })
    expect(entered.due_on).toBe(addDays(expenses.today, 3))
    const listed = await payables()
    expect(listed.find(({ id }) => id === byTerms.id)).toMatchObject({
      days_overdue: 10,
      age: 'to_30',
      owed: '700.00',
    })
    expect(listed.find(({ id }) => id === entered.id)).toMatchObject({ days_overdue: 0, age: 'current' })
    const { body } = await expenses.accounting.get<{ data: PayableTotals }>('/api/v1/expense/payables/totals')
    const sum = listed.reduce((all, row) => all + Math.round(Number(row.owed) * 100), 0)
    expect(Math.round(Number(body.data.owed) * 100)).toBe(sum)
    expect(body.data.ages.find(({ age }) => age === 'to_30')?.bills).toBeGreaterThan(0)
  })

  it('is refused where it is due before the day of the expense', async () => {
    const { data } = (
      await expenses.draft({
        pay_mode: 'owe',
        due_on: addDays(expenses.today, -1),
        lines: [{ amount: '9.00' }],
      })
    ).body
    const sent = await expenses.act(expenses.employee, data, 'submit')
    expect(codes(sent.body)).toContainEqual(['due_on', 'expense_due_before'])
  })
})

describe('a payment', () => {
  it('pays several expenses by one entry, line by line off what is owed to each payee', async () => {
    const rent = await owed('1000.00')
    const paper = await owed('250.50', { payee_name: 'Visayan Paper', payee_tin: '123-456-789-00000' })
    const { status, body } = await pay([rent, paper].map(billOf), { reference: 'FT-1' })
    expect([status, body.data.amount, body.data.bills]).toEqual([201, '1250.50', 2])
    expect(body.data.number).toMatch(/^PV-HO-\d{4}-\d{6}$/)
    expect(await expenses.entryLines(body.data.entry_label ?? '')).toEqual([
      ['2010', '1000.00', '0.00'],
      ['2010', '250.50', '0.00'],
      ['1020', '0.00', '1250.50'],
    ])
    expect(await expenses.read(rent.id)).toMatchObject({ owed: '0.00', status: 'posted' })
    expect((await payables()).map(({ id }) => id)).not.toContain(rent.id)
    const [books, documents] = await tieOut()
    expect(documents).toBe(books)
    const parties = await sql<{ owed: string }>`
      select sum(l.credit - l.debit)::text as owed from journal_line l join expense e on e.payee_id = l.party_id
      where e.id = ${paper.id} and l.party_type = 'supplier'`.execute(api.database.db)
    expect(parties.rows[0]?.owed).toBe('0.00')
  })

  it('pays a part, and no more than is still owed', async () => {
    const bill = await owed('900.00')
    expect((await pay([{ expense_id: bill.id, amount: '400.00' }])).status).toBe(201)
    const beyond = await pay([{ expense_id: bill.id, amount: '500.01' }])
    expect([beyond.status, codes(beyond.body)]).toEqual([422, [['bills.0.amount', 'payment_beyond_owed']]])
    expect((await pay([{ expense_id: bill.id, amount: '500.00' }])).status).toBe(201)
    expect(await expenses.read(bill.id)).toMatchObject({ owed: '0.00' })
  })

  it('happens once, of two that are sent at the same time, and once of one that is sent again', async () => {
    const bill = await owed('120.00')
    const key = crypto.randomUUID()
    const answers = await Promise.all([
      pay([billOf(bill)], {}, expenses.accounting, key),
      pay([billOf(bill)]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    const { rows } = await sql<{ paid: string }>`
      select sum(amount)::text as paid from payable_movement where expense_id = ${bill.id} and kind = 'payment'`.execute(
      api.database.db,
    )
    expect(rows[0]?.paid).toBe('120.00')
    const again = await owed('80.00')
    const replayed = crypto.randomUUID()
    const [first, second] = [
      await pay([billOf(again)], {}, expenses.accounting, replayed),
      await pay([billOf(again)], {}, expenses.accounting, replayed),
    ]
    expect(second.body.data.id).toBe(first.body.data.id)
  })

  it('is undone by its mirror, once, before the expense itself may be voided', async () => {
    const bill = await owed('640.00')
    const { data: payment } = (await pay([billOf(bill)])).body
    const paid = await expenses.read(bill.id)
    const early = await expenses.act(expenses.accounting, paid, 'void', { reason: 'Wrong supplier' })
    expect([early.status, early.body.message]).toEqual([422, 'This expense is paid. Void its payment first.'])
    const voided = await voidPayment(payment)
    expect(voided.body.data).toMatchObject({ status: 'voided', voided_on: expenses.today })
    expect((await voidPayment(voided.body.data)).status).toBe(409)
    const open = await expenses.read(bill.id)
    expect(open.owed).toBe('640.00')
    expect((await expenses.act(expenses.accounting, open, 'void', { reason: 'Wrong supplier' })).status).toBe(
      200,
    )
    const [books, documents] = await tieOut()
    expect(documents).toBe(books)
    expect(await ledgerFault(api.database.db)).toBeNull()
  })

  it('by check names the check and pays one payee, and cash comes from no bank', async () => {
    const [one, other] = [await owed('10.00'), await owed('20.00', { payee_name: 'Another payee' })]
    const check = await pay([one, other].map(billOf), { method: 'check' })
    expect(codes(check.body)).toEqual([
      ['reference', 'expense_needs_check_no'],
      ['method', 'payment_check_one_payee'],
    ])
    const cash = await pay([billOf(one)], { method: 'cash' })
    expect(await expenses.entryLines(cash.body.data.entry_label ?? '')).toEqual([
      ['2010', '10.00', '0.00'],
      ['1010', '0.00', '10.00'],
    ])
  })
})

describe('who pays what is owed', () => {
  it('is nobody without the right, nobody of another unit, and nobody who wrote the expense down', async () => {
    const bill = await owed('55.00')
    expect((await pay([billOf(bill)], {}, expenses.employee)).status).toBe(403)
    const rights = ['expense.transaction.view', 'expense.transaction.post', 'expense.record.view'] as const
    const { client } = await aPerson(api, { codes: rights, scope: 'ou', reach: 'home', unit: 'DVO' })
    expect((await pay([billOf(bill)], {}, client)).status).toBe(404)
    expect((await payables(client)).map(({ id }) => id)).not.toContain(bill.id)
    await api.database.db
      .updateTable('expense')
      .set({ created_by: expenses.accounting.user?.id ?? null })
      .where('id', '=', bill.id)
      .execute()
    const other = await owed('56.00')
    const asked = await expenses.accounting.post<{ data: unknown }>('/api/v1/expense/payments/refused', {
      ids: [other.id, bill.id],
    })
    const why = 'You requested this expense. Another person pays it.'
    expect(asked.body.data).toEqual([{ id: bill.id, why }])
    const both = await pay([billOf(other), billOf(bill)])
    expect(both.body.fields).toMatchObject([{ path: 'bills.1.amount', message: why }])
    const own = await pay([billOf(bill)])
    expect([own.status, own.body.message]).toEqual([422, why])
  })

  it('cannot take out more by a negative amount, a bill named twice, or an expense that is not owed', async () => {
    const bill = await owed('45.00')
    const paidAtOnce = await expenses.posted({ lines: [{ amount: '30.00' }] })
    expect((await pay([{ expense_id: bill.id, amount: '-45.00' }])).status).toBe(400)
    expect((await pay([billOf(bill), billOf(bill)])).status).toBe(400)
    const nothing = await pay([{ expense_id: bill.id, amount: '0.00' }])
    expect(codes(nothing.body)).toEqual([['bills.0.amount', 'payment_needs_amount']])
    const wrong = await pay([{ expense_id: paidAtOnce.id, amount: '30.00' }])
    expect(codes(wrong.body)).toEqual([['bills.0.amount', 'payment_beyond_owed']])
    const ahead = await pay([billOf(bill)], { paid_on: addDays(expenses.today, 1) })
    expect(codes(ahead.body)).toEqual([['paid_on', 'payment_ahead']])
  })

  it('voids a payment only with the right to void, and sees none of another unit', async () => {
    const { data: payment } = (await pay([billOf(await owed('66.00'))])).body
    expect((await voidPayment(payment, expenses.employee)).status).toBe(403)
    const rights = ['expense.record.view', 'expense.transaction.void'] as const
    const { client } = await aPerson(api, { codes: rights, scope: 'ou', reach: 'home', unit: 'DVO' })
    expect((await voidPayment(payment, client)).status).toBe(404)
    expect((await client.get(`${PAYMENTS}/${payment.id}/bills`)).status).toBe(404)
  })
})
