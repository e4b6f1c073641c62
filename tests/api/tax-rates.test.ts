import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { billingDesk, type BillingDesk } from '@tests/api/statements.support'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildParameterValue } from '@tests/support/factories/settings'

let api: TestApi
let house: SellingDesk
let billing: BillingDesk
let expenses: ExpenseCalls
let today: string
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  billing = await billingDesk(house)
  expenses = await expenseCalls(api)
  ;({ today } = expenses)
})
afterAll(() => api.close())

const inForce = (code: string, value: string, effective_from: string) =>
  buildParameterValue(api.database.db, {
    ...{ code: `accounting.${code}`, value: JSON.stringify(value), effective_from },
  })
const RENT = { amount: '10000.00', vat_mode: 'exclusive', atc: 'WC100' } as const

describe('a rate of tax that changes on a day', () => {
  it('counts for expenses of that day, not for those of the day before', async () => {
    const tomorrow = addDays(today, 1)
    await inForce('withholding_wc100', '6', tomorrow)
    await inForce('vat_rate', '14', tomorrow)
    const draftOn = async (expense_date: string) =>
      (await expenses.draft({ expense_date, lines: [RENT] })).body.data
    expect(await draftOn(today)).toMatchObject({
      ...{ input_vat: '1200.00', ewt_amount: '500.00', amount: '10700.00' },
      tax_rates: { vat: '12', withholding: { WC100: '5', WC120: '2' } },
    })
    expect(await draftOn(tomorrow)).toMatchObject({
      ...{ input_vat: '1400.00', ewt_amount: '600.00', amount: '10800.00' },
      tax_rates: { vat: '14', withholding: { WC100: '6', WC120: '2' } },
    })
  })

  it('leaves what was submitted as it was approved, in the books and in the tax withheld too', async () => {
    const approved = await expenses.approved({ lines: [{ ...RENT, atc: 'WC120' }] })
    await inForce('withholding_wc120', '4', today)
    const { status, body } = await expenses.post(approved)
    expect([status, body.data?.ewt_amount]).toEqual([200, '200.00'])
    const lines = await expenses.entryLines((await expenses.read(approved.id)).entry_label ?? '')
    expect(lines).toContainEqual(['2040', '0.00', '200.00'])
    const { tax } = await api.database.db
      .selectFrom('expense_tax')
      .select('tax')
      .where('expense_id', '=', approved.id)
      .executeTakeFirstOrThrow()
    expect(tax).toBe('200.00')
  })

  it('computes a draft anew before somebody decides about it', async () => {
    const drafted = (await expenses.draft({ lines: [{ ...RENT, atc: 'WC158' }] })).body.data
    await expenses.attach(drafted)
    await inForce('withholding_wc158', '3', today)
    const { body } = await expenses.act(expenses.employee, await expenses.read(drafted.id), 'submit')
    expect([drafted.ewt_amount, body.data.ewt_amount]).toEqual(['100.00', '300.00'])
  })

  it('is refused on the date of a statement that was computed by another, and leaves a reserved sale', async () => {
    const statement = await billing.approved((await billing.goldenSale()).id)
    const sale = await house.reserved()
    expect(statement.vat_rate_pct).toBe('12.000000')
    await inForce('vat_rate', '15', today)
    const { status, body } = await billing.accounting.command(statement, 'send', {
      ...{ statement_on: today, service_invoice_no: null, by_mail: false },
    })
    expect([status, body.fields?.[0]?.code]).toEqual([422, 'statement_other_vat_rate'])

    const preview = await house.desk.preview({ ...(await house.golden()), lead_id: null })
    const { price } = await house.desk.detail(sale.id)
    expect([price.vat_amount, preview.price?.vat_amount]).toEqual(['501619.95', '627024.94'])
  })

  it('is told with its history to everybody who types a date', async () => {
    const { body } = await expenses.employee.get<{ data: { code: string; value: unknown }[] }>(
      '/api/v1/accounting/tax-values',
    )
    expect(body.data.find(({ code }) => code === 'accounting.withholding_wc100')?.value).toBe('6')
    expect(body.data.filter(({ code }) => !code.startsWith('accounting.'))).toEqual([])
  })

  it('says how many drafts it is about', async () => {
    const admin = await api.as('super_admin')
    const count = async () =>
      (
        await admin.get<{ data: { count: number } }>(
          '/api/v1/settings/parameters/touched?code=accounting.withholding_wi139',
        )
      ).body.data.count
    const before = await count()
    await expenses.draft({ lines: [{ ...RENT, atc: 'WI139' }] })
    expect(await count()).toBe(before + 1)
  })
})
