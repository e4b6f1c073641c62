import { inflateRawSync } from 'node:zlib'
import { LARGEST_FILE } from '@server/platform/files/read-upload'
import { readZip, type ZipEntry } from '@server/platform/files/zip-content'
import { Problem } from '@server/platform/http/problems'

export type ZipContent = { fileName: string; content: Buffer }

const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1
const MOST_FILES = 1_000
const MOST_BYTES = 192 * 1024 * 1024

/** The files of an archive that the reader of archives found sound; folders and what systems add are passed over. */
export function unzip(archive: Buffer): ZipContent[] {
  const table = readZip(archive)
  if (!table) throw new Problem('wrong_type', 'file_type_refused')
  if (table.entries.length > MOST_FILES) throw new Problem('too_large')
  const found: ZipContent[] = []
  let total = 0
  for (const entry of table.entries) {
    const { name } = entry
    if (name.endsWith('/') || isSystemFile(name)) continue
    const content = contentOf(archive, entry)
    total += content.length
    if (total > MOST_BYTES) throw new Problem('too_large')
    found.push({ fileName: name, content })
  }
  return found
}

const isSystemFile = (name: string) => name.startsWith('__MACOSX/') || /(^|\/)\./.test(name)

/** Inflated to what is allowed and no further, whatever the table of contents claims. */
function contentOf(archive: Buffer, entry: ZipEntry): Buffer {
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
