/** One file of a tar archive, whole: what is larger is written in parts. */
export type TarEntry = { name: string; content: Buffer }

const BLOCK = 512
const LONGEST_NAME = 100
/** Above every part that a backup writes; a header that promises more is none of ours. */
const LARGEST_ENTRY = 64 * 1024 * 1024
const NAME = { at: 0, length: LONGEST_NAME }
const SIZE = { at: 124, length: 12 }
const CHECKSUM = { at: 148, length: 8 }
const TYPE_AT = 156
const ORDINARY_FILE = '0'
const END = Buffer.alloc(2 * BLOCK)

class TarError extends Error {}

const paddingAfter = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

/** The sum of all bytes, with its own place read as blanks. */
function checksumOf(header: Buffer): number {
  const blank = Buffer.from(header).fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.length)
  return blank.reduce((sum, byte) => sum + byte, 0)
}

function headerOf({ name, content }: TarEntry, seconds: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new TarError(`the name ${name} is too long`)
  if (content.length > LARGEST_ENTRY) throw new TarError(`${name} is too large for one entry`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, digits: number) =>
    header.write(value.toString(8).padStart(digits, '0'), at)
  header.write(name, NAME.at)
  octal(0o600, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(content.length, SIZE.at, 11)
  octal(seconds, 136, 11)
  header.write(ORDINARY_FILE, TYPE_AT)
  header.write('ustar', 257)
  header.write('00', 263)
  octal(checksumOf(header), CHECKSUM.at, 6)
  header.write(' ', CHECKSUM.at + 7)
  return header
}

/** The plain format that every tar reads, readable by its owner alone once unpacked. */
export async function* packTar(
  entries: AsyncIterable<TarEntry>,
  { at }: { at: Date },
): AsyncGenerator<Buffer> {
  const seconds = Math.floor(at.getTime() / 1000)
  for await (const entry of entries) {
    yield headerOf(entry, seconds)
    if (entry.content.length > 0) yield entry.content
    if (paddingAfter(entry.content.length) > 0) yield END.subarray(0, paddingAfter(entry.content.length))
  }
  yield END
}

type Field = { at: number; length: number }

const textIn = (header: Buffer, { at, length }: Field) => {
  const text = header.toString('utf8', at, at + length)
  const end = text.indexOf('\0')
  return end < 0 ? text : text.slice(0, end)
}

const numberIn = (header: Buffer, field: Field) => Number.parseInt(textIn(header, field).trim(), 8)

/** Only what packTar writes: ordinary files with short names. */
export async function* unpackTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = chunks[Symbol.asyncIterator]()
  const take = takerOf(source)
  try {
    for (;;) {
      const header = await take(BLOCK)
      if (header.every(byte => byte === 0)) return
      const size = numberIn(header, SIZE)
      if (numberIn(header, CHECKSUM) !== checksumOf(header)) throw new TarError('a header is damaged')
      if (header[TYPE_AT] !== ORDINARY_FILE.charCodeAt(0) || !(size >= 0 && size <= LARGEST_ENTRY))
        throw new TarError('it holds what no backup holds')
      const content = await take(size)
      await take(paddingAfter(size))
      yield { name: textIn(header, NAME), content }
    }
  } finally {
    // A stream that is not read to its end would keep its file open.
    await source.return?.()
  }
}

/** Reads exactly so many bytes at a time out of chunks of any length. */
function takerOf(source: AsyncIterator<Buffer>): (length: number) => Promise<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  return async length => {
    const parts = [rest]
    let have = rest.length
    while (have < length) {
      const next = await source.next()
      if (next.done) throw new TarError('it ends too early')
      parts.push(next.value)
      have += next.value.length
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts, have)
    rest = all.subarray(length)
    return all.subarray(0, length)
  }
}
