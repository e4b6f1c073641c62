/** As the table of contents tells it; what is packed is looked at by whoever takes it out. */
export type ZipEntry = {
  name: string
  flags: number
  method: number
  packed: number
  size: number
  local: number
}
export type ZipContent = { entries: ZipEntry[] }

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const CENTRAL_BYTES = 46

const MOST_ENTRIES = 10_000
/** What the parts claim to be when inflated; nothing is inflated to find out. */
const MOST_INFLATED = 512 * 1024 * 1024

/**
 * The table of contents of a zip, from its end as all programs read it. Null where it is not a sound one: with
 * something before its first part (a program that is also a zip), of the 64-bit kind, or claiming a size that no
 * document has.
 */
export function readZip(content: Buffer): ZipContent | null {
  if (content.length < END_BYTES || content.readUInt32LE(0) !== LOCAL_HEADER) return null
  const end = findEnd(content)
  if (end === null) return null
  const entries = content.readUInt16LE(end + 10)
  const size = content.readUInt32LE(end + 12)
  const start = content.readUInt32LE(end + 16)
  if (entries > MOST_ENTRIES || start + size > end) return null
  return readDirectory(content, start, start + size, entries)
}

function findEnd(content: Buffer): number | null {
  const first = Math.max(0, content.length - END_BYTES - LONGEST_COMMENT)
  for (let at = content.length - END_BYTES; at >= first; at -= 1) {
    if (
      content.readUInt32LE(at) === END_OF_DIRECTORY &&
      at + END_BYTES + content.readUInt16LE(at + 20) === content.length
    )
      return at
  }
  return null
}

function readDirectory(content: Buffer, start: number, end: number, count: number): ZipContent | null {
  const entries: ZipEntry[] = []
  let inflated = 0
  let at = start
  while (entries.length < count) {
    if (at + CENTRAL_BYTES > end || content.readUInt32LE(at) !== CENTRAL_HEADER) return null
    const size = content.readUInt32LE(at + 24)
    inflated += size
    const nameEnd = at + CENTRAL_BYTES + content.readUInt16LE(at + 28)
    if (inflated > MOST_INFLATED || nameEnd > end) return null
    entries.push({
      name: content.toString('utf8', at + CENTRAL_BYTES, nameEnd),
      flags: content.readUInt16LE(at + 8),
      method: content.readUInt16LE(at + 10),
      packed: content.readUInt32LE(at + 20),
      size,
      local: content.readUInt32LE(at + 42),
    })
    at = nameEnd + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return { entries }
}
