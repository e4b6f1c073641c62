import { fieldProblem, Problem } from '@server/platform/http/problems'

const MOST_MEGAPIXELS = 50

type Size = { width: number; height: number }

/** By its header alone, before anything decodes it: a few bytes may declare a picture that fills a phone's memory. */
export function refuseHugeImage(content: Buffer, mime: string): void {
  const size = SIZE_OF[mime]?.(content)
  if (size === undefined) return
  if (size === null) throw new Problem('wrong_type', 'file_type_refused')
  if (size.width * size.height <= MOST_MEGAPIXELS * 1_000_000) return
  const { details, code, phrase } = fieldProblem('rule_broken', 'file', 'image_too_large')
  throw new Problem(code, phrase, { ...details, params: { limit: MOST_MEGAPIXELS } })
}

/** What each kind of picture declares; null where it declares nothing. */
const SIZE_OF: Record<string, (content: Buffer) => Size | null> = {
  'image/png': content =>
    content.length < 24 ? null : { width: content.readUInt32BE(16), height: content.readUInt32BE(20) },
  'image/gif': content => ({ width: content.readUInt16LE(6), height: content.readUInt16LE(8) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
}

/** The frame header: SOF0 to SOF15, of which three numbers are other tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(content: Buffer): Size | null {
  let at = 2
  while (at + 9 < content.length) {
    if (content[at] !== 0xff) return null
    const marker = content[at + 1] ?? 0
    if (isFrame(marker)) return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) }
    // Filling bytes, and markers that stand alone.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else at += 2 + content.readUInt16BE(at + 2)
  }
  return null
}

function webpSize(content: Buffer): Size | null {
  if (content.length < 30) return null
  const kind = content.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return null
  const bits = content.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
