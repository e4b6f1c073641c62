import { afterAll, beforeAll, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import type { ImportAnswer } from '@contract/kernel/record-calls'
import { businessDay } from '@server/platform/db/business-day'
import { ledgerCalls, ledgerFault } from '@tests/api/ledger.support'
import type { Refusal } from '@tests/api/property-holds.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'
import { buildEmployee } from '@tests/support/factories/people'

let api: TestApi
let accounting: Client
let day: string
beforeAll(async () => {
  api = await startApi()
  accounting = await api.as('accounting')
  day = `${addMonths(await businessDay(api.database.db), -2).slice(0, 7)}-01`
})
afterAll(() => api.close())

type Row = {
  account_id: string
  debit?: string
  credit?: string
  as_of?: string
  [field: string]: string | undefined
}
const path = '/api/v1/accounting/opening-balances'
const unit = () => buildOperatingUnit(api.database.db)
const bring = async (ouCode: string, rows: Row[], dry_run = false, client = accounting) => {
  const said = rows.map(row => ({ ou_id: ouCode, as_of: day, debit: '0.00', credit: '0.00', ...row }))
  return client.post<{ data: ImportAnswer } & Refusal>(`${path}/import`, { rows: said, dry_run })
}
const entries = (ouId: string) =>
  api.database.db
    .selectFrom('journal_entry')
    .selectAll()
    .where('ou_id', '=', ouId)
    .orderBy('chain_seq')
    .execute()
const balanced: Row[] = [
  { account_id: '1020', debit: '150,000.00' },
  { account_id: '1110', debit: '20000.00', memo: 'Statement 12' },
  { account_id: '3010', credit: '170000.00' },
]

it('opening balances of a unit become one balanced entry, control accounts among them', async () => {
  const { id, ou_code } = await unit()
  const { full_name } = await buildEmployee(api.database.db)
  const rows = [
    ...balanced,
    { account_id: '1130', debit: '500.00', employee_id: full_name },
    { account_id: '3010', credit: '500.00' },
  ]
  const dry = await bring(ou_code, rows, true)
  expect([dry.body.data, await entries(id)]).toEqual([{ created: 5, errors: [] }, []])
  expect((await bring(ou_code, rows)).body.data).toEqual({ created: 5, errors: [] })
  const made = await entries(id)
  expect(made).toMatchObject([{ source_type: 'opening', entry_date: day, total: '170500.00' }])
  const lines = await api.database.db.selectFrom('journal_line').selectAll().where('ou_id', '=', id).execute()
  expect(lines.filter(({ party_type }) => party_type === 'employee')).toMatchObject([{ debit: '500.00' }])
  const listed = await accounting.get<{ data: { entry_id: string }[] }>(
    `${path}?start=0&end=10&filter=${encodeURIComponent(JSON.stringify({ ou_id: { filterType: 'set', values: [id] } }))}`,
  )
  expect(listed.body.data.map(({ entry_id }) => entry_id)).toEqual(Array(5).fill(made[0]?.id))
  expect(await ledgerFault(api.database.db)).toBeNull()
  const books = ledgerCalls(api, accounting)
  const checks = await books.checklist(await books.period(id, day.slice(0, 7)))
  expect(checks.find(({ check }) => check === 'advances')).toMatchObject({ state: 'passed', books: '500.00' })
})

it('what does not balance is refused whole, in a dry run as well', async () => {
  const { id, ou_code } = await unit()
  const short = [...balanced.slice(0, 2), { account_id: '3010', credit: '169999.99' }]
  for (const dry of [true, false])
    expect((await bring(ou_code, short, dry)).body.data.errors).toMatchObject([
      { row: 0, code: 'entry_not_balanced' },
    ])
  expect(await entries(id)).toEqual([])
})

it('a row says what is wrong with it', async () => {
  const { ou_code } = await unit()
  const rows = [
    { account_id: '1020' },
    { account_id: '1020', debit: '1.00', credit: '1.00' },
    { account_id: '9999', debit: '1.00' },
  ]
  const { errors } = (await bring(ou_code, rows)).body.data
  expect(errors.map(({ row, path: at }) => [row, at])).toEqual([
    [0, 'debit'],
    [1, 'credit'],
    [2, 'account_id'],
  ])
})

it('a unit is opened once, until its entry is reversed', async () => {
  const { id, ou_code } = await unit()
  await bring(ou_code, balanced)
  const again = await bring(ou_code, balanced)
  expect(again.body.data.errors).toMatchObject([
    { code: 'opening_exists', message: expect.stringContaining('Reverse their entry') as string },
  ])
  const books = ledgerCalls(api, accounting)
  const [opening] = await entries(id)
  expect((await books.reverse(await books.entry(opening?.id ?? ''), 'Wrong file')).status).toBe(200)
  expect((await bring(ou_code, balanced)).body.data.errors).toEqual([])
})

it('opening balances are brought by those alone who post and import', async () => {
  const { ou_code } = await unit()
  expect((await bring(ou_code, balanced, true, await api.as('president'))).status).toBe(403)
})
