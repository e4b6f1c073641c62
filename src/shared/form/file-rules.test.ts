import { describe, expect, it } from 'vitest'
import { faultOfFile, LARGEST_FILE, shownSize } from '@/shared/form/file-rules'

describe('a file before it is sent', () => {
  it.each([
    ['plan.pdf', 1, null],
    ['PHOTO.JPG', LARGEST_FILE, null],
    ['photo.jpg', LARGEST_FILE + 1, 'too_large'],
    ['notes.txt', 0, 'empty'],
    ['page.html', 10, 'wrong_type'],
    ['drawing.svg', 10, 'wrong_type'],
    ['noextension', 10, 'wrong_type'],
  ])('%s of %d bytes: %s', (name, size, fault) => {
    expect(faultOfFile({ name, size })).toBe(fault)
  })

  it.each([
    [0, '0 B'],
    [1536, '1.5 kB'],
    [200_000, '195 kB'],
    [LARGEST_FILE, '15 MB'],
  ])('%d bytes are shown as %s', (bytes, shown) => {
    expect(shownSize(bytes)).toBe(shown)
  })
})
