import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkAnswer } from '@contract/kernel/record-calls'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { listCalls, made, refusalOf, type ListRow } from '@tests/api/maintenance.support'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
let client: Client
let admin: ReturnType<typeof listCalls>
beforeAll(async () => {
  api = await startApi()
  client = await api.as('super_admin')
  admin = listCalls(client)
})
afterAll(() => api.close())

const idOf = async (list: string, code: string) => (await admin.find(list, code)).id

describe('operating units', () => {
  const unit = (ou_code: string, parent_id: string | null = null) =>
    made(admin.create('operating-units', { ou_code, ou_name: `Unit ${ou_code}`, kind: 'branch', parent_id }))

  it('never stand below themselves, however long the way', async () => {
    const [top, middle] = [await unit('AA'), 'BB']
    const second = await unit(middle, top.id)
    const third = await unit('CC', second.id)
    const answer = await admin.change('operating-units', top, { parent_id: third.id })
    expect(refusalOf(answer)).toEqual([422, 'parent_id', 'parent_cycle'])
    const itself = await admin.change('operating-units', third, { parent_id: third.id })
    expect(refusalOf(itself)).toEqual([422, 'parent_id', 'parent_cycle'])
  })

  it('are not made to stand below each other by two people at once', async () => {
    const [one, other] = [await unit('TW'), await unit('TX')]
    const answers = await Promise.all([
      admin.change('operating-units', one, { parent_id: other.id }),
      admin.change('operating-units', other, { parent_id: one.id }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('are not retired while people are at home in them or units stand below them', async () => {
    const cebu = await admin.find('operating-units', 'CEB')
    expect(refusalOf(await admin.turn('operating-units', cebu, 'deactivate'))).toEqual([
      422,
      'is_active',
      'unit_has_people',
    ])
    const above = await admin.find('operating-units', 'BB')
    expect(refusalOf(await admin.turn('operating-units', above, 'deactivate'))).toEqual([
      422,
      'is_active',
      'unit_has_units',
    ])
    const bulk = await client.post<{ data: BulkAnswer }>('/api/v1/maintenance/operating-units/bulk', {
      action: 'deactivate',
      target: { ids: [cebu.id] },
      dry_run: true,
    })
    expect(bulk.body.data).toEqual({
      will_change: 0,
      skipped: [{ reason: 'unit_has_people', message: expect.any(String), count: 1, examples: ['Cebu'] }],
    })
  })
})

describe('areas', () => {
  it('lie in wider ones', async () => {
    const [ncr, makati] = [await idOf('areas', 'NCR'), await idOf('areas', 'NCR-MKT')]
    const area = (code: string, level: string, parent_id: string | null) =>
      admin.create('areas', { code, name: code, level, parent_id })
    expect(refusalOf(await area('X1', 'city', null))).toEqual([422, 'parent_id', 'area_parent_needed'])
    expect(refusalOf(await area('X2', 'province', makati))).toEqual([422, 'parent_id', 'area_parent_level'])
    expect(refusalOf(await area('X3', 'region', ncr))).toEqual([422, 'parent_id', 'area_parent_level'])
    expect((await area('X4', 'district', makati)).status).toBe(201)
    const city = await admin.find('areas', 'NCR-MKT')
    expect(refusalOf(await admin.change('areas', city, { level: 'district' }))).toEqual([
      422,
      'level',
      'area_children_level',
    ])
  })

  it('carry the names of what lies above, and follow them', async () => {
    const cebu = await admin.find('areas', 'CEB')
    expect(await admin.find('areas', 'CEB-TAL')).toMatchObject({
      region: 'Central Visayas',
      province: 'Cebu',
      city: 'Talisay',
    })
    await made(admin.change('areas', cebu, { name: 'Cebu Province' }))
    const region = await admin.find('areas', 'R07')
    await made(admin.change('areas', region, { name: 'Central Visayas Region' }))
    expect(await admin.find('areas', 'CEB-TAL')).toMatchObject({
      region: 'Central Visayas Region',
      province: 'Cebu Province',
      city: 'Talisay',
    })
    expect(await admin.find('areas', 'CEB-CEB')).toMatchObject({
      region: 'Central Visayas Region',
      province: null,
      city: 'Cebu City',
    })
  })
})

describe('developers, projects, positions and unit types', () => {
  it('need the number of an accreditation and of a licence', async () => {
    const developer = { code: 'NUM', name: 'Number', tin: '333-222-111-00000', status: 'accredited' }
    expect(refusalOf(await admin.create('developers', developer))).toEqual([
      422,
      'accreditation_no',
      'accreditation_no_needed',
    ])
    const project = {
      code: 'NUM-1',
      name: 'Number One',
      developer_id: await idOf('developers', 'ALON'),
      area_id: await idOf('areas', 'CEB-LAP'),
      kind: 'vertical',
      lts_date: '2026-01-05',
    }
    expect(refusalOf(await admin.create('projects', project))).toEqual([422, 'lts_no', 'licence_no_needed'])
    const early = { ...project, lts_no: 'LTS-1', turnover_date: '2025-12-31' }
    expect(refusalOf(await admin.create('projects', early))).toEqual([
      422,
      'turnover_date',
      'turnover_before_licence',
    ])
  })

  it('have no two of one tax number', async () => {
    const { tin } = await admin.find('developers', 'ALON')
    const twin = await admin.create('developers', { code: 'TWIN', name: 'Twin', tin })
    expect(refusalOf(twin)).toEqual([409, 'tin', 'already_exists'])
  })

  it('keep commission away from the back office, also when a seller moves there', async () => {
    const agent = await admin.find('positions', 'AGENT')
    expect(refusalOf(await admin.change('positions', agent, { category: 'staff' }))).toEqual([
      422,
      'default_commission_rate',
      'staff_earn_no_commission',
    ])
  })

  it('tax a unit type as what it is', async () => {
    const type = { code: 'ODD', name: 'Odd', is_residential: false, vat_rule: 'residential_dwelling' }
    expect(refusalOf(await admin.create('unit-types', type))).toEqual([422, 'vat_rule', 'vat_rule_unfit'])
  })

  it('end a team no earlier than it began', async () => {
    const team = await admin.find('sales-teams', 'ALAB')
    expect(refusalOf(await admin.change('sales-teams', team, { valid_to: '2023-12-31' }))).toEqual([
      422,
      'valid_to',
      'dates_reversed',
    ])
  })
})

describe('prospect statuses', () => {
  const status = (code: string) => admin.find('prospect-statuses', code)

  it('have one default, which is passed on and told to the log', async () => {
    const fresh = await made(
      admin.create('prospect-statuses', { code: 'WALKIN', name: 'Walked in', category: 'open', sort: 5 }),
    )
    await made(admin.change('prospect-statuses', fresh, { is_default: true }))
    expect((await status('NEW'))['is_default']).toBe(false)
    const { id } = await status('NEW')
    const changes = await api.database.db
      .selectFrom('audit_log')
      .select('diff')
      .where('entity_id', '=', id)
      .execute()
    expect(changes.map(({ diff }) => diff)).toContainEqual({ is_default: [true, false] })
  })

  it('have an open default and never none', async () => {
    const walkIn = await status('WALKIN')
    const lost = await status('LOST')
    expect(refusalOf(await admin.change('prospect-statuses', lost, { is_default: true }))).toEqual([
      422,
      'category',
      'default_status_open',
    ])
    expect(refusalOf(await admin.change('prospect-statuses', walkIn, { is_default: false }))).toEqual([
      422,
      'is_default',
      'default_status_needed',
    ])
    expect(refusalOf(await admin.turn('prospect-statuses', walkIn, 'deactivate'))).toEqual([
      422,
      'is_active',
      'default_status_needed',
    ])
  })

  it('always leave one to win by', async () => {
    const won = await status('WON')
    expect(refusalOf(await admin.turn('prospect-statuses', won, 'deactivate'))).toEqual([
      422,
      'is_active',
      'last_won_status',
    ])
    expect(refusalOf(await admin.change('prospect-statuses', won, { category: 'lost' }))).toEqual([
      422,
      'category',
      'last_won_status',
    ])
  })

  it('cannot be retired all at once where not one by one', async () => {
    const second = await made(
      admin.create('prospect-statuses', { code: 'WON2', name: 'Paid', category: 'won', sort: 75 }),
    )
    const won = await status('WON')
    const target = { ids: [won.id, second.id] }
    const answer = await client.post('/api/v1/maintenance/prospect-statuses/bulk', {
      action: 'deactivate',
      target,
      dry_run: false,
    })
    expect(answer.status).toBe(422)
    expect((await status('WON')).is_active).toBe(true)
  })
})

describe('approvers', () => {
  const terms = {
    doc_type: 'expense',
    step_key: 'accounting',
    name: 'Accounting Manager',
    email: 'accounting@portal.test',
    amount_from: '0.00',
    amount_to: '5000.00',
    valid_from: '2026-01-01',
    valid_to: '2026-12-31',
  }
  const approver = (values: object) => admin.create('approvers', { ...terms, ...values })
  let first: ListRow

  it('never answer twice for the same amounts in the same days', async () => {
    first = await made(approver({}))
    expect(refusalOf(await approver({ amount_from: '5000.00', amount_to: null }))).toEqual([
      422,
      'amount_from',
      'approver_overlap',
    ])
    for (const apart of [
      { amount_from: '5000.01', amount_to: null },
      { valid_from: '2027-01-01', valid_to: null },
      { ou_id: await idOf('operating-units', 'CEB') },
      { division_id: await idOf('divisions', 'RES') },
      { step_key: 'president', amount_to: '9999.00' },
    ])
      expect((await approver(apart)).status, JSON.stringify(apart)).toBe(201)
  })

  it('do not come back where somebody else answers by now', async () => {
    const retired = await made(admin.turn('approvers', first, 'deactivate'))
    await made(approver({}))
    expect((await admin.turn('approvers', retired, 'reactivate')).status).toBe(422)
  })

  it('hold amounts and days in their order', async () => {
    expect(refusalOf(await approver({ amount_from: '9.00', amount_to: '8.99' }))).toEqual([
      422,
      'amount_to',
      'amounts_reversed',
    ])
    expect(refusalOf(await approver({ valid_to: '2025-12-31' }))).toEqual([422, 'valid_to', 'dates_reversed'])
  })

  it('are stood in for by somebody else, never in a circle', async () => {
    const one = await made(approver({ doc_type: 'soa', step_key: 'head' }))
    const other = await made(approver({ doc_type: 'soa', step_key: 'hr_staff' }))
    const stands = { delegate_from: '2026-03-01', delegate_to: '2026-03-31' }
    expect(refusalOf(await admin.change('approvers', one, { ...stands, delegate_id: one.id }))).toEqual([
      422,
      'delegate_id',
      'delegate_self',
    ])
    await made(admin.change('approvers', one, { ...stands, delegate_id: other.id }))
    expect(refusalOf(await admin.change('approvers', other, { ...stands, delegate_id: one.id }))).toEqual([
      422,
      'delegate_id',
      'delegate_cycle',
    ])
    expect(refusalOf(await admin.change('approvers', other, stands))).toEqual([
      422,
      'delegate_id',
      'delegate_needed',
    ])
  })

  it('for all units are seen in each and changed only by who acts for all', async () => {
    const unit = await api.as('ou_admin')
    const list = await unit.get<{ data: ListRow[] }>('/api/v1/maintenance/approvers?start=0&end=200')
    const places = new Set(list.body.data.map(row => row['ou_label']))
    expect(places).toEqual(new Set([null, 'Cebu · CEB']))
    const narrowed = await client.post(
      '/api/v1/maintenance/approvers',
      { ...terms, doc_type: 'leave' },
      {
        headers: { 'x-active-ou': 'CEB' },
      },
    )
    expect(refusalOf(doubleOf(narrowed))).toEqual([422, 'ou_id', 'unit_needed'])
  })
})
