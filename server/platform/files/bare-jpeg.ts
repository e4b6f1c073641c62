const END = Buffer.from([0xff, 0xd9])

/** A JPEG without its notes: only segments that say how to draw it stay, and nothing that follows its end. */
export function bareJpeg(content: Buffer): Buffer | null {
  const kept = [content.subarray(0, 2)]
  let at = 2
  while (at + 4 <= content.length || content[at + 1] === END[1]) {
    if (content[at] !== 0xff) return null
    const marker = content[at + 1] ?? 0
    if (marker === END[1]) return Buffer.concat([...kept, END])
    // Filling bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const segment = content.subarray(at, at + 2 + content.readUInt16BE(at + 2))
    at += segment.length
    if (isDrawn(marker, segment)) kept.push(segment)
    if (marker !== 0xda) continue
    const end = endOfScan(content, at)
    kept.push(content.subarray(at, end))
    at = end
  }
  return null
}

/** Of the segments of programs: plain JFIF without its small picture, colours, and how they were transformed. */
function isDrawn(marker: number, segment: Buffer): boolean {
  const says = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name
  if (marker === 0xe0) return says('JFIF\0') && segment.length === 18
  if (marker === 0xe2) return says('ICC_PROFILE\0')
  if (marker === 0xee) return says('Adobe')
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef)
}

/** The next marker that is neither a stuffed byte nor one that only restarts the decoder. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = from; at + 1 < content.length; at += 1) {
    const next = content[at + 1] ?? 0
    if (content[at] === 0xff && next !== 0x00 && (next < 0xd0 || next > 0xd7)) return at
  }
  return content.length
}
