import { afterEach, describe, expect, it, vi } from 'vitest'
import { hashOf } from '@/shared/form/file-hash'
import { fittedSize, shrinkPicture } from '@/shared/form/shrink-picture'

it.each([
  [4000, 3000, 1800, 1350],
  [1500, 3000, 900, 1800],
  [800, 600, 800, 600],
  [9000, 1, 1800, 1],
])('a picture of %d × %d is sent as %d × %d', (width, height, fittedWidth, fittedHeight) => {
  expect(fittedSize(width, height)).toEqual({ width: fittedWidth, height: fittedHeight })
})

describe('what is sent of a picture', () => {
  afterEach(() => vi.unstubAllGlobals())

  const photo = (bytes: number) =>
    new File([new Uint8Array(bytes).fill(7)], 'receipt.png', { type: 'image/png' })
  const drawnAs = (bytes: number) => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.resolve({ width: 10, height: 10, close: () => undefined }),
    )
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        getContext = () => ({ drawImage: () => undefined })
        convertToBlob = () => Promise.resolve(new Blob([new Uint8Array(bytes)]))
      },
    )
  }

  it('is told with the hash of what the camera took, not of what was drawn from it', async () => {
    drawnAs(1_000)
    const original = photo(800 * 1024)
    const { file, originalHash } = await shrinkPicture(original)
    expect(file.size).toBe(1_000)
    expect(originalHash).toBe(await hashOf(await original.arrayBuffer()))
    expect(originalHash).not.toBe(await hashOf(await file.arrayBuffer()))
  })

  it('has no other original where it goes as it is', async () => {
    drawnAs(900 * 1024)
    const whole = photo(800 * 1024)
    expect(await shrinkPicture(whole)).toEqual({ file: whole, originalHash: null })
    const small = photo(10)
    expect(await shrinkPicture(small)).toEqual({ file: small, originalHash: null })
  })
})
