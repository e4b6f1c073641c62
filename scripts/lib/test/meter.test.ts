import { expect, it } from 'vitest'
import { cpuOf } from './meter.mjs'
import { parseStat } from './proc.mjs'

it('reads the times of a process whatever its name holds', () => {
  const stat = '41 (a) b (c)) S 7 41 41 0 -1 4194304 1 2 3 4 150 50 300 100 20 0 1 0 98765 1000 10'
  expect(parseStat(stat)).toEqual({
    pid: 41,
    name: 'a) b (c)',
    parent: 7,
    started: '98765',
    own: 2,
    children: 4,
  })
})

const seen = (pid: number, parent: number, own: number, children: number, isAlive: boolean) => ({
  pid,
  parent,
  own,
  children,
  isAlive,
})

it('counts a child once, whether its end was seen or not', () => {
  expect(cpuOf([seen(1, 0, 5, 0, true), seen(2, 1, 3, 0, true)])).toBe(8)
  // The second ended at 3.2 after it was last seen at 3; the first waited for it and for one that nobody saw.
  expect(cpuOf([seen(1, 0, 5, 4.2, true), seen(2, 1, 3, 0, false)])).toBeCloseTo(9.2)
})

it('counts what a grandchild used below a child that ended', () => {
  expect(cpuOf([seen(1, 0, 1, 6, false), seen(2, 1, 2, 4, false), seen(3, 2, 4, 0, false)])).toBe(7)
})

it('counts once what ended in one moment with the parent that had not waited for it when it was last seen', () => {
  const browser = seen(2, 1, 3, 0, false)
  const page = seen(3, 2, 40, 0, false)
  expect(cpuOf([seen(1, 0, 5, 43.5, true), browser, page])).toBeCloseTo(48.5)
  // Nor does a number that was given to another process lead in circles.
  expect(cpuOf([seen(1, 2, 1, 0, false), seen(2, 1, 1, 0, false)])).toBe(2)
})
