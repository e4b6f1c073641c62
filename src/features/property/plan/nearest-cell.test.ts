import { expect, it } from 'vitest'
import { isPlanArrow, nearestCell, type PlanArrow } from '@/features/property/plan/nearest-cell'

const spots = [
  { left: 0, top: 0 },
  { left: 50, top: 0 },
  { left: 0, top: 40 },
  { left: 50, top: 40 },
]
it.each<[PlanArrow, number]>([
  ['ArrowRight', 1],
  ['ArrowDown', 2],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
])('%s leads from the first cell to %i', (arrow, index) => {
  expect(nearestCell({ left: 0, top: 0 }, spots, arrow)).toBe(index)
})
it('knows arrows from other keys', () => {
  expect(['ArrowUp', 'Enter', 'toString'].map(isPlanArrow)).toEqual([true, false, false])
})
