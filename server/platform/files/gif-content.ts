const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b

const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/**
 * Walks the blocks to the end. The six letters alone prove nothing: "GIF89a=1;…" is a valid script as well.
 */
export function isGif(content: Buffer): boolean {
  if (!/^GIF8[79]a$/.test(content.toString('latin1', 0, 6)) || content.length < 14) return false
  let at = 13 + tableBytes(content[10] ?? 0)
  for (let images = 0; at < content.length;) {
    const kind = content[at]
    if (kind === TRAILER) return images > 0
    if (kind === IMAGE) {
      images += 1
      at = afterBlocks(content, at + 11 + tableBytes(content[at + 9] ?? 0))
    } else if (kind === EXTENSION) at = afterBlocks(content, at + 2)
    else return false
  }
  return false
}

/** Data comes in blocks, each led by its length; a length of nought ends them. */
function afterBlocks(content: Buffer, start: number): number {
  let at = start
  for (let length = content[at]; length; length = content[at]) at += length + 1
  return at + 1
}
