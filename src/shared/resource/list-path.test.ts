import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortText } from '@contract/kernel/list-query'
import { filterText } from '@contract/kernel/list-request'
import { oneOf } from '@contract/kernel/one-of'
import { listPath } from '@/shared/resource/list-path'

const said = (path: string) => new URL(path, 'http://portal.test').searchParams

describe('the address of a list', () => {
  it('says its filter, words and order as the list reads them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), value => {
        const filter = { name: oneOf(value), is_own: oneOf(true, null) }
        const params = said(
          listPath('/sales/record', {
            filter,
            search: 'a&b',
            sort: [
              { field: 'name', direction: 'desc' },
              { field: 'at', direction: 'asc' },
            ],
          }),
        )
        expect(filterText.parse(params.get('filter'))).toEqual(filter)
        expect(params.get('search')).toBe('a&b')
        expect(sortText.parse(params.get('sort'))).toEqual([
          { field: 'name', direction: 'desc' },
          { field: 'at', direction: 'asc' },
        ])
      }),
    )
  })

  it('keeps which part of the screen is meant', () => {
    const params = said(listPath('/sales/report?tab=shares', { filter: { month: oneOf('2026-11') } }))
    expect(params.get('tab')).toBe('shares')
    expect(params.get('filter')).toBe('{"month":{"filterType":"set","values":["2026-11"]}}')
  })

  it('is the screen itself where all rows are meant', () => {
    expect(listPath('/sales/record', { filter: {}, search: ' ', sort: [] })).toBe('/sales/record')
  })
})
