import { describe, expect, it } from 'vitest'
import { layoutOf, moved, placedColumns, shownColumns } from '@/shared/grid/columns/column-layout'
import type { ListColumn } from '@/shared/grid/columns/list-column'

const column = (id: string, more: Partial<ListColumn> = {}): ListColumn => ({
  id,
  label: id,
  kind: 'text',
  isSortable: false,
  isEditable: false,
  filter: null,
  isHidden: false,
  pinned: null,
  isBare: false,
  text: () => '',
  ...more,
})
const columns = [column('a'), column('b', { isHidden: true }), column('c'), column('d', { isBare: true })]
const ids = (items: { column: ListColumn }[]) => items.map(item => item.column.id)

describe('a layout', () => {
  it('orders what it knows, and leaves what is new at the end as it comes', () => {
    const placed = placedColumns(columns, [
      { id: 'c', pinned: 'start' },
      { id: 'gone' },
      { id: 'b', hidden: false },
    ])
    expect(ids(placed)).toEqual(['c', 'b', 'a', 'd'])
    expect(placed[0]?.pinned).toBe('start')
    expect(placed[1]?.isHidden).toBe(false)
  })

  it('is the columns themselves where there is none', () => {
    expect(ids(placedColumns(columns, undefined))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('comes back as it was', () => {
    const layout = layoutOf(placedColumns(columns, [{ id: 'c', width: 120 }]))
    expect(layoutOf(placedColumns(columns, layout))).toEqual(layout)
  })

  it('shows neither what is hidden nor what holds buttons alone', () => {
    expect(shownColumns(columns, undefined).map(one => one.id)).toEqual(['a', 'c'])
  })
})

describe('moving', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 9, ['a', 'c', 'b']],
    [1, -1, ['b', 'a', 'c']],
    [7, 0, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, order) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(order)
  })
})
