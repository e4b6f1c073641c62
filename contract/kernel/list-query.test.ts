import { describe, expect, it } from 'vitest'
import { listQuerySchema } from '@contract/kernel/list-request'

const parse = (query: Record<string, string>) => listQuerySchema.safeParse(query)

describe('list query', () => {
  it('gives the first hundred rows where nothing is asked', () => {
    expect(parse({}).data).toMatchObject({ start: 0, end: 100 })
  })

  it('reads sort and filter', () => {
    const filter = JSON.stringify({ name: { filterType: 'text', type: 'contains', filter: 'ana' } })
    const query = parse({ sort: 'name:asc,created_at:desc', filter }).data
    expect(query?.sort).toEqual([
      { field: 'name', direction: 'asc' },
      { field: 'created_at', direction: 'desc' },
    ])
    expect(query?.filter?.['name']).toMatchObject({ type: 'contains', filter: 'ana' })
  })

  it.each([
    ['a page over five hundred rows', { start: '0', end: '501' }],
    ['an end before its start', { start: '10', end: '9' }],
    ['an offset nobody scrolls to', { start: '1000000000' }],
    ['a negative start', { start: '-1' }],
    ['a sort that is no field', { sort: 'id;select pg_sleep(5)' }],
    ['a filter that is no JSON', { filter: '{' }],
    [
      'an operator that does not exist',
      { filter: '{"a":{"filterType":"text","type":"matches","filter":"x"}}' },
    ],
    ['an unknown parameter', { page: '1' }],
    ['an endless search', { search: 'x'.repeat(201) }],
  ])('refuses %s', (_what, query) => {
    expect(parse(query).success).toBe(false)
  })
})
