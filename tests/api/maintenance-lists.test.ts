import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UsedBy } from '@contract/kernel/record-calls'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { listCalls, made, refusalOf, type ListRow } from '@tests/api/maintenance.support'

let api: TestApi
let admin: ReturnType<typeof listCalls>
let client: Client
let accounting: ReturnType<typeof listCalls>
beforeAll(async () => {
  api = await startApi()
  client = await api.as('super_admin')
  admin = listCalls(client)
  accounting = listCalls(await api.as('accounting'))
})
afterAll(() => api.close())

/** What each list takes, how it is changed, and what it refuses and why. */
type Trial = {
  list: string
  values: () => Promise<object>
  change: object
  refused: [object, string, string][]
}
const idOf = async (list: string, code: string) => (await admin.find(list, code)).id

const trials: Trial[] = [
  {
    list: 'operating-units',
    values: async () => ({
      ou_code: 'ILO',
      ou_name: 'Iloilo',
      kind: 'satellite',
      parent_id: await idOf('operating-units', 'HO'),
    }),
    change: { rdo_code: '074', ou_name: 'Iloilo City' },
    refused: [
      [{ ou_code: 'ilo' }, 'ou_code', 'ou_code_malformed'],
      [{ tin_branch_code: '12' }, 'tin_branch_code', 'branch_code_malformed'],
      [{ kind: 'kiosk' }, 'kind', 'invalid_value'],
    ],
  },
  {
    list: 'divisions',
    values: async () => ({ code: 'IND', name: 'Industrial Sales' }),
    change: { name: 'Industrial and Commercial Sales' },
    refused: [
      [{ code: 'two words' }, 'code', 'code_malformed'],
      [{ name: '' }, 'name', 'too_small'],
    ],
  },
  {
    list: 'positions',
    values: async () => ({
      code: 'JR',
      name: 'Junior Consultant',
      category: 'sales',
      rank: 7,
      default_commission_rate: '2.25',
    }),
    change: { rank: 8, requires_accreditation: true },
    refused: [
      [{ rank: 0 }, 'rank', 'too_small'],
      [{ default_commission_rate: '101' }, 'default_commission_rate', 'number_out_of_range'],
    ],
  },
  {
    list: 'sales-teams',
    values: async () => ({
      code: 'LUNTIAN',
      name: 'Team Luntian',
      ou_id: await idOf('operating-units', 'DVO'),
      division_id: await idOf('divisions', 'RES'),
    }),
    change: { valid_from: '2026-02-02' },
    refused: [
      [{ division_id: null }, 'division_id', 'invalid_type'],
      [{ valid_from: '2026-02-30' }, 'valid_from', 'date_malformed'],
    ],
  },
  {
    list: 'areas',
    values: async () => ({
      code: 'LAG-BIN',
      name: 'Biñan',
      level: 'city',
      parent_id: await idOf('areas', 'LAG'),
    }),
    change: { name: 'Biñan City' },
    refused: [
      [{ level: 'continent' }, 'level', 'invalid_value'],
      [{ region: 'Bicol' }, 'region', 'unknown_field'],
    ],
  },
  {
    list: 'developers',
    values: async () => ({ code: 'HABI', name: 'Habi Land, Inc.', tin: '250-114-908-00000' }),
    change: { trade_name: 'Habi', withholding_rate_pct: '5.000000' },
    refused: [
      [{ tin: '250114908' }, 'tin', 'tin_malformed'],
      [{ withholding_rate_pct: '100.5' }, 'withholding_rate_pct', 'number_out_of_range'],
      [{ billing_contacts: [{ name: 'Ana', email: 'no' }] }, 'billing_contacts.0.email', 'invalid_format'],
    ],
  },
  {
    list: 'projects',
    values: async () => ({
      code: 'HABI-ONE',
      name: 'Habi One',
      developer_id: await idOf('developers', 'BAHANDI'),
      area_id: await idOf('areas', 'CEB-CEB'),
      kind: 'vertical',
    }),
    change: { status: 'rfo', vat_inclusive_prices: true },
    refused: [
      [{ kind: 'floating' }, 'kind', 'invalid_value'],
      [{ misc_fee_rate_pct: '-1' }, 'misc_fee_rate_pct', 'number_out_of_range'],
    ],
  },
  {
    list: 'house-models',
    values: async () => ({
      code: 'LIWAYWAY',
      name: 'Liwayway',
      project_id: await idOf('projects', 'BAH-VISTA'),
      bedrooms: 3,
    }),
    change: { floor_area_sqm: '96.75', carport: 2 },
    refused: [
      [{ floor_area_sqm: '96.755' }, 'floor_area_sqm', 'rate_malformed'],
      [{ bathrooms: -1 }, 'bathrooms', 'too_small'],
    ],
  },
  {
    list: 'unit-types',
    values: async () => ({ code: 'WARE', name: 'Warehouse', is_residential: false, vat_rule: 'commercial' }),
    change: { name: 'Warehouse and storage' },
    refused: [[{ vat_rule: 'none' }, 'vat_rule', 'invalid_value']],
  },
  {
    list: 'sub-unit-types',
    values: async () => ({ code: 'LOFT', name: 'Loft', unit_type_id: await idOf('unit-types', 'CONDO') }),
    change: { price_premium_pct: '7.500000' },
    refused: [[{ price_premium_pct: '100.01' }, 'price_premium_pct', 'number_out_of_range']],
  },
  {
    list: 'prospect-statuses',
    values: async () => ({ code: 'WAITING', name: 'Waiting for documents', category: 'working', sort: 55 }),
    change: { sla_days: 14, color: 'warning' },
    refused: [
      [{ color: '#ff0000' }, 'color', 'invalid_value'],
      [{ sla_days: 1.5 }, 'sla_days', 'invalid_type'],
    ],
  },
  {
    list: 'approvers',
    values: async () => ({
      doc_type: 'journal_void',
      step_key: 'president',
      name: 'Office of the President',
      email: 'president@portal.test',
      valid_from: '2026-01-01',
    }),
    change: { mobile: '+639171234567' },
    refused: [
      [{ mobile: '0917 123 4567' }, 'mobile', 'mobile_malformed'],
      [{ amount_from: '12' }, 'amount_from', 'money_malformed'],
      [{ amount_from: '-1.00' }, 'amount_from', 'amount_negative'],
    ],
  },
]

