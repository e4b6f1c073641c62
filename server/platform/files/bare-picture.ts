import { bareJpeg } from '@server/platform/files/bare-jpeg'

const HEADER = 12
const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])
const MOVES = new Set(['ANIM', 'ANMF'])
/** Of the flags: that notes follow, in one form or the other. */
const NOTES = 0x08 | 0x04

/** A still WebP without its notes; null where it moves or is not whole. */
function bareWebp(content: Buffer): Buffer | null {
  const kept: Buffer[] = []
  let at = HEADER
  while (at + 8 <= content.length) {
    const kind = content.toString('latin1', at, at + 4)
    const size = content.readUInt32LE(at + 4)
    if (at + 8 + size > content.length || MOVES.has(kind)) return null
    if (DRAWN.has(kind)) kept.push(chunk(kind, content.subarray(at + 8, at + 8 + size)))
    // Chunks begin at even places.
    at += 8 + size + (size % 2)
  }
  if (kept.length === 0) return null
  const body = Buffer.concat(kept)
  const header = Buffer.from(content.subarray(0, HEADER))
  header.writeUInt32LE(4 + body.length, 4)
  return Buffer.concat([header, body])
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.from(content)
  if (kind === 'VP8X' && body.length > 0) body[0] = (body[0] ?? 0) & ~NOTES
  const head = Buffer.alloc(8)
  head.write(kind, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

const PNG_SIGNATURE = 8
/** What draws the picture. Texts, times and EXIF are others, and so are the frames of an animation. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP'])

const BARE: Record<string, (content: Buffer) => Buffer | null> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  'image/webp': bareWebp,
}

/**
 * A picture without what a camera or a program noted in it: place, device, owner, small earlier versions. Null where
 * it is no still picture of these three kinds, or is not whole.
 */
export function barePicture(content: Buffer, mime: string): Buffer | null {
  return BARE[mime]?.(content) ?? null
}

function barePng(content: Buffer): Buffer | null {
  const kept = [content.subarray(0, PNG_SIGNATURE)]
  let at = PNG_SIGNATURE
  while (at + 12 <= content.length) {
    const kind = content.toString('latin1', at + 4, at + 8)
    const end = at + 12 + content.readUInt32BE(at)
    if (end > content.length) return null
    if (PNG_CHUNKS.has(kind)) kept.push(content.subarray(at, end))
    if (kind === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}
