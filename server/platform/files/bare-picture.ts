import { bareJpeg } from '@server/platform/files/bare-jpeg'
import { bareWebp } from '@server/platform/files/bare-webp'

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
