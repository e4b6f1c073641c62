import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FilterModel } from '@contract/kernel/list-query'
import { rowMatcher } from '@/shared/resource/local/row-matches'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildUser } from '@tests/support/factories/settings'
import { buildTrial, makeTrialTable, trialResource, trialRoutes } from '@tests/support/trial-resource'
import { aPerson, unitId } from '@tests/api/attacks/people.support'

let api: TestApi
let reader: Client
let rows: ResourceRow[] = []
let ana = ''

beforeAll(async () => {
  api = await startApi({ extraRoutes: trialRoutes() })
  await makeTrialTable(api.database.db)
  reader = (await aPerson(api, { codes: ['maintenance.sales_team.view'] })).client
  const ceb = await unitId(api, 'CEB')
  ana = (await buildUser(api.database.db, { ou_id: ceb })).id
  const few = [
    { code: 'A-1', name: 'Ñandú at 50%', amount: '-20.10', rate: '2.5', pieces: 0, due: '2025-06-29' },
    { code: 'A-2', name: 'ÉCOLE', amount: '99999999999999.99', mood: 'sad', is_big: true, agent_id: ana },
    { code: 'A-3', name: 'a_b', amount: '99999999999999.98', mood: null, is_big: null, due: null },
    {
      code: 'B-1',
      name: 'axb two',
      amount: null,
      rate: null,
      pieces: null,
      created_at: '2025-06-29T15:59:59Z',
    },
    { code: 'B-2', name: 'Two axb', amount: '0.00', pieces: 12, created_at: '2025-06-29T16:00:00Z' },
    {
      code: 'B-3',
      name: 'Ñandú',
      amount: '10.00',
      due: '2025-07-01',
      created_at: '2025-06-30T15:59:59.999Z',
    },
  ]
  for (const { created_at, ...values } of few.map(one => ({ created_at: '2024-01-01T00:00:00Z', ...one }))) {
    const { id } = await buildTrial(api.database, ceb, values)
    await sql`update trial set created_at = ${created_at} where id = ${id}`.execute(api.database.db)
  }
  rows = await served({})
})
afterAll(() => api.close())

async function served(query: { filter?: FilterModel; search?: string }): Promise<ResourceRow[]> {
  const words = new URLSearchParams({ sort: 'code:asc' })
  if (query.filter) words.set('filter', JSON.stringify(query.filter))
  if (query.search) words.set('search', query.search)
  const { body } = await reader.get<{ data: ResourceRow[] }>(`/api/v1/trials?${words.toString()}`)
  return body.data
}
const codes = (found: readonly ResourceRow[]) => found.map(row => row['code'])

const TEXTS = ['equals', 'notEqual', 'contains', 'notContains', 'startsWith', 'endsWith'] as const
const ORDERS = ['equals', 'notEqual', 'lessThan', 'greaterThan', 'inRange'] as const
const FIGURES = [...ORDERS, 'lessThanOrEqual', 'greaterThanOrEqual'] as const
const BLANKS = ['blank', 'notBlank'] as const

function filters(): FilterModel[] {
  const texts = TEXTS.flatMap(type =>
    ['AXB', 'ñandú', '50%', 'a_b', 'École', ''].map(filter => ({
      filterType: 'text' as const,
      type,
      filter,
    })),
  ).filter(one => one.filter !== '')
  const figures = FIGURES.flatMap(type =>
    ['0', '-20.10', '99999999999999.99', 10].map(filter => ({
      filterType: 'number' as const,
      type,
      filter,
      filterTo: '99999999999999.98',
    })),
  )
  const days = ORDERS.map(type => ({
    filterType: 'date' as const,
    type,
    dateFrom: '2025-06-30',
    dateTo: '2025-07-01',
  }))
  const sets = [
    ['glad'],
    ['sad', null],
    [null],
    [],
    ['true'],
    [true, false],
    [ana.toUpperCase()],
    ['nobody'],
  ].map(values => ({ filterType: 'set' as const, values }))
  return [
    ...texts.map(name => ({ name })),
    ...figures.flatMap(one => [{ amount: one }, { pieces: one }, { rate: one }]),
    ...days.flatMap(one => [{ due: one }, { created_at: one }]),
    ...sets.flatMap(one => [{ mood: one }, { is_big: one }, { agent_id: one }]),
    ...BLANKS.flatMap(type => [
      { name: { filterType: 'text' as const, type } },
      { amount: { filterType: 'number' as const, type } },
      { due: { filterType: 'date' as const, type } },
    ]),
    ...(['AND', 'OR'] as const).map(operator => ({
      name: {
        filterType: 'text' as const,
        operator,
        conditions: [
          { filterType: 'text' as const, type: 'contains' as const, filter: 'axb' },
          { filterType: 'text' as const, type: 'startsWith' as const, filter: 'two' },
        ],
      },
    })),
    {
      mood: { filterType: 'set', values: ['glad'] },
      amount: { filterType: 'number', type: 'lessThan', filter: '5' },
    },
  ]
}

describe('a small list', () => {
  it('is narrowed by the portal to the rows that the server would have sent', async () => {
    expect(rows).toHaveLength(6)
    let some = 0
    for (const filter of filters()) {
      const here = codes(rows.filter(rowMatcher(trialResource, { filter }) ?? (() => true)))
      expect([filter, here]).toEqual([filter, codes(await served({ filter }))])
      if (here.length > 0 && here.length < rows.length) some += 1
    }
    // Filters that all rows pass, or none, would agree whatever they did.
    expect(some).toBeGreaterThan(40)
  })

  it('is searched as the server would: each word, anywhere, taken literally', async () => {
    for (const search of [
      'axb',
      'AXB two',
      'two  b-2',
      'ñandú',
      '50%',
      'a_b',
      '_',
      'école',
      'nowhere',
      '  ',
    ]) {
      const here = codes(rows.filter(rowMatcher(trialResource, { search }) ?? (() => true)))
      expect([search, here]).toEqual([search, codes(await served({ search }))])
    }
  })
})
