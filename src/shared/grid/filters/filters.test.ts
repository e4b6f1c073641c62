import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FilterModel } from '@contract/kernel/list-query'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ListWords } from '@/shared/grid/columns/list-words'
import { rateText, valueText } from '@/shared/grid/columns/value-text'
import { daysOf } from '@/shared/grid/filters/day-spans'
import {
  filterText,
  fittingFilter,
  isWhole,
  parseFilter,
  withFilter,
  type ColumnFilter,
} from '@/shared/grid/filters/filter-model'
import { filterWords } from '@/shared/grid/filters/filter-words'
import { typedFigure } from '@/shared/grid/filters/number-filter'
import { pickState, withAll, withValue } from '@/shared/grid/filters/picked-values'
import { gridPhrases } from '@/shared/grid/grid.phrases'
import { buildFormats } from '@/shared/format/formats'
import { readAddress, writeAddress } from '@/shared/resource/list-address'

function column(id: string, filter: ListColumn['filter'], more: Partial<ListColumn> = {}): ListColumn {
  return {
    id,
    label: id,
    kind: 'text',
    isSortable: true,
    isEditable: false,
    filter,
    isHidden: false,
    pinned: null,
    isBare: false,
    text: () => '',
    ...more,
  }
}

const columns = [
  column('name', 'text'),
  column('amount', 'number', { kind: 'money' }),
  column('due', 'date', { kind: 'date' }),
  column('status', 'set', { kind: 'enum' }),
  column('unit_id', 'set', { kind: 'reference', to: 'operating_unit' }),
  column('note', null, { isSortable: false }),
]

function phraseAt(key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((part, step) => (part as Record<string, unknown>)?.[step], gridPhrases)
  return typeof found === 'string' ? found : key
}

const words: ListWords = {
  fieldLabel: field => field,
  valueLabel: (_field, value) => ({ active: 'Active', closed: 'Closed' })[value] ?? value,
  own: key => key,
  say: (key, params = {}) =>
    phraseAt(key).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(params[name] ?? '')),
  formats: buildFormats('en'),
}

const said = (id: string, filter: ColumnFilter, nameOf?: (id: string) => string) =>
  filterWords(words, columns.find(one => one.id === id) ?? columns[0]!, filter, nameOf)

describe('a filter in words', () => {
  it.each<[string, ColumnFilter, string]>([
    ['name', { filterType: 'text', type: 'contains', filter: 'ana' }, 'contains “ana”'],
    ['name', { filterType: 'text', type: 'blank' }, 'is blank'],
    ['amount', { filterType: 'number', type: 'lessThan', filter: '-1234.5' }, 'under (1,234.50)'],
    ['amount', { filterType: 'number', type: 'inRange', filter: '1', filterTo: '2' }, '1.00 to 2.00'],
    ['due', { filterType: 'date', type: 'greaterThan', dateFrom: '2026-11-20' }, 'after 11-20-2026'],
    [
      'due',
      { filterType: 'date', type: 'inRange', dateFrom: '2026-11-01 00:00:00', dateTo: '2026-11-30' },
      '11-01-2026 to 11-30-2026',
    ],
    ['status', { filterType: 'set', values: ['active', 'closed'] }, 'Active, Closed'],
    ['status', { filterType: 'set', values: ['active', null, 'a', 'b'] }, 'Active, (blank) and 2 more'],
    [
      'amount',
      {
        filterType: 'number',
        operator: 'OR',
        conditions: [
          { filterType: 'number', type: 'equals', filter: 1 },
          { filterType: 'number', type: 'blank' },
        ],
      },
      '1.00 or is blank',
    ],
  ])('%s: %j is “%s”', (id, filter, text) => {
    expect(said(id, filter)).toBe(text)
  })

  it('names records by what they are called', () => {
    expect(said('unit_id', { filterType: 'set', values: ['u1'] }, id => `<${id}>`)).toBe('<u1>')
  })
})

