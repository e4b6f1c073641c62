import { expect, it } from 'vitest'
import { changesOf, rowsOf, type PunchRow } from '@/features/time-logs/day/correction-rows'

const punch = (id: string, punched_at: string, direction: 'in' | 'out' | 'unknown', is_void = false) => ({
  id,
  punched_at,
  direction,
  is_void,
  work_date: '2026-03-03',
  source: 'web' as const,
  reason: null,
  void_reason: null,
})
const before = rowsOf(
  [
    punch('a', '2026-03-03T01:40:12.000Z', 'unknown'),
    punch('gone', '2026-03-03T02:00:00.000Z', 'in', true),
    punch('b', '2026-03-03T16:05:00.000Z', 'out'),
  ],
  '2026-03-03',
)
const row = (change: Partial<PunchRow>): PunchRow => ({
  key: 'new',
  id: null,
  time: '12:00',
  direction: 'out',
  is_next_day: false,
  ...change,
})

it('reads a day by the business clock, without what was voided', () => {
  expect(before.map(({ id, time, direction, is_next_day }) => [id, time, direction, is_next_day])).toEqual([
    ['a', '09:40', 'in', false],
    ['b', '00:05', 'out', true],
  ])
})

it('asks for nothing where nothing was changed', () => {
  expect(changesOf(before, before, '2026-03-03')).toEqual({ voids: [], adds: [] })
})

it('voids what was changed or taken out, and adds what stands for it or is new', () => {
  const [first] = before
  const after = [{ ...first!, time: '08:55' }, row({}), row({ key: 'other', time: '13:00', direction: 'in' })]
  expect(changesOf(before, after, '2026-03-03')).toEqual({
    voids: ['a', 'b'],
    adds: [
      { on: '2026-03-03', time: '08:55', direction: 'in', replaces: 'a' },
      { on: '2026-03-03', time: '12:00', direction: 'out', replaces: null },
      { on: '2026-03-03', time: '13:00', direction: 'in', replaces: null },
    ],
  })
})

it('puts what is on the next day there', () => {
  expect(changesOf([], [row({ is_next_day: true })], '2026-03-31').adds[0]).toMatchObject({
    on: '2026-04-01',
  })
})
