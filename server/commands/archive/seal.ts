import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'

/**
 * The end of a backup: one more member of the gzip file, empty, whose comment is the hash of every byte before it.
 * Any tool unpacks the file as if it were not there, and one changed or missing byte anywhere is noticed.
 */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff])
const NOTHING = Buffer.from([0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
const WORDS = 'portal-backup sha256='

const sealOf = (hash: string): Buffer => Buffer.concat([HEAD, Buffer.from(`${WORDS}${hash}`), NOTHING])

const SEAL_LENGTH = sealOf('0'.repeat(64)).length

/** Passes gzip data on and puts the seal behind it. */
export function sealing(): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(null, sealOf(hash.digest('hex')))
    },
  })
}

export type SealState = 'whole' | 'changed' | 'none'

/** `none`: no backup at all, or one whose end is missing. */
export async function checkSeal(path: string): Promise<SealState> {
  const { seal, length } = await endOf(path)
  const isSeal = seal
    .subarray(0, HEAD.length + WORDS.length)
    .equals(sealOf('').subarray(0, HEAD.length + WORDS.length))
  if (!isSeal) return 'none'
  const hash = createHash('sha256')
  // `end` is the last byte that is read, so nothing before the seal is no range at all.
  if (length > 0)
    for await (const chunk of createReadStream(path, { end: length - 1 })) hash.update(chunk as Buffer)
  return seal.equals(sealOf(hash.digest('hex'))) ? 'whole' : 'changed'
}

async function endOf(path: string): Promise<{ seal: Buffer; length: number }> {
  const file = await open(path, 'r')
  try {
    const length = Math.max(0, (await file.stat()).size - SEAL_LENGTH)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SEAL_LENGTH), 0, SEAL_LENGTH, length)
    return { seal: buffer.subarray(0, bytesRead), length }
  } finally {
    await file.close()
  }
}
