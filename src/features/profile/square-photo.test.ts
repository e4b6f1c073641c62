import { afterEach, expect, it, vi } from 'vitest'
import { centreSquare, squarePhoto } from '@/features/profile/square-photo'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [4000, 3000, { left: 500, top: 0, edge: 3000 }],
  [900, 1600, { left: 0, top: 350, edge: 900 }],
  [384, 384, { left: 0, top: 0, edge: 384 }],
])('of a picture of %d × %d the middle is the photo', (width, height, square) => {
  expect(centreSquare(width, height)).toEqual(square)
})

it('a browser that cannot draw sends the picture as it is', async () => {
  vi.stubGlobal('createImageBitmap', undefined)
  delete (globalThis as { createImageBitmap?: unknown }).createImageBitmap
  const file = new File(['x'], 'me.jpg', { type: 'image/jpeg' })
  expect(await squarePhoto(file)).toBe(file)
})
