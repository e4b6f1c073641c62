import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { listCalls, made, refusalOf, type ListRow } from '@tests/api/maintenance.support'

const NUMBER = '301200459981'
let api: TestApi
let client: Client
let banks: ReturnType<typeof listCalls>
let ledger: string
let row: ListRow
beforeAll(async () => {
  api = await startApi()
  client = await api.as('accounting')
  banks = listCalls(client)
  ledger = (await banks.find('/api/v1/chart-of-accounts', '1020')).id
})
afterAll(() => api.close())

const account = (values: object) => ({
  code: 'PAYROLL',
  name: 'Payroll Bank',
  kind: 'company_account',
  account_no: NUMBER,
  gl_account_id: ledger,
  ...values,
})
const stored = (id: string) =>
  api.database.db
    .selectFrom('bank')
    .select(['account_no', 'account_no_hash', 'account_no_masked'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('the number of a company account', () => {
  it('is kept sealed and shown by its last four digits', async () => {
    const answer = await banks.create('banks', account({}))
    expect(answer.status).toBe(201)
    row = answer.body.data
    expect(row).toMatchObject({ account_no_masked: '****9981', gl_account_label: '1020 · Cash in bank' })
    expect(row).not.toHaveProperty('account_no')
    expect(row).not.toHaveProperty('account_no_hash')
    const kept = await stored(row.id)
    expect(kept.account_no).toMatch(/^v1\./)
    expect(JSON.stringify(kept)).not.toContain(NUMBER.slice(0, 8))
  })

  it('is in no list, no export, no timeline and no log', async () => {
    const url = '/api/v1/maintenance/banks'
    const texts = [
      await client.get(`${url}?start=0&end=50`),
      await client.get(`${url}/export?fields=code,account_no_masked`),
      await client.get(`${url}/${row.id}`),
      await client.get(`${url}/${row.id}/timeline`),
    ].map(({ text }) => text)
    const log = await api.database.db.selectFrom('audit_log').selectAll().execute()
    for (const text of [...texts, JSON.stringify(log)]) expect(text).not.toContain(NUMBER)
    for (const text of texts.slice(0, 3)) expect(text).toContain('****9981')
    expect((await client.get(`${url}/export?fields=code,account_no`)).status).toBe(400)
    const filter = encodeURIComponent(
      JSON.stringify({ account_no: { filterType: 'text', type: 'equals', filter: NUMBER } }),
    )
    expect((await client.get(`${url}?start=0&end=5&filter=${filter}`)).status).toBe(400)
  })

  it('is found taken without being told whose it is', async () => {
    const twin = await banks.create('banks', account({ code: 'TWIN' }))
    expect(refusalOf(twin)).toEqual([409, 'account_no', 'already_exists'])
    expect(twin.text).not.toContain('PAYROLL')
  })

  it('is shown whole to whom it may be, each time told to the log', async () => {
    const shown = await client.post<{ data: { account_no: string } }>(
      `/api/v1/maintenance/banks/${row.id}/reveal`,
    )
    expect([shown.status, shown.body.data]).toEqual([200, { account_no: NUMBER }])
    expect(shown.headers['cache-control']).toContain('no-store')
    const told = await api.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'bank.reveal')
      .execute()
    expect(told).toEqual([expect.objectContaining({ entity_id: row.id, actor_user_id: client.user?.id })])
    const admin = await api.as('super_admin')
    expect((await admin.post(`/api/v1/maintenance/banks/${row.id}/reveal`)).status).toBe(403)
    expect((await admin.get(`/api/v1/maintenance/banks/${row.id}`)).status).toBe(200)
  })

  it('has nothing to show where there is none', async () => {
    const lender = await banks.find('banks', 'LUZ')
    expect((await client.post(`/api/v1/maintenance/banks/${lender.id}/reveal`)).status).toBe(404)
  })

  it('stays when something else is changed, and goes when the bank becomes a lender', async () => {
    const before = await stored(row.id)
    row = await made(banks.change('banks', row, { branch: 'Ortigas' }))
    expect(await stored(row.id)).toEqual(before)
    row = await made(banks.change('banks', row, { account_no: '301200459999' }))
    expect(row['account_no_masked']).toBe('****9999')
    row = await made(banks.change('banks', row, { kind: 'lender' }))
    expect(row).toMatchObject({ account_no_masked: null, gl_account_id: null })
    expect(await stored(row.id)).toEqual({ account_no: null, account_no_hash: null, account_no_masked: null })
  })
})

describe('what a bank needs', () => {
  it('is its number and a bank account of the ledger where the money is ours', async () => {
    expect(refusalOf(await banks.create('banks', account({ code: 'B1', account_no: null })))).toEqual([
      422,
      'account_no',
      'account_no_needed',
    ])
    expect(refusalOf(await banks.create('banks', account({ code: 'B2', gl_account_id: null })))).toEqual([
      422,
      'gl_account_id',
      'ledger_account_needed',
    ])
    const cash = (await banks.find('/api/v1/chart-of-accounts', '1010')).id
    expect(refusalOf(await banks.create('banks', account({ code: 'B3', gl_account_id: cash })))).toEqual([
      422,
      'gl_account_id',
      'ledger_account_unfit',
    ])
  })

  it('is neither where a lender is only a lender', async () => {
    const lender = account({ code: 'B4', kind: 'lender' })
    expect(refusalOf(await banks.create('banks', lender))).toEqual([
      422,
      'account_no',
      'lender_has_no_account',
    ])
    const swift = { code: 'B5', name: 'B5', kind: 'lender', swift: 'abc' }
    expect(refusalOf(await banks.create('banks', swift))).toEqual([400, 'swift', 'swift_malformed'])
  })
})
