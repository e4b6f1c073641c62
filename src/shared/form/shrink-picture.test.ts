import { expect, it } from 'vitest'
import { fittedSize } from '@/shared/form/shrink-picture'

it.each([
  [4000, 3000, 1800, 1350],
  [1500, 3000, 900, 1800],
  [800, 600, 800, 600],
  [9000, 1, 1800, 1],
])('a picture of %d × %d is sent as %d × %d', (width, height, fittedWidth, fittedHeight) => {
  expect(fittedSize(width, height)).toEqual({ width: fittedWidth, height: fittedHeight })
})
