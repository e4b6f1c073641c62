import { sql } from 'kysely'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quarterOf } from '@contract/kernel/dates'
import { type WithholdingReport } from '@contract/modules/accounting/withholding-report'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { aPerson, unitId } from '@tests/api/attacks/people.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { pdfText } from '@tests/support/pdf-text'

const URL = '/api/v1/expense/withholding'
const PAYEE = { payee_name: 'Landlord of the test', payee_tin: '911-222-333-00000' } as const
const rent = { amount: '10000.00', vat_mode: 'exclusive', atc: 'WC100' } as const
let api: TestApi
let expenses: ExpenseCalls
let quarter: string
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
  quarter = quarterOf(expenses.today)
})
afterAll(() => api.close())

const report = async (client: Client = expenses.accounting) =>
  (await client.get<{ data: WithholdingReport }>(`${URL}?period=${quarter}`)).body.data
const ofPayee = async (client?: Client) =>
  (await report(client)).payees.find(({ tin }) => tin === PAYEE.payee_tin)
const asYear = (payee: Awaited<ReturnType<typeof ofPayee>>) => ({
  ...payee,
  codes: payee?.codes.map(code => ({ ...code, bases: [] })),
})
const file = (path: string) =>
  api.app.inject({
    url: `${URL}/${path}`,
    headers: { authorization: `Bearer ${expenses.accounting.user?.token}` },
  })

describe('tax withheld from a payee', () => {
  it('EX-31 is told by code, and follows an entered rate in place of that of the code', async () => {
    await expenses.posted({ ...PAYEE, lines: [rent, { ...rent, amount: '500.00', ewt_rate: '3' }] })
    await expenses.posted({ ...PAYEE, lines: [{ amount: '1000.00', atc: 'WC120' }] })
    expect(await ofPayee()).toMatchObject({
      codes: [
        { atc: 'WC100', base: '10500.00', tax: '515.00' },
        { atc: 'WC120', base: '1000.00', tax: '20.00' },
      ],
      base: '11500.00',
      tax: '535.00',
    })
  })

  it('agrees with what the books owe the bureau of it, a void taken away again', async () => {
    const posted = await expenses.posted({ ...PAYEE, lines: [rent] })
    const before = await ofPayee()
    await expenses.act(expenses.accounting, posted, 'void', { reason: 'Wrong tenant' })
    expect(Number((await ofPayee())?.tax)).toBe(Number(before?.tax) - 500)
    const unit = await unitId(api, 'HO')
    const { rows } = await sql<{ books: string; told: string }>`
      select (select sum(l.credit - l.debit)::text from journal_line l join account a on a.id = l.account_id
          join journal_entry e on e.id = l.entry_id
          where a.code = '2040' and l.ou_id = ${unit} and e.source_type = 'expense') as books,
        (select sum(tax)::text from expense_tax where ou_id = ${unit}) as told`.execute(api.database.db)
    expect(rows[0]?.told).toBe(rows[0]?.books)
  })

  it('leaves as a workbook, as CSV, and as the certificate of the payee', async () => {
    const payee = await ofPayee()
    const { sheets } = await readXlsx((await file(`export?period=${quarter}&format=xlsx`)).rawPayload)
    const row = ['911-222-333-00000', 'Landlord of the test', 'WC120', 'Contractors', 1000, 20]
    expect(sheets[0]?.rows).toContainEqual(row)
    const csv = (await file(`export?period=${quarter}&format=csv`)).body
    expect(csv).toContain('911-222-333-00000,Landlord of the test,WC120,Contractors,1000.00,20.00')
    const paper = await file(`certificate?quarter=${quarter}&payee=${encodeURIComponent(payee?.key ?? '')}`)
    const text = (await pdfText(paper.rawPayload)).join(' ')
    for (const words of ['2307', 'Landlord of the test', '911-222-333-00000', 'WC100', '20.00'])
      expect(text).toContain(words)
  })

  it('of a year leaves as the alphalist: a numbered row for each payee and code, with the rate that was withheld', async () => {
    const year = quarter.slice(0, 4)
    const whole = (await expenses.accounting.get<{ data: WithholdingReport }>(`${URL}?period=${year}`)).body
      .data
    expect(whole.payees.find(({ tin }) => tin === PAYEE.payee_tin)).toMatchObject(
      await ofPayee().then(asYear),
    )
    const { sheets } = await readXlsx((await file(`export?period=${year}&format=xlsx`)).rawPayload)
    const rows = sheets[0]?.rows ?? []
    expect(sheets[0]?.name).toBe(`Alphalist of payees ${year}`)
    expect(rows.slice(1).map(([number]) => number)).toEqual(
      rows.slice(1).map((_, index) => String(index + 1)),
    )
    const ours = rows.filter(row => row[1] === '911-222-333-00000')
    expect(ours.map(row => row.slice(3))).toEqual([
      ['WC100', 'Rent', 10500, '4.90', 515],
      ['WC120', 'Contractors', 1000, '2.00', 20],
    ])
    expect((await file(`certificate?quarter=${year}&payee=${encodeURIComponent('tin:1')}`)).statusCode).toBe(
      400,
    )
  })

  it('is told in the units of its reader alone, and of no payee of others', async () => {
    const codes = ['expense.report.view', 'expense.report.export'] as const
    const { client } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
    expect(await ofPayee(client)).toBeUndefined()
    const key = encodeURIComponent('tin:91122233300000')
    expect((await client.get(`${URL}/certificate?quarter=${quarter}&payee=${key}`)).status).toBe(404)
    expect((await expenses.employee.get(`${URL}?period=${quarter}`)).status).toBe(403)
    expect((await expenses.accounting.get(`${URL}?period=2026-Q5`)).status).toBe(400)
  })
})
