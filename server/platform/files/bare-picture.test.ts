import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { barePicture } from '@server/platform/files/bare-picture'
import { gif, jpeg, jpegWithTail, pdf, png, webp } from '@tests/api/files-samples.support'

const PLACE = 'GPS 10.3157 N 123.8854 E'
const note = Buffer.from(PLACE, 'latin1')

const size16 = (length: number) => Buffer.from([length >> 8, length & 0xff])
const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), size16(content.length + 2), content])
/** Right after the beginning, where cameras put them. */
const jpegWith = (...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

function pngWith(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)]
  head.writeUInt32BE(content.length)
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, 33), head, body, tail, png.subarray(33)])
}

/** With the flags that say what follows. */
function webpWith(...chunks: [string, Buffer][]): Buffer {
  const extended = Buffer.concat([Buffer.from([0x0c, 0, 0, 0]), Buffer.alloc(6)])
  const all: [string, Buffer][] = [['VP8X', extended], ['VP8L', webp.subarray(20)], ...chunks]
  const body = Buffer.concat(
    all.flatMap(([kind, content]) => {
      const head = Buffer.alloc(8)
      head.write(kind, 'latin1')
      head.writeUInt32LE(content.length, 4)
      return [head, content, Buffer.alloc(content.length % 2)]
    }),
  )
  const header = Buffer.from(webp.subarray(0, 12))
  header.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([header, body])
}

const exif = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), note]))
const noted: [string, string, Buffer][] = [
  ['EXIF', 'image/jpeg', jpegWith(exif)],
  ['a comment', 'image/jpeg', jpegWith(segment(0xfe, note))],
  ['a small earlier picture', 'image/jpeg', jpegWith(segment(0xe0, Buffer.from(`JFXX\0${PLACE}`)))],
  ['notes of a maker', 'image/jpeg', jpegWith(segment(0xec, note), segment(0xed, note))],
  ['a second picture behind its end', 'image/jpeg', Buffer.concat([jpeg, note])],
  ['EXIF', 'image/png', pngWith('eXIf', note)],
  ['a text', 'image/png', pngWith('iTXt', note)],
  ['words behind its end', 'image/png', Buffer.concat([png, note])],
  ['EXIF', 'image/webp', webpWith(['EXIF', note])],
  ['XMP', 'image/webp', webpWith(['XMP ', note])],
]

it.each(noted)('%s is taken out of a picture of %s', (_what, mime, content) => {
  expect(content.includes(note)).toBe(true)
  const bare = barePicture(content, mime)
  expect(bare?.includes(note)).toBe(false)
  // Nothing else is lost, and what is bare stays as it is.
  expect(bare && barePicture(bare, mime)?.equals(bare)).toBe(true)
})

it('what draws a picture stays to the byte', () => {
  expect(barePicture(jpegWith(exif), 'image/jpeg')?.equals(jpeg)).toBe(true)
  expect(barePicture(jpegWithTail, 'image/jpeg')?.equals(jpeg)).toBe(true)
  expect(barePicture(pngWith('tEXt', note), 'image/png')?.equals(png)).toBe(true)
  const colours = segment(0xe2, Buffer.from('ICC_PROFILE\0colours', 'latin1'))
  expect(barePicture(jpegWith(colours), 'image/jpeg')?.equals(jpegWith(colours))).toBe(true)
  const bare = barePicture(webpWith(['EXIF', note]), 'image/webp')
  // The flags no longer announce what is gone.
  expect([bare?.[20], bare?.readUInt32LE(4)]).toEqual([0, (bare?.length ?? 0) - 8])
})

it.each([
  ['a JPEG that ends too early', 'image/jpeg', jpeg.subarray(0, jpeg.length - 2)],
  ['a JPEG whose segments are broken', 'image/jpeg', Buffer.concat([jpeg.subarray(0, 2), note, jpeg])],
  ['a PNG that ends too early', 'image/png', png.subarray(0, 40)],
  ['a WebP that moves', 'image/webp', webpWith(['ANIM', Buffer.alloc(6)])],
  ['a WebP that ends too early', 'image/webp', webp.subarray(0, 22)],
  ['a GIF', 'image/gif', gif],
  ['a PDF', 'application/pdf', pdf],
])('%s is no photo', (_what, mime, content) => {
  expect(barePicture(content, mime)).toBeNull()
})
