import { inflateRawSync } from 'node:zlib'
import { LARGEST_FILE } from '@server/platform/files/read-upload'
import { readZip } from '@server/platform/files/zip-content'
import { Problem } from '@server/platform/http/problems'

export type Unzipped = { fileName: string; content: Buffer }

const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1
const MOST_FILES = 1_000
const MOST_BYTES = 192 * 1024 * 1024

/** The files of an archive that the reader of archives found sound; folders and what systems add are passed over. */
export function unzip(archive: Buffer): Unzipped[] {
  const table = readZip(archive)
  if (!table) throw new Problem('wrong_type', 'file_type_refused')
  if (table.names.length > MOST_FILES) throw new Problem('too_large')
  const found: Unzipped[] = []
  let total = 0
  let at = centralStart(archive)
  for (const name of table.names) {
    const entry = readEntry(archive, at)
    at = entry.next
    if (name.endsWith('/') || isSystemFile(name)) continue
    const content = contentOf(archive, entry)
    total += content.length
    if (total > MOST_BYTES) throw new Problem('too_large')
    found.push({ fileName: name, content })
  }
  return found
}

const isSystemFile = (name: string) => name.startsWith('__MACOSX/') || /(^|\/)\./.test(name)

function centralStart(archive: Buffer): number {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  return archive.readUInt32LE(end + 16)
}

type Entry = { flags: number; method: number; packed: number; size: number; local: number; next: number }

function readEntry(archive: Buffer, at: number): Entry {
  const tail = archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  return {
    flags: archive.readUInt16LE(at + 8),
    method: archive.readUInt16LE(at + 10),
    packed: archive.readUInt32LE(at + 20),
    size: archive.readUInt32LE(at + 24),
    local: archive.readUInt32LE(at + 42),
    next: at + CENTRAL_BYTES + tail,
  }
}

/** Inflated to what is allowed and no further, whatever the table of contents claims. */
function contentOf(archive: Buffer, entry: Entry): Buffer {
  const { flags, method, packed, size, local } = entry
  if (size > LARGEST_FILE) throw new Problem('too_large')
  if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED) || local + LOCAL_BYTES > archive.length)
    throw new Problem('file_damaged', 'upload_damaged')
  const start = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const bytes = archive.subarray(start, start + packed)
  try {
    const content = method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: LARGEST_FILE })
    if (content.length !== size) throw new RangeError('not the size that was told')
    return content
  } catch {
    throw new Problem('file_damaged', 'upload_damaged')
  }
}
