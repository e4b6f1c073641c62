import { ImportFault, MOST_INFLATED } from '@/shared/record/import/import-fault'

type Entry = { name: string; method: number; packed: number; offset: number }

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const MOST_ENTRIES = 2_000
const LARGEST_COMMENT = 65_535
const MACROS = /(^|\/)vbaProject|\/macrosheets\/|\/activeX\/|\.(exe|dll|js|vbs|bat|cmd|ps1|scr|jar)$/i
/** Entities are how a small document grows, or how it asks for others; sheets need none. */
const DECLARES = /<!(DOCTYPE|ENTITY)/i

function directory(view: DataView): Entry[] {
  const from = Math.max(0, view.byteLength - LARGEST_COMMENT - 22)
  let end = view.byteLength - 22
  while (end >= from && view.getUint32(end, true) !== END) end--
  if (end < from) throw new ImportFault('damaged')
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES) throw new ImportFault('inflates')
  const entries: Entry[] = []
  const decoder = new TextDecoder()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== CENTRAL) throw new ImportFault('damaged')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(place =>
      view.getUint16(at + place, true),
    ) as [number, number, number]
    const name = decoder.decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength))
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

function contentOf(view: DataView, { offset, packed }: Entry): Uint8Array<ArrayBuffer> {
  if (view.getUint32(offset, true) !== LOCAL) throw new ImportFault('damaged')
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packed > view.byteLength) throw new ImportFault('damaged')
  return new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + start, packed)
}

/** Unpacks without keeping: what a file says of its own size is not believed. Gives back how much is still allowed. */
async function countInflated(
  content: Uint8Array<ArrayBuffer>,
  left: number,
  isXml: boolean,
): Promise<number> {
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  const decoder = new TextDecoder('latin1')
  let rest = left
  let isFirst = true
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return rest
    rest -= value.length
    if (rest < 0) {
      await reader.cancel()
      throw new ImportFault('inflates')
    }
    if (isXml && isFirst && DECLARES.test(decoder.decode(value.subarray(0, 4096)))) {
      await reader.cancel()
      throw new ImportFault('damaged')
    }
    isFirst = false
  }
}

/**
 * Looks into a workbook before anything reads it: no programs, no entities, and no more than may be unpacked. Its
 * own figures are not believed; everything is unpacked once and counted.
 */
export async function guardZip(bytes: Uint8Array): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let entries: Entry[]
  try {
    entries = directory(view)
  } catch (fault) {
    throw fault instanceof ImportFault ? fault : new ImportFault('damaged')
  }
  if (entries.some(({ name }) => MACROS.test(name))) throw new ImportFault('macros')
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new ImportFault('not_a_table')
  let left = MOST_INFLATED
  for (const entry of entries) {
    try {
      const content = contentOf(view, entry)
      const isXml = /\.(xml|rels)$/i.test(entry.name)
      if (entry.method === 8) left = await countInflated(content, left, isXml)
      else if (entry.method !== 0) throw new ImportFault('damaged')
      else {
        left -= content.length
        const head = new TextDecoder('latin1').decode(content.subarray(0, 4096))
        if (left < 0) throw new ImportFault('inflates')
        if (isXml && DECLARES.test(head)) throw new ImportFault('damaged')
      }
    } catch (fault) {
      throw fault instanceof ImportFault ? fault : new ImportFault('damaged')
    }
  }
}
