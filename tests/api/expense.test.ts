import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { unitId } from '@tests/api/attacks/people.support'
import { ledgerFault, withKey } from '@tests/api/ledger.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let expenses: ExpenseCalls
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
})
afterAll(() => api.close())

const rent = { amount: '10000.00', vat_mode: 'exclusive', atc: 'WC100' } as const
const marketing = { category: 'MARKETING', amount: '7459.99', vat_mode: 'inclusive', atc: 'WC160' } as const
const codes = (body: { fields?: { path: string; code: string }[]; message?: string }) =>
  body.fields?.map(({ path, code }) => [path, code]) ?? body.message

describe('an expense', () => {
  it('EX-31 is drafted with VAT and tax withheld, approved, verified and posted into books and records', async () => {
    const approved = await expenses.approved({ lines: [rent, marketing] })
    expect(approved).toMatchObject({
      status: 'approved',
      net_amount: '16660.71',
      input_vat: '1999.28',
      ewt_amount: '633.21',
      amount: '18026.78',
    })
    expect(approved.number).toMatch(/^EX-HO-\d{4}-\d{6}$/)
    const { status, body } = await expenses.post(approved)
    expect([status, body.data.status]).toEqual([200, 'posted'])
    expect(await expenses.entryLines(body.data.entry_label ?? '')).toEqual([
      ['6100', '10000.00', '0.00'],
      ['6300', '6660.71', '0.00'],
      ['1140', '1999.28', '0.00'],
      ['2040', '0.00', '633.21'],
      ['1020', '0.00', '18026.78'],
    ])
    const records = await expenses.records(body.data.number)
    expect(records.map(line => [line.net_amount, line.input_vat, line.ewt_amount, line.has_receipt])).toEqual(
      [
        ['10000.00', '1200.00', '500.00', true],
        ['6660.71', '799.28', '133.21', true],
      ],
    )
  })

  it('EX-32 is shared by units by their headcount, each with an entry of its own', async () => {
    const bearers = await Promise.all(
      [
        ['HO', '11'],
        ['CEB', '7'],
        ['DVO', '5'],
      ].map(async ([code = '', weight = '']) => ({
        ou_id: await unitId(api, code),
        weight,
      })),
    )
    const posted = await expenses.posted({ lines: [{ amount: '85000.00', bearers }] })
    const records = await expenses.records(posted.number)
    expect(records.map(line => [line.ou_label?.split(' · ').at(-1), line.net_amount])).toEqual([
      ['HO', '40652.17'],
      ['CEB', '25869.57'],
      ['DVO', '18478.26'],
    ])
    expect(await ledgerFault(api.database.db)).toBeNull()
  })

  it('is owed until it is paid, where it says so', async () => {
    const owed = { pay_mode: 'owe', lines: [{ amount: '500.00' }] } as const
    const posted = await expenses.posted({ ...owed, due_on: expenses.today })
    expect(await expenses.entryLines(posted.entry_label ?? '')).toEqual([
      ['6100', '500.00', '0.00'],
      ['2010', '0.00', '500.00'],
    ])
  })

  it('stays in the unit whose books it stands in when its requester goes to another', async () => {
    const { id, employee_id } = await expenses.posted({ lines: [{ amount: '500.00' }] })
    const client = await api.database.pool.connect()
    await client.query('begin')
    const units = 'select id from operating_unit where id <> e.ou_id limit 1'
    await client.query(`update employee e set ou_id = (${units}) where e.id = $1`, [employee_id])
    const { rows } = await client.query(
      `select e.ou_id <> x.ou_id as moved, x.ou_id = l.ou_id as stayed
        from expense x join employee e on e.id = x.employee_id join expense_line l on l.expense_id = x.id where x.id = $1`,
      [id],
    )
    await client.query('rollback')
    client.release()
    expect(rows).toEqual([{ moved: true, stayed: true }])
  })

  it('of petty cash comes from the hand, whatever bank the payment would be from', async () => {
    const posted = await expenses.posted({ payee_kind: 'petty_cash', lines: [{ amount: '75.00' }] })
    expect(await expenses.entryLines(posted.entry_label ?? '')).toEqual([
      ['6100', '75.00', '0.00'],
      ['1010', '0.00', '75.00'],
    ])
    expect(await expenses.records(posted.number)).toMatchObject([{ payee_kind: 'petty_cash' }])
  })

  it('that an employee laid out is owed to them, and reimbursed by a payment that is paid once', async () => {
    const [payee_name, amount] = ['Juana Reimbursed', '640.00']
    const posted = await expenses.posted({
      ...{ payee_name, payee_kind: 'employee', pay_mode: 'owe' },
      lines: [{ amount }],
    })
    const pay = () =>
      expenses.accounting.post<{ data: { id: string } }>(
        '/api/v1/expense/payments',
        {
          ...{ method: 'cash', bank_id: null, reference: null, paid_on: expenses.today },
          bills: [{ expense_id: posted.id, amount }],
        },
        withKey(),
      )
    expect((await pay()).status).toBeLessThan(300)
    expect(await expenses.read(posted.id)).toMatchObject({ owed: '0.00' })
    expect((await pay()).status).toBe(422)
  })

  it('is not submitted without a line, a receipt above the limit of its category, or a project where that needs one', async () => {
    const empty = (await expenses.draft()).body.data
    const nothing = await expenses.act(expenses.employee, empty, 'submit')
    expect(codes(nothing.body)).toEqual([['lines', 'expense_needs_line']])
    const { data } = (
      await expenses.draft({
        lines: [
          { category: 'TRAVEL', amount: '500.00' },
          { category: 'TRAVEL', amount: '500.01' },
          { category: 'TRIPPING', amount: '0.00' },
        ],
      })
    ).body
    expect(codes((await expenses.act(expenses.employee, data, 'submit')).body)).toEqual([
      ['lines.1.amount', 'expense_needs_receipt'],
      ['lines.2.amount', 'expense_line_needs_amount'],
      ['lines.2.project_id', 'expense_line_needs_project'],
    ])
  })

  it('is put to other accounts by accounting before it is posted, with its amounts as approved', async () => {
    const approved = await expenses.approved({ lines: [rent, marketing] })
    const { id } = await api.database.db
      .selectFrom('account')
      .select('id')
      .where('code', '=', '6900')
      .executeTakeFirstOrThrow()
    const { id: bank } = await api.database.db
      .selectFrom('account')
      .select('id')
      .where('code', '=', '1020')
      .executeTakeFirstOrThrow()
    const classify = (client: Client, accounts: (string | null)[]) =>
      expenses.act(client, approved, 'classify', { accounts })
    expect((await classify(expenses.employee, [id, null])).status).toBe(403)
    expect(codes((await classify(expenses.accounting, [null, bank])).body)).toEqual([
      ['lines.1.account_id', 'account_retired'],
    ])
    const { body } = await classify(expenses.accounting, [id, null])
    expect(body.data).toMatchObject({ status: 'approved', amount: approved.amount })
    const posted = await expenses.post(body.data)
    const lines = await expenses.entryLines(posted.body.data.entry_label ?? '')
    expect(lines.slice(0, 2)).toEqual([
      ['6900', '10000.00', '0.00'],
      ['6300', '6660.71', '0.00'],
    ])
  })

  it('is voided with its entry and records, each by a mirror', async () => {
    const posted = await expenses.posted({ lines: [marketing] })
    const journal = await expenses.accounting.get<{ data: { row_version: number } }>(
      `/api/v1/accounting/journal/${posted.entry_id}`,
    )
    const alone = await expenses.accounting.post(
      `/api/v1/accounting/journal/${posted.entry_id}/reverse`,
      { reason: 'Wrong account' },
      withKey(journal.body.data),
    )
    expect(alone.status).toBe(422)
    const voided = await expenses.act(expenses.accounting, posted, 'void', { reason: 'Paid twice' })
    expect(voided.body.data).toMatchObject({ status: 'voided', last_comment: 'Paid twice' })
    const records = await expenses.records(posted.number)
    expect(records.map(line => [line.net_amount, line.is_reversal])).toEqual([
      ['6660.71', false],
      ['-6660.71', true],
    ])
    const again = await expenses.act(expenses.accounting, voided.body.data, 'void', { reason: 'Once more' })
    expect(again.status).toBe(409)
    expect(await ledgerFault(api.database.db)).toBeNull()
  })

  it('leaves records that change in nothing but that a receipt came and that it was voided, each for good', async () => {
    const posted = await expenses.posted({ lines: [{ amount: '750.00' }] })
    const { id } = posted
    await expenses.attach(posted, expenses.accounting)
    await expenses.act(expenses.accounting, posted, 'void', { reason: 'Paid twice' })
    const change = (to: RawBuilder<unknown>) =>
      sql`update expense_line set ${to} where expense_id = ${id}`.execute(api.database.db)
    for (const to of [
      sql`net_amount = net_amount + 0.01`,
      sql`has_receipt = false`,
      sql`is_voided = false`,
      sql`payee_name = 'Another'`,
    ])
      await expect(change(to)).rejects.toThrow(/append-only/)
    await expect(
      sql`delete from expense_line where expense_id = ${id}`.execute(api.database.db),
    ).rejects.toThrow(/append-only/)
  })

  it('is voided before it was posted without touching the books', async () => {
    const approved = await expenses.approved({ lines: [{ amount: '900.00' }] })
    const { body } = await expenses.act(expenses.accounting, approved, 'void', { reason: 'No longer needed' })
    expect(body.data).toMatchObject({ status: 'voided', entry_id: null })
    expect(await expenses.records(approved.number)).toEqual([])
  })
})
