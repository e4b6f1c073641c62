import { expect, it } from 'vitest'
import { diskLevel, type DiskLevel } from '@server/platform/disk/disk-level'

const limits = { warnBytes: 2_000, refuseBytes: 500 }

it.each<[number, DiskLevel, DiskLevel]>([
  [2_000, 'fine', 'fine'],
  [1_999, 'fine', 'low'],
  [500, 'low', 'low'],
  [499, 'low', 'full'],
  [499, 'fine', 'full'],
  [549, 'full', 'full'],
  [550, 'full', 'low'],
  [2_199, 'low', 'low'],
  [2_200, 'low', 'fine'],
  [2_200, 'full', 'fine'],
])('%i free bytes, %s before, are %s', (free, before, after) => {
  expect(diskLevel(free, before, limits)).toBe(after)
})
