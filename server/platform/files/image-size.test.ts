import { expect, it } from 'vitest'
import { refuseHugeImage } from '@server/platform/files/image-size'
import { gif, jpeg, jpegWithTail, pdf, png, webp } from '@tests/api/files-samples.support'

/** The same picture that says it is larger than it is. */
function declaring(content: Buffer, write: (copy: Buffer) => void): Buffer {
  const copy = Buffer.concat([content, Buffer.alloc(32)])
  write(copy)
  return copy
}
const frameAt = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
const bombs: [string, Buffer][] = [
  ['image/png', declaring(png, copy => copy.fill(0x7f, 16, 24))],
  ['image/gif', declaring(gif, copy => copy.fill(0xff, 6, 10))],
  ['image/jpeg', declaring(jpeg, copy => copy.fill(0xff, frameAt + 5, frameAt + 9))],
  ['image/webp', declaring(webp, copy => copy.fill(0xff, 21, 25))],
  ['image/webp', declaring(webp, copy => void copy.fill(0xff, 24, 30).write('VP8X', 12, 'latin1'))],
  ['image/webp', declaring(webp, copy => void copy.fill(0xff, 26, 30).write('VP8 ', 12, 'latin1'))],
]

it.each(bombs)('A picture of %s that declares more than fifty megapixels is refused', (mime, content) => {
  expect(() => refuseHugeImage(content, mime)).toThrow('image_too_large')
})

it('A picture that declares no size is refused', () => {
  expect(() => refuseHugeImage(Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'image/jpeg')).toThrow('wrong_type')
})

it.each([
  ['image/png', png],
  ['image/gif', gif],
  ['image/jpeg', jpeg],
  ['image/jpeg', jpegWithTail],
  ['image/webp', webp],
  ['application/pdf', pdf],
])('A plain %s is taken', (mime, content) => {
  expect(() => refuseHugeImage(content, mime)).not.toThrow()
})

it('A picture of a good camera is taken', () => {
  const photo = declaring(png, copy => {
    copy.writeUInt32BE(8192, 16)
    copy.writeUInt32BE(6000, 20)
  })
  expect(() => refuseHugeImage(photo, 'image/png')).not.toThrow()
})