describe('a filter in the address', () => {
  const text = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter(one => !one.includes('\0'))
  const model: fc.Arbitrary<FilterModel> = fc.record(
    {
      name: fc.record({
        filterType: fc.constant('text' as const),
        type: fc.constantFrom('contains' as const, 'equals' as const),
        filter: text,
      }),
      status: fc.record({
        filterType: fc.constant('set' as const),
        values: fc.array(fc.oneof(text, fc.boolean(), fc.constant(null)), { maxLength: 5 }),
      }),
    },
    { requiredKeys: [] },
  )

  it('comes back as it was, whatever is asked for', () => {
    fc.assert(
      fc.property(model, text, (filter, search) => {
        const sort = [{ field: 'name', direction: 'desc' as const }]
        const asked = { filter, search, sort, view: 'v', beside: 'plan' }
        const params = writeAddress(new URLSearchParams('record=7'), asked)
        const back = readAddress(new URLSearchParams(params.toString()), columns)
        expect(back).toEqual(asked)
        expect(params.get('record')).toBe('7')
      }),
    )
  })

  it('is left out where there is none', () => {
    const params = writeAddress(new URLSearchParams('filter=x&sort=y&search=z'), {
      filter: {},
      sort: [],
      search: '',
    })
    expect(params.toString()).toBe('')
  })

  it.each(['{', '[]', '"x"', '{"name":{"filterType":"text"}}', '{"name":1}', '{"__proto__":{"x":1}}'])(
    'is nothing where it cannot be read: %s',
    broken => {
      expect(parseFilter(broken)).toEqual({})
    },
  )

  it('drops what the list does not know, and keeps the rest', () => {
    const mixed: FilterModel = {
      name: { filterType: 'text', type: 'contains', filter: 'a' },
      gone: { filterType: 'text', type: 'contains', filter: 'a' },
      note: { filterType: 'text', type: 'contains', filter: 'a' },
      amount: { filterType: 'set', values: ['1'] },
    }
    expect(Object.keys(fittingFilter(mixed, columns))).toEqual(['name'])
    const params = new URLSearchParams({ filter: filterText(mixed), sort: 'note:asc,name:desc,gone:asc' })
    expect(readAddress(params, columns).sort).toEqual([{ field: 'name', direction: 'desc' }])
  })

  it('keeps what a link says of a field that has no column, and orders by columns alone', () => {
    const linked: FilterModel = { sale_id: { filterType: 'set', values: ['018f'] } }
    const conditions = [...columns, column('sale_id', 'set', { kind: 'id' })]
    const params = new URLSearchParams({ filter: filterText(linked), sort: 'sale_id:asc' })
    expect(readAddress(params, columns, conditions)).toMatchObject({ filter: linked, sort: [] })
    expect(readAddress(params, columns).filter).toEqual({})
  })

  it('takes one column out, or another in', () => {
    const one: FilterModel = { name: { filterType: 'text', type: 'blank' } }
    expect(withFilter(one, 'name', null)).toEqual({})
    expect(withFilter(one, 'status', { filterType: 'set', values: [true] })).toHaveProperty('status')
  })
})

describe('a condition', () => {
  it.each<[Parameters<typeof isWhole>[0], boolean]>([
    [{ filterType: 'text', type: 'contains' }, false],
    [{ filterType: 'text', type: 'blank' }, true],
    [{ filterType: 'number', type: 'inRange', filter: 1 }, false],
    [{ filterType: 'number', type: 'equals', filter: 0 }, true],
    [{ filterType: 'date', type: 'inRange', dateFrom: '2026-01-01' }, false],
    [{ filterType: 'date', type: 'equals', dateFrom: '2026-01-01' }, true],
    [{ filterType: 'set', values: [] }, false],
  ])('%j is whole: %s', (condition, whole) => {
    expect(isWhole(condition)).toBe(whole)
  })
})

describe('figures as they are typed', () => {
  it.each([
    ['1,250.50', '1250.50'],
    ['(20)', '-20'],
    ['₱ 5', '5'],
    ['3%', '3'],
    ['', undefined],
    ['1e5', undefined],
    ['1.2.3', undefined],
  ])('%j is %s', (text, figure) => {
    expect(typedFigure(text)).toBe(figure)
  })
})

describe('values that are picked', () => {
  it('are told apart from none and from all', () => {
    const offered = ['a', true, null]
    expect(pickState([], offered)).toBe('none')
    expect(pickState(['a', 'beyond'], offered)).toBe('some')
    expect(pickState(withAll([], offered, true), offered)).toBe('all')
    expect(withAll(['beyond', 'a'], offered, false)).toEqual(['beyond'])
  })

  it('are the same as text and as themselves', () => {
    expect(withValue(['true'], true, true)).toEqual([true])
    expect(withValue([true], 'true', false)).toEqual([])
  })
})

describe('spans of days', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['this_week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['this_month', '2024-02-10', '2024-02-01', '2024-02-29'],
    ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['this_year', '2026-06-01', '2026-01-01', '2026-12-31'],
  ] as const)('%s of %s', (span, today, from, to) => {
    expect(daysOf(span, today)).toEqual({ from, to })
  })
})

describe('values as they are shown', () => {
  it.each([
    ['money', '-1234.5', '(1,234.50)'],
    ['money', null, '0.00'],
    ['rate', '3.0000', '3.00%'],
    ['date', '2026-11-20', '11-20-2026'],
    ['instant', '2026-11-20T18:37:59Z', '11-21-2026 02:37'],
    ['boolean', true, 'Yes'],
    ['enum', 'active', 'Active'],
    ['integer', 12, '12'],
    ['text', null, ''],
  ] as const)('%s %j is %s', (kind, value, text) => {
    expect(valueText(words, 'field', kind, value)).toBe(text)
  })

  it('keep every digit of a rate', () => {
    expect(rateText('12.1250')).toBe('12.125%')
    expect(rateText('x')).toBe('')
  })
})
