import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportAnswer } from '@contract/kernel/record-calls'
import { CHART } from '@server/seeds/chart'
import { seedAccounts } from '@server/seeds/seed-accounts'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { listCalls, made, refusalOf, type ListRow } from '@tests/api/maintenance.support'

const URL = '/api/v1/chart-of-accounts'
let api: TestApi
let client: Client
let chart: ReturnType<typeof listCalls>
beforeAll(async () => {
  api = await startApi()
  client = await api.as('accounting')
  chart = listCalls(client)
})
afterAll(() => api.close())

const find = (code: string) => chart.find(URL, code)
const all = async () => (await client.get<{ data: ListRow[] }>(`${URL}?start=0&end=500`)).body.data

describe('the chart that every installation has', () => {
  it('has each account of the design, with its side and its place in the profit and loss', async () => {
    const rows = await all()
    expect(rows.map(row => row['code'])).toEqual(CHART.map(({ code }) => code).sort())
    const of = (code: string) => {
      const { normal_side, pnl_group, is_control, is_postable } = rows.find(
        row => row['code'] === code,
      ) as ListRow
      return [normal_side, pnl_group, is_control, is_postable]
    }
    expect(of('1110')).toEqual(['debit', null, 'ar', true])
    expect(of('2020')).toEqual(['credit', null, 'commission_payable', true])
    expect(of('2030')).toEqual(['credit', null, 'vat', true])
    expect(of('4010')).toEqual(['credit', 'revenue', 'none', true])
    expect(of('5010')).toEqual(['debit', 'cost_of_services', 'none', true])
    expect(of('6000')).toEqual(['debit', 'operating_expenses', 'none', false])
    expect(of('8010')).toEqual(['debit', 'income_tax', 'none', true])
  })

  it('comes at every start with what is missing and nothing else', async () => {
    const rent = await made(chart.change(URL, await find('6100'), { name: 'Rent of offices' }))
    const before = await all()
    await seedAccounts(api.database.db)
    expect(await all()).toEqual(before)
    expect((await find('6100')).row_version).toBe(rent.row_version)
  })
})

describe('POST /api/v1/chart-of-accounts', () => {
  it('takes one account entry and answers 201 with it', async () => {
    const parent = await find('6000')
    const entry = { code: '6150', name: 'Repairs', type: 'expense', parent_id: parent.id }
    const answer = await client.post<{ data: ListRow }>(URL, entry)
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({
      ...entry,
      normal_side: 'debit',
      pnl_group: 'operating_expenses',
      parent_label: '6000 · Operating expenses',
      is_postable: true,
      is_control: 'none',
    })
  })

  it('refuses a code that is taken, no code at all, and what the portal keeps itself', async () => {
    const entry = { code: '6150', name: 'Twice', type: 'expense' }
    expect(refusalOf(await chart.create(URL, entry))).toEqual([409, 'code', 'already_exists'])
    expect(refusalOf(await chart.create(URL, { ...entry, code: '61' }))).toEqual([
      400,
      'code',
      'account_code_malformed',
    ])
    expect(refusalOf(await chart.create(URL, { ...entry, code: '6151', normal_side: 'credit' }))).toEqual([
      400,
      'normal_side',
      'unknown_field',
    ])
  })

  it('is for those who keep the chart; others may see it, and some not even that', async () => {
    const entry = { code: '6160', name: 'No', type: 'expense' }
    expect((await (await api.as('ou_admin')).post(URL, entry)).status).toBe(403)
    expect((await (await api.as('ou_admin')).get(`${URL}?start=0&end=5`)).status).toBe(200)
    expect((await (await api.as('agent')).get(`${URL}?start=0&end=5`)).status).toBe(403)
    expect((await api.anyone.post(URL, entry)).status).toBe(401)
  })
})

describe('the tree', () => {
  it('has one type from top to bottom', async () => {
    const wrong = { code: '6170', name: 'Wrong', type: 'asset', parent_id: (await find('6000')).id }
    expect(refusalOf(await chart.create(URL, wrong))).toEqual([422, 'type', 'account_type_of_parent'])
    expect(refusalOf(await chart.change(URL, await find('6000'), { type: 'other_expense' }))).toEqual([
      422,
      'type',
      'account_type_of_children',
    ])
  })

  it('takes entries at its leaves alone', async () => {
    const below = { code: '6171', name: 'Below a leaf', type: 'expense', parent_id: (await find('6100')).id }
    expect(refusalOf(await chart.create(URL, below))).toEqual([422, 'parent_id', 'parent_takes_entries'])
    expect(refusalOf(await chart.change(URL, await find('6000'), { is_postable: true }))).toEqual([
      422,
      'is_postable',
      'heading_takes_no_entries',
    ])
  })

  it('has no circles', async () => {
    const [assets, cash] = [await find('1000'), await find('1001')]
    expect(refusalOf(await chart.change(URL, assets, { parent_id: cash.id }))).toEqual([
      422,
      'parent_id',
      'parent_cycle',
    ])
  })

  it('gives control to accounts that can have it', async () => {
    const capital = await find('3010')
    expect(refusalOf(await chart.change(URL, capital, { is_control: 'bank' }))).toEqual([
      422,
      'is_control',
      'control_of_other_type',
    ])
    const entry = { code: '1002', name: 'Heading', type: 'asset', is_postable: false, is_control: 'bank' }
    expect(refusalOf(await chart.create(URL, entry))).toEqual([422, 'is_control', 'control_takes_entries'])
  })

  it('retires a leaf, and a heading only when nothing active is below it', async () => {
    const heading = await find('4900')
    expect(refusalOf(await chart.turn(URL, heading, 'deactivate'))).toEqual([
      422,
      'is_active',
      'account_has_accounts',
    ])
    await made(chart.turn(URL, await find('4910'), 'deactivate'))
    expect((await made(chart.turn(URL, heading, 'deactivate'))).is_active).toBe(false)
  })

  it('comes from a file, headings before what is below them', async () => {
    const rows = [
      { code: '9000', name: 'Projects', type: 'expense', is_postable: 'no' },
      { code: '9010', name: 'Launches', type: 'expense', parent_id: '9000' },
      { code: '9020', name: 'Wrong side', type: 'revenue', parent_id: '9000' },
    ]
    const dry = await client.post<{ data: ImportAnswer }>(`${URL}/import`, { rows, dry_run: true })
    expect(dry.body.data).toMatchObject({
      created: 2,
      errors: [{ row: 2, path: 'type', code: 'account_type_of_parent' }],
    })
    const good = rows.slice(0, 2)
    const wet = await client.post<{ data: ImportAnswer }>(`${URL}/import`, { rows: good, dry_run: false })
    expect(wet.body.data).toEqual({ created: 2, errors: [] })
    expect(await find('9010')).toMatchObject({ parent_label: '9000 · Projects', normal_side: 'debit' })
  })
})
