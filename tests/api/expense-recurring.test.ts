import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import { dueDays } from '@contract/modules/accounting/recurring-expense.rules'
import type { RecurringExpense } from '@contract/modules/accounting/recurring-expense.resource'
import { draftRecurring } from '@server/modules/expense/recurring/recurring.jobs'
import { aPerson } from '@tests/api/attacks/people.support'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { sees } from '@tests/api/property-holds.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'

const URL = '/api/v1/expense/recurring'
let api: TestApi
let expenses: ExpenseCalls
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
})
afterAll(() => api.close())

const run = () => draftRecurring(api.database)
const make = async (more: object = {}, client: Client = expenses.employee) => {
  const { body } = await expenses.draft({ lines: [{ amount: '8500.00' }] })
  return client.post<{ data: RecurringExpense }>(URL, {
    ...{
      name: 'Rent of the office',
      payee_name: 'Ayala Property Management',
      frequency: 'monthly',
      pay_mode: 'owe',
    },
    ...{ next_on: expenses.today, lines: body.data.lines },
    ...more,
  })
}
const drafts = async (name: string) => {
  const { rows } = await sql<{ expense_date: string; amount: string; told: number }>`
    select x.expense_date::text, x.amount::text, (select count(*)::int from notification n where n.subject_id = x.id) as told
    from expense x where x.payee_name = ${name} and x.status = 'draft' order by 1`.execute(api.database.db)
  return rows
}

describe('an expense that comes again', () => {
  it('is drafted on each day that came due, once, told to its owner, and comes again', async () => {
    // In a longer month than the one before, the second day is not today but both are due.
    const start = addMonths(expenses.today, -1)
    const { status, body } = await make({ payee_name: 'Landlord', next_on: start })
    expect(status).toBe(201)
    await run()
    await run()
    expect(await drafts('Landlord')).toEqual([
      { expense_date: start, amount: '8500.00', told: 1 },
      { expense_date: addMonths(start, 1), amount: '8500.00', told: 1 },
    ])
    const { data } = (await expenses.employee.get<{ data: RecurringExpense }>(`${URL}/${body.data.id}`)).body
    expect(data.next_on).toBe(addMonths(start, 2))
  })

  it('keeps the day that somebody wrote: the job moves on from it, and only a person changes it', async () => {
    const written = '2026-01-31'
    const { data } = (await make({ payee_name: 'Of the 31st', next_on: written })).body
    expect(data).toMatchObject({ next_on: written, first_on: written })
    // As the job leaves it after January; from the 28th alone the 31st would be lost.
    await sql`update recurring_expense set next_on = '2026-02-28' where id = ${data.id}`.execute(
      api.database.db,
    )
    await run()
    const read = async () =>
      (await expenses.employee.get<{ data: RecurringExpense }>(`${URL}/${data.id}`)).body.data
    const after = await read()
    expect(after.first_on).toBe(written)
    expect(after.next_on).toBe(dueDays(written, 'monthly', expenses.today).next)
    const change = async (values: Partial<RecurringExpense>) => {
      const { status } = await expenses.employee.patch(`${URL}/${data.id}`, values, sees(await read()))
      expect(status).toBe(200)
      return read()
    }
    const { next_on, lines } = after
    expect((await change({ name: 'Rent of the hall', next_on, lines })).first_on).toBe(written)
    expect((await change({ frequency: 'weekly' })).first_on).toBe(next_on)
    const moved = addMonths(expenses.today, 3)
    expect(await change({ next_on: moved })).toMatchObject({ next_on: moved, first_on: moved })
  })

  it('that is refused holds no other up, and the job tells of it', async () => {
    const { id: unit } = await buildOperatingUnit(api.database.db)
    const { body } = await expenses.draft({
      lines: [{ amount: '8500.00', bearers: [{ ou_id: unit, weight: '1' }] }],
    })
    const { data } = (await make({ payee_name: 'Refused', lines: body.data.lines })).body
    await make({ payee_name: 'Held up' })
    await sql`update recurring_expense set next_on = next_on - 1 where id = ${data.id}`.execute(
      api.database.db,
    )
    await sql`update operating_unit set is_active = false where id = ${unit}`.execute(api.database.db)
    await expect(run()).rejects.toThrow()
    expect(await drafts('Refused')).toEqual([])
    expect(await drafts('Held up')).toHaveLength(1)
    await sql`update recurring_expense set is_active = false where id = ${data.id}`.execute(api.database.db)
  })

  it('is not drafted once it is deactivated, and is of nobody else', async () => {
    const { data } = (await make({ payee_name: 'Old landlord' })).body
    const off = await expenses.employee.post(`${URL}/${data.id}/deactivate`, undefined, {
      headers: { 'if-match': `"${data.row_version}"` },
    })
    expect(off.status).toBe(200)
    await run()
    expect(await drafts('Old landlord')).toEqual([])
    const codes = ['expense.transaction.view', 'expense.transaction.create'] as const
    const { client } = await aPerson(api, { codes, scope: 'own', reach: 'home', unit: 'HO' })
    expect((await client.get(`${URL}/${data.id}`)).status).toBe(404)
    const changed = await client.patch(
      `${URL}/${data.id}`,
      { name: 'Mine now' },
      { headers: { 'if-match': `"${data.row_version + 1}"` } },
    )
    expect(changed.status).toBe(404)
    expect((await make({ lines: [] })).status).toBe(422)
  })
})
