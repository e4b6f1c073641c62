import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RangeStore } from '@/shared/grid/ranges/range-store'

const row = (index: number) => ({ pinned: null, index })
let columns = ['a', 'b', 'c']
let store: RangeStore

beforeEach(() => {
  columns = ['a', 'b', 'c']
  store = new RangeStore({ columns: () => columns, extents: () => ({ top: 0, body: 10, bottom: 0 }) })
})

const shown = () =>
  store.ranges.map(range => `${range.anchor.index}-${range.head.index} ${range.columns.join('')}`)

describe('marking cells', () => {
  it('draws one range, and another begins anew', () => {
    store.begin(row(1), 'b', 'new')
    store.move(row(3), 'c')
    store.end()
    expect(shown()).toEqual(['1-3 bc'])
    store.begin(row(5), 'a', 'new')
    store.end()
    expect(shown()).toEqual(['5-5 a'])
  })

  it('adds with Ctrl what begins outside, and takes out what begins inside', () => {
    store.begin(row(0), 'a', 'new')
    store.move(row(4), 'a')
    store.end()
    store.begin(row(6), 'b', 'add')
    store.move(row(7), 'b')
    store.end()
    expect(shown()).toEqual(['0-4 a', '6-7 b'])
    store.begin(row(2), 'a', 'add')
    expect(store.taking?.columns).toEqual(['a'])
    store.move(row(3), 'a')
    expect(shown()).toEqual(['0-4 a', '6-7 b'])
    store.end()
    expect(shown()).toEqual(['0-1 a', '4-4 a', '6-7 b'])
    expect(store.taking).toBeNull()
  })

  it('moves the end of the last range with Shift, and leaves the others', () => {
    store.begin(row(0), 'a', 'new')
    store.end()
    store.begin(row(4), 'b', 'add')
    store.end()
    store.begin(row(2), 'c', 'extend')
    store.end()
    expect(shown()).toEqual(['0-0 a', '4-2 bc'])
  })

  it('leaves only the last range when keys extend it', () => {
    store.begin(row(0), 'a', 'new')
    store.end()
    store.begin(row(4), 'b', 'add')
    store.end()
    store.extendTo({ ...row(5), column: 'b' })
    expect(shown()).toEqual(['4-5 b'])
  })

  it('takes whole rows by their numbers, several and extended too', () => {
    store.begin(row(1), undefined, 'new')
    store.move(row(2), undefined)
    store.end()
    expect(shown()).toEqual(['1-2 abc'])
    store.begin(row(5), undefined, 'add')
    store.end()
    store.begin(row(7), undefined, 'extend')
    store.end()
    expect(shown()).toEqual(['1-2 abc', '5-7 abc'])
    store.begin(row(6), undefined, 'add')
    store.end()
    expect(shown()).toEqual(['1-2 abc', '5-5 abc', '7-7 abc'])
  })

  it('tells only of what changed', () => {
    const told = vi.fn()
    store.subscribe(told)
    store.clear()
    expect(told).not.toHaveBeenCalled()
    store.begin(row(1), 'a', 'new')
    store.move(row(1), 'a')
    store.move(row(1), 'a')
    expect(told).toHaveBeenCalledTimes(1)
    store.move(row(2), 'a')
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('follows columns that go, come and move', () => {
    store.begin(row(0), 'a', 'new')
    store.move(row(1), 'b')
    store.end()
    columns = ['b', 'c', 'a']
    store.fitColumns()
    expect(shown()).toEqual(['0-1 ba'])
    columns = ['c', 'a']
    store.fitColumns()
    expect(shown()).toEqual(['0-1 a'])
    columns = ['a', 'b', 'c']
    store.fitColumns()
    expect(shown()).toEqual(['0-1 a'])
    columns = ['c']
    store.fitColumns()
    expect(shown()).toEqual([])
  })

  it('marks everything there is, and nothing where there is nothing', () => {
    store.selectAll()
    expect(shown()).toEqual(['0-9 abc'])
    columns = []
    store.clear()
    store.selectAll()
    expect(shown()).toEqual([])
  })
})
