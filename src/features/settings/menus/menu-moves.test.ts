import { describe, expect, it } from 'vitest'
import { dropOf, stepOf, type MenuEntry } from '@/features/settings/menus/menu-moves'

const entry = (
  id: string,
  parent_id: string | null,
  sort: number,
  path: string | null = `/${id}`,
): MenuEntry => ({
  id,
  parent_id,
  path,
  sort,
})
/** A(a1 a2) · page · B(b1) */
const menus = [
  entry('A', null, 10, null),
  entry('page', null, 20),
  entry('B', null, 30, null),
  entry('a1', 'A', 10),
  entry('a2', 'A', 20),
  entry('b1', 'B', 10),
]
const told = (place: ReturnType<typeof stepOf>) => place && `${place.parent_id} ${place.position}`

describe('moving an entry of the menu', () => {
  it.each([
    ['a1', 1, 'A 1'],
    ['a2', -1, 'A 0'],
    ['a2', 1, 'B 0'],
    ['b1', -1, 'A 2'],
    ['a1', -1, null],
    ['b1', 1, null],
    ['page', -1, 'null 0'],
    ['page', 1, 'null 2'],
    ['B', 1, null],
    ['gone', 1, null],
  ] as const)('%s by %i comes to %s', (id, step, expected) => {
    expect(told(stepOf(menus, id, step))).toBe(expected)
  })

  it.each([
    ['a1', 'B', 'B 1'],
    ['a1', 'A', null],
    ['a1', 'b1', 'B 0'],
    ['a2', 'a1', 'A 0'],
    ['a1', 'a2', 'A 0'],
    ['a1', 'page', 'null 1'],
    ['B', 'A', 'null 0'],
    ['A', 'B', 'null 1'],
    ['B', 'a1', null],
    ['a1', 'a1', null],
  ] as const)('%s dropped on %s comes to %s', (id, target, expected) => {
    expect(told(dropOf(menus, id, target))).toBe(expected)
  })
})
