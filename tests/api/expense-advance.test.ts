import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.calls'
import { type WithholdingReport } from '@contract/modules/accounting/withholding-report'
import { quarterOf } from '@contract/kernel/dates'
import { advanceDesk, codesOf, type Advance, type AdvanceDesk } from '@tests/api/cash-advance.support'
import { expenseCalls, type ExpenseCalls, type ShownExpense } from '@tests/api/expense.support'
import { ledgerFault } from '@tests/api/ledger.support'
import { startApi, type TestApi } from '@tests/support/api'

const PAYEE = { payee_name: 'Inn of the site visit', payee_tin: '922-333-444-00000' } as const
const rent = { amount: '5000.00', vat_mode: 'exclusive', atc: 'WC100' } as const

let api: TestApi
let expenses: ExpenseCalls
let desk: AdvanceDesk
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
  desk = await advanceDesk(api)
})
afterAll(() => api.close())

const spent = ({ id }: Advance, more: object = {}) =>
  expenses.approved({ ...PAYEE, cash_advance_id: id, lines: [rent], ...more })
const withheld = async () => {
  const { body } = await expenses.accounting.get<{ data: WithholdingReport }>(
    `/api/v1/expense/withholding?period=${quarterOf(expenses.today)}`,
  )
  return body.data.payees.find(({ tin }) => tin === PAYEE.payee_tin)
}
const expectControlAgrees = async () => {
  const { rows } = await sql<Record<string, string>>`
    select (select coalesce(sum(l.debit - l.credit), 0)::text from journal_line l
        join account a on a.id = l.account_id where a.code = '1130') as books,
      (select coalesce(sum(balance), 0)::text from cash_advance) as open`.execute(api.database.db)
  expect(Number(rows[0]?.['books'])).toBe(Number(rows[0]?.['open']))
  expect(await ledgerFault(api.database.db)).toBeNull()
}

describe('an expense out of a cash advance', () => {
  it('settles it with VAT and tax withheld as any other, and gives it back when it is voided', async () => {
    const advance = await desk.released({ amount: '6000.00' })
    const posted = (await expenses.post(await spent(advance))).body.data
    expect(await expenses.entryLines(posted.entry_label ?? '')).toEqual([
      ['6100', '5000.00', '0.00'],
      ['1140', '600.00', '0.00'],
      ['2040', '0.00', '250.00'],
      ['1130', '0.00', '5350.00'],
    ])
    expect(posted.cash_advance_label).toBe(advance.number)
    expect(await desk.read(advance.id)).toMatchObject({ status: 'liquidating', balance: '650.00' })
    expect(await withheld()).toMatchObject({ codes: [{ atc: 'WC100', base: '5000.00', tax: '250.00' }] })
    await expectControlAgrees()

    const { movements } = await desk.standing(advance.id, 'accounting')
    const movement = movements.find(({ kind }) => kind === 'liquidation')
    expect(movement).toMatchObject({ amount: '5350.00', reference: posted.number })
    const body = { movement_id: movement?.id, reason: 'Typed twice' }
    const undone = await desk.act('accounting', await desk.read(advance.id), 'undo', body)
    expect(undone.text).toContain('It was settled by an expense. Void that expense.')

    const voided = await expenses.act(expenses.accounting, posted, 'void', { reason: 'Wrong inn' })
    expect(voided.status).toBe(200)
    expect(await desk.read(advance.id)).toMatchObject({ status: 'liquidating', balance: '6000.00' })
    expect(await withheld()).toMatchObject({ base: '0.00', tax: '0.00' })
    await expectControlAgrees()
    expect((await desk.giveBack(await desk.read(advance.id), '6000.00')).body.data.status).toBe('settled')
  })

  it('is paid out beyond the advance, which is settled then, and opens again with a void', async () => {
    const advance = await desk.released({ amount: '4000.00' })
    const posted = (await expenses.post(await spent(advance, { pay_mode: 'cash' }))).body.data
    expect((await expenses.entryLines(posted.entry_label ?? '')).slice(-2)).toEqual([
      ['1130', '0.00', '4000.00'],
      ['1010', '0.00', '1350.00'],
    ])
    expect(await desk.read(advance.id)).toMatchObject({ status: 'settled', balance: '0.00' })
    await expenses.act(expenses.accounting, posted, 'void', { reason: 'Wrong inn' })
    expect(await desk.read(advance.id)).toMatchObject({ status: 'liquidating', balance: '4000.00' })
    await expectControlAgrees()
    await desk.giveBack(await desk.read(advance.id), '4000.00')
  })

  it('is offered and taken of one’s own open advances alone', async () => {
    const advance = await desk.released({ amount: '4000.00' })
    const offered = async (client = expenses.employee) =>
      (await client.get<{ data: ExpenseTerms }>('/api/v1/expense/terms')).body.data.advances
    expect(await offered()).toEqual([{ id: advance.id, number: advance.number, balance: '4000.00' }])
    expect(await offered(expenses.head)).toEqual([])

    const submit = async (client: ExpenseCalls['employee'], more: object = {}) => {
      const { body } = await expenses.draft(
        { cash_advance_id: advance.id, lines: [{ amount: '100.00' }], ...more },
        client,
      )
      await expenses.attach(body.data, client)
      const draft = await expenses.read(body.data.id, client)
      return codesOf(await expenses.act(client, draft, 'submit'))
    }
    expect(await submit(expenses.head)).toEqual([['cash_advance_id', 'expense_advance_unfit']])
    const owed = { pay_mode: 'owe' } as Partial<ShownExpense>
    expect((await expenses.draft({ cash_advance_id: advance.id, ...owed })).status).toBe(422)
    await desk.giveBack(await desk.read(advance.id), '4000.00')
    expect(await offered()).toEqual([])
    expect(await submit(expenses.employee)).toEqual([['cash_advance_id', 'expense_advance_unfit']])
  })

  it('is posted once, whichever of two comes first, and never takes more than is open', async () => {
    const advance = await desk.released({ amount: '6000.00' })
    const both = [await spent(advance), await spent(advance)]
    const answers = await Promise.all(both.map(each => expenses.post(each)))
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200]))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await desk.read(advance.id)).balance).toBe(
      answers.every(({ status }) => status === 200) ? '0.00' : '650.00',
    )
    await expectControlAgrees()
  })
})
