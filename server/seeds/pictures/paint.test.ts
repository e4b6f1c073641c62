import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { barePicture } from '@server/platform/files/bare-picture'
import { housePicture } from '@server/seeds/pictures/house-picture'
import { box, ellipse, paint } from '@server/seeds/pictures/paint'
import { portrait } from '@server/seeds/pictures/portrait'

/** Red, green and blue of a point; after the head of 33 bytes stands the one chunk of data. */
function pointOf(picture: Buffer, x: number, y: number): number[] {
  const width = picture.readUInt32BE(16)
  const rows = inflateSync(picture.subarray(41, 41 + picture.readUInt32BE(33)))
  const at = y * (1 + width * 3) + 1 + x * 3
  return [...rows.subarray(at, at + 3)]
}

describe('a drawn picture', () => {
  it('has what was painted last on top, the ground around it, and soft edges', () => {
    const picture = paint(
      20,
      10,
      [255, 255, 255],
      [
        [box(0, 0, 0.5, 1), [0, 0, 0]],
        [ellipse(0.25, 0.5, 0.1, 0.2), [200, 0, 0]],
      ],
    )
    expect(pointOf(picture, 1, 1)).toEqual([0, 0, 0])
    expect(pointOf(picture, 5, 5)).toEqual([200, 0, 0])
    expect(pointOf(picture, 15, 5)).toEqual([255, 255, 255])
    const [red = 0] = pointOf(picture, 3, 3)
    expect(red).toBeGreaterThan(0)
    expect(red).toBeLessThan(200)
  })

  it('is a sound PNG of a few kilobytes, as uploads have to be', () => {
    for (const picture of [portrait(1, true), portrait(2, false), housePicture('row', 1)]) {
      expect(barePicture(picture, 'image/png')).toEqual(picture)
      expect(picture.length).toBeLessThan(8_000)
    }
    expect(portrait(1, true)).not.toEqual(portrait(2, true))
    expect(housePicture('tower', 0)).not.toEqual(housePicture('house', 0))
  })
})