describe.each(trials.map(trial => [trial.list, trial] as const))('%s', (list, trial) => {
  let row: ListRow

  it('takes a record, shows it and changes it', async () => {
    const values = await trial.values()
    row = await made(admin.create(list, values))
    expect(row).toMatchObject({ ...(values as Record<string, unknown>), ...rates(values), is_active: true })
    row = await made(admin.change(list, row, trial.change))
    expect(row).toMatchObject(trial.change)
    expect((await admin.get(list, row.id)).body.data).toEqual(row)
  })

  it('refuses what its fields cannot hold, field by field', async () => {
    for (const [values, path, code] of trial.refused) {
      const answer = await admin.create(list, { ...(await trial.values()), ...values })
      expect([...refusalOf(answer), answer.status]).toEqual([400, path, code, 400])
    }
  })

  it('refuses the same code twice, and says only that', async () => {
    if (list === 'approvers') return
    const answer = await admin.create(list, await trial.values())
    expect(refusalOf(answer)).toEqual([
      409,
      list === 'operating-units' ? 'ou_code' : 'code',
      'already_exists',
    ])
  })

  it('retires it, shows where it is used, and takes it back', async () => {
    const uses = await client.get<{ data: UsedBy }>(`/api/v1/maintenance/${list}/${row.id}/used-by`)
    expect([uses.status, uses.body.data]).toEqual([200, []])
    row = await made(admin.turn(list, row, 'deactivate'))
    expect(row.is_active).toBe(false)
    row = await made(admin.turn(list, row, 'reactivate'))
    expect(row.is_active).toBe(true)
  })

  it('is read by a role that may read it and changed by none that may not', async () => {
    const hr = listCalls(await api.as('hr_staff'))
    const answer = await hr.create(list, await trial.values())
    expect(answer.status).toBe(403)
  })
})

/** The database keeps rates with all their places. */
function rates(values: object): Record<string, string> {
  const rate = (values as Record<string, unknown>)['default_commission_rate']
  return typeof rate === 'string' ? { default_commission_rate: '2.250000' } : {}
}

describe('what a list says of others', () => {
  it('names what a record refers to', async () => {
    const project = await admin.find('projects', 'BAH-VISTA')
    expect(project).toMatchObject({
      developer_label: 'Bahandi Land Development Corporation · BAHANDI',
      area_label: 'Talisay · CEB-TAL',
    })
  })

  it('tells what depends on a developer before it is retired', async () => {
    const developer = await admin.find('developers', 'BAHANDI')
    const uses = await client.get<{ data: UsedBy }>(`/api/v1/maintenance/developers/${developer.id}/used-by`)
    expect(uses.body.data).toContainEqual({ table: 'project', count: expect.any(Number) })
  })

  it('lets a retired record be chosen no more, and stay where it is', async () => {
    const developer = await made(
      admin.create('developers', { code: 'OLD', name: 'Old Land', tin: '111-222-333-00000' }),
    )
    const area_id = await idOf('areas', 'CEB-CEB')
    const values = { code: 'OLD-ONE', name: 'Old One', developer_id: developer.id, area_id, kind: 'mixed' }
    const project = await made(admin.create('projects', values))
    await made(admin.turn('developers', developer, 'deactivate'))
    const again = await admin.create('projects', { ...values, code: 'OLD-TWO' })
    expect(refusalOf(again)).toEqual([422, 'developer_id', 'reference_unknown'])
    expect(await made(admin.change('projects', project, { name: 'Old One renamed' }))).toMatchObject({
      developer_id: developer.id,
    })
  })

  it('keeps a house model in its project and a sub type in its unit type', async () => {
    const model = await admin.find('house-models', 'AMIHAN')
    const type = await admin.find('sub-unit-types', 'CORNER')
    expect((await admin.change('house-models', model, { project_id: model['project_id'] })).status).toBe(400)
    expect((await admin.change('sub-unit-types', type, { unit_type_id: type['unit_type_id'] })).status).toBe(
      400,
    )
  })

  it('keeps the same code apart in two projects', async () => {
    const project_id = await idOf('projects', 'BAH-TERRA')
    const twin = await admin.create('house-models', { project_id, code: 'TALA', name: 'Tala' })
    expect(refusalOf(twin)).toEqual([409, 'code', 'already_exists'])
    const vertical = await idOf('projects', 'TOR-ORO')
    expect(
      (await admin.create('house-models', { project_id: vertical, code: 'TALA', name: 'Tala' })).status,
    ).toBe(201)
  })
})

describe('company-wide lists', () => {
  it('are read with any scope of the right: there is nothing to narrow', async () => {
    const manager = await api.as('sales_manager')
    const areas = await manager.get<{ meta: { total: number } }>('/api/v1/maintenance/areas?start=0&end=5')
    expect(areas.body.meta.total).toBeGreaterThan(20)
  })

  it('have a bank that accounting keeps and administrators only see', async () => {
    const values = { code: 'NEWB', name: 'New Bank', kind: 'lender' }
    expect((await admin.create('banks', values)).status).toBe(403)
    expect((await accounting.create('banks', values)).status).toBe(201)
  })
})
