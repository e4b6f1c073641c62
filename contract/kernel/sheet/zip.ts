import { crc32 } from '@contract/kernel/sheet/crc32'
import { SheetTooLarge } from '@contract/kernel/sheet/sheet'

export type ZipEntry = { path: string; content: AsyncIterable<Uint8Array> }
type WrittenEntry = { path: Uint8Array; crc: number; packed: number; size: number; offset: number }

/** Sizes follow the content, since they are not known before; names are UTF-8. */
const FLAGS = 0x0808
const VERSION = 20
const DEFLATED = 8
const LARGEST = 0xffffffff
/** Midnight of 1 January 1980: the same rows make the same file. */
const DATE = 0x0021

function fields(...parts: [size: 2 | 4, value: number][]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, [size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [size, value] of parts) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function localHeader(path: Uint8Array): Uint8Array {
  return joined(
    fields([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE]),
    fields([4, 0], [4, 0], [4, 0], [2, path.length], [2, 0]),
    path,
  )
}

const descriptor = ({ crc, packed, size }: WrittenEntry) =>
  fields([4, 0x08074b50], [4, crc], [4, packed], [4, size])

function centralHeader({ path, crc, packed, size, offset }: WrittenEntry): Uint8Array {
  return joined(
    fields([4, 0x02014b50], [2, VERSION], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE]),
    fields([4, crc], [4, packed], [4, size], [2, path.length], [2, 0], [2, 0], [2, 0], [2, 0]),
    fields([4, 0], [4, offset]),
    path,
  )
}

/** Packs while it reads; what fails on the way in fails on the way out. */
async function* deflated(
  content: AsyncIterable<Uint8Array>,
  note: (raw: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  const packer = new CompressionStream('deflate-raw')
  const writer = packer.writable.getWriter()
  const reader = packer.readable.getReader()
  const feed = async () => {
    try {
      for await (const chunk of content) {
        note(chunk)
        await writer.write(chunk as Uint8Array<ArrayBuffer>)
      }
      await writer.close()
    } catch (error) {
      await writer.abort(error).catch(() => undefined)
      throw error
    }
  }
  const fed = feed()
  // Heard below, after what had been packed; until then nobody listens.
  fed.catch(() => undefined)
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield value
    }
    await fed
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** A ZIP file as it grows: nothing of it is held but the list of its entries. */
export async function* zipChunks(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const written: WrittenEntry[] = []
  let offset = 0
  const passed = (bytes: Uint8Array) => {
    offset += bytes.length
    if (offset > LARGEST) throw new SheetTooLarge()
    return bytes
  }
  for (const { path, content } of entries) {
    const entry: WrittenEntry = { path: encoder.encode(path), crc: 0, packed: 0, size: 0, offset }
    yield passed(localHeader(entry.path))
    const note = (raw: Uint8Array) => {
      entry.crc = crc32(raw, entry.crc)
      entry.size += raw.length
      if (entry.size > LARGEST) throw new SheetTooLarge()
    }
    for await (const chunk of deflated(content, note)) {
      entry.packed += chunk.length
      yield passed(chunk)
    }
    yield passed(descriptor(entry))
    written.push(entry)
  }
  const start = offset
  for (const entry of written) yield passed(centralHeader(entry))
  yield fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, written.length],
    [2, written.length],
    [4, offset - start],
    [4, start],
    [2, 0],
  )
}
