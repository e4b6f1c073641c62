import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import type { ExpenseChecks } from '@contract/modules/accounting/expense.calls'
import { expenseCalls, PDF, type ExpenseCalls } from '@tests/api/expense.support'
import { aPerson, unitId } from '@tests/api/attacks/people.support'
import { ledgerCalls, withKey } from '@tests/api/ledger.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { fileForm } from '@tests/support/multipart'

const URL = '/api/v1/expense/transactions'
let api: TestApi
let expenses: ExpenseCalls
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
})
afterAll(() => api.close())

const some = { lines: [{ amount: '250.00' }] }
const setPairTo = (severity: 'warn' | 'block') =>
  api.database.db
    .updateTable('sod_rule')
    .set({ severity })
    .where('code', '=', 'expense.transaction.approve--expense.transaction.post')
    .execute()
const userIdOf = async (username: string) =>
  (
    await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).id

describe('who does what with an expense', () => {
  it('leaves its approval to others than who asked for it', async () => {
    const sent = await expenses.submitted(some)
    await expect(expenses.decide(expenses.employee, sent, 'approve')).rejects.toThrow('nobody is asked')
  })

  it('INV-15 is not posted by who asked for it, whatever rights they hold', async () => {
    const { role_id } = await api.database.db
      .selectFrom('user_role as h')
      .innerJoin('role as r', 'r.id', 'h.role_id')
      .select('h.role_id')
      .where('r.code', '=', 'accounting')
      .executeTakeFirstOrThrow()
    const approved = await expenses.approved(some)
    const employee = await userIdOf('employee')
    await api.database.db
      .insertInto('user_role')
      .values({ user_id: employee, role_id, valid_to: null })
      .execute()
    const own = await expenses.post(approved, {}, await api.as('employee'))
    await api.database.db
      .deleteFrom('user_role')
      .where('user_id', '=', employee)
      .where('role_id', '=', role_id)
      .execute()
    expect([own.status, own.body.message]).toEqual([
      422,
      'You requested this expense. Another person posts it.',
    ])
    expect(await expenses.read(approved.id)).toMatchObject({ status: 'approved' })
  })

  it('is posted by who approved it unless the company is strict about that pair', async () => {
    const approved = await expenses.approved(some)
    const accounting = await userIdOf('accounting')
    const seats = api.database.db.updateTable('approval_seat').where('subject_id', '=', approved.id)
    await seats.set({ user_id: accounting }).where('decision', '=', 'approve').execute()
    await setPairTo('block')
    const refused = await expenses.post(approved)
    await setPairTo('warn')
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'You approved this expense. Another person posts it.',
    ])
    expect((await expenses.post(approved)).status).toBe(200)
  })

  it('is posted by nobody without the right, and seen by nobody of another unit', async () => {
    const approved = await expenses.approved(some)
    expect((await expenses.post(approved, {}, expenses.head)).status).toBe(403)
    const codes = ['expense.transaction.view', 'expense.record.view', 'expense.report.view'] as const
    const { client } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
    expect((await client.get(`${URL}/${approved.id}`)).status).toBe(404)
    expect((await client.get(`${URL}/${approved.id}/checks`)).status).toBe(404)
    const posted = await expenses.post(approved)
    expect(await expenses.records(posted.body.data.number, client)).toEqual([])
    const list = await client.get<{ data: { id: string }[] }>(`${URL}?start=0&end=200`)
    expect(list.body.data.map(({ id }) => id)).not.toContain(approved.id)
  })

  it('keeps its receipts from whoever does not see it, and takes no file that is not what it says', async () => {
    const { id } = (await expenses.draft(some)).body.data
    await expenses.attach({ id })
    const url = `${URL}/${id}/attachments`
    const kept = await expenses.employee.get<{ data: { id: string }[] }>(url)
    const [receipt] = kept.body.data
    expect(receipt).toBeDefined()
    const codes = ['expense.transaction.view', 'expense.transaction.create'] as const
    const strangers = [
      await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' }),
      await aPerson(api, { codes, scope: 'own', unit: 'HO' }),
    ]
    for (const { client } of strangers) {
      const { payload, headers } = fileForm('receipt.pdf', PDF, 'application/pdf')
      const answers = [
        await client.get(url),
        await client.get(`${url}/${receipt?.id}`),
        await client.post(url, payload, { headers }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
    const page = fileForm('receipt.pdf', Buffer.from('<html><script>1</script></html>'), 'application/pdf')
    expect((await expenses.employee.post(url, page.payload, { headers: page.headers })).status).toBe(415)
    const after = await expenses.employee.get<{ data: unknown[] }>(url)
    expect(after.body.data).toHaveLength(1)
  })

  it('needs all units in view where others bear a part', async () => {
    const ou_id = await unitId(api, 'DVO')
    const approved = await expenses.approved({
      lines: [{ amount: '90.00', bearers: [{ ou_id, weight: '1' }] }],
    })
    const narrowed = await expenses.accounting.post(
      `${URL}/${approved.id}/post`,
      { entry_date: expenses.today, bank_id: null, check_no: null },
      {
        headers: {
          'x-active-ou': 'HO',
          ...withKey(approved).headers,
        },
      },
    )
    expect(narrowed.status).toBe(422)
    expect((await expenses.post(approved)).status).toBe(200)
  })
})

describe('the posting of an expense', () => {
  it('is refused in a closed month, beside the date, and taken on a later one', async () => {
    const books = ledgerCalls(api, expenses.accounting)
    const month = addMonths(`${expenses.today.slice(0, 7)}-01`, -1)
    const period = await books.period(await unitId(api, 'HO'), month.slice(0, 7))
    expect((await books.movePeriod(period, 'close')).status).toBe(200)
    const approved = await expenses.approved({ ...some, expense_date: month })
    const late = await expenses.post(approved, { entry_date: month })
    expect([late.status, late.body.fields]).toEqual([
      422,
      [expect.objectContaining({ path: 'entry_date', code: 'period_closed' })],
    ])
    expect(late.body.message).toBe('This month is closed. Choose a later date, or have the month reopened.')
    const posted = await expenses.post(approved)
    expect(posted.body.data).toMatchObject({ status: 'posted', posted_on: expenses.today })
  })

  it('happens once, of two who press at the same time', async () => {
    const approved = await expenses.approved(some)
    const answers = await Promise.all([expenses.post(approved), expenses.post(approved)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await expenses.records(approved.number)).toHaveLength(1)
  })

  it('is refused to whoever saw an older version', async () => {
    const approved = await expenses.approved(some)
    const stale = await expenses.post({ ...approved, row_version: approved.row_version - 1 })
    expect(stale.status).toBe(409)
    expect(await expenses.read(approved.id)).toMatchObject({ status: 'approved', entry_id: null })
  })

  it('asks for the number of a check', async () => {
    const approved = await expenses.approved({ ...some, pay_mode: 'check' })
    expect((await expenses.post(approved)).body.fields?.[0]).toMatchObject({ path: 'check_no' })
    expect((await expenses.post(approved, { check_no: '000123' })).status).toBe(200)
  })
})

describe('the same paper once more', () => {
  const checks = async (id: string, client: Client) =>
    (await client.get<{ data: ExpenseChecks }>(`${URL}/${id}/checks`)).body.data.duplicates.map(other => [
      other.id,
      other.because,
    ])

  it('is told of by invoice and by the bytes of the receipt, and refuses nothing', async () => {
    const invoice = { payee_tin: '123-456-789-00000', supplier_invoice_no: 'SI-1' }
    const first = (await expenses.draft({ ...some, ...invoice })).body.data
    const second = (await expenses.draft({ ...some, ...invoice, supplier_invoice_no: 'si-1' })).body.data
    expect(await checks(second.id, expenses.employee)).toEqual([[first.id, 'invoice']])
    const scan = Buffer.concat([PDF, Buffer.from('% of a taxi')])
    const [third, fourth] = [(await expenses.draft(some)).body.data, (await expenses.draft(some)).body.data]
    for (const expense of [third, fourth]) await expenses.attach(expense, expenses.employee, scan)
    expect(await checks(fourth.id, expenses.employee)).toEqual([[third.id, 'receipt']])
    const sent = await expenses.act(
      expenses.employee,
      await expenses.read(fourth.id, expenses.employee),
      'submit',
    )
    expect(sent.status).toBe(200)
  })
})
