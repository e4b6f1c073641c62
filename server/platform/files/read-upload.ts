import { Problem } from '@server/platform/http/problems'

const MIB = 1024 * 1024
export const LARGEST_FILE = 15 * MIB
/** All files that one person has stored. */
export const QUOTA_BYTES = 500 * MIB

/** As it was sent: the name is cleaned and the content looked at where it is stored. */
export type Upload = { fileName: string; content: Buffer }

export function mebibytes(bytes: number): string {
  return `${Math.floor(bytes / MIB)} MiB`
}

export function tooLarge(): Problem {
  return new Problem('too_large', 'file_too_large', { params: { limit: mebibytes(LARGEST_FILE) } })
}

/**
 * Reads an upload to its end, before any transaction begins: a slow phone would keep one open until the database
 * cuts it off.
 */
export async function readUpload(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > LARGEST_FILE) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
