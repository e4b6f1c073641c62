import { createHash } from 'node:crypto'
import type { TarEntry } from '@server/commands/archive/tar'

export const MANIFEST = 'manifest.json'
export const SECRET = 'secret'
export const JOBS = 'jobs'
export const FILES = 'files'
export const tableSection = (table: string) => `tables/${encodeURIComponent(table)}`

const PART_DIGITS = 6
/** Enough to pack well, little enough to hold in memory. */
const PART_BYTES = 4 * 1024 * 1024

/** "tables/app_user/000001.copy" is a part of the section "tables/app_user"; the other names stand for themselves. */
export function sectionOf(name: string): string {
  const part = /^(.+)\/\d{6}\.copy$/.exec(name)
  if (part?.[1]) return part[1]
  return name.startsWith(`${FILES}/`) ? FILES : name
}

export const storageKeyOf = (name: string): string => name.slice(FILES.length + 1)

export type ContentMeasure = { bytes: number; sha256: string }

/** Size and hash of a section's contents, one after the other. */
export function measure(): { add(entry: TarEntry): void; result(): ContentMeasure } {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    add: ({ name, content }) => {
      // The name of a file is part of what must not change; parts of a table follow each other in any case.
      if (sectionOf(name) === FILES) hash.update(`${name} ${content.length}\n`)
      hash.update(content)
      bytes += content.length
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** Chunks of any size as entries of one size; returns what the source returned. */
export async function* inParts<Result>(
  section: string,
  source: AsyncGenerator<Buffer, Result>,
): AsyncGenerator<TarEntry, Result> {
  let waiting: Buffer[] = []
  let size = 0
  let part = 0
  const next = (): TarEntry => {
    part += 1
    const content = Buffer.concat(waiting, size)
    waiting = []
    size = 0
    return { name: `${section}/${String(part).padStart(PART_DIGITS, '0')}.copy`, content }
  }
  for (;;) {
    const { value, done } = await source.next()
    if (done) {
      if (size > 0) yield next()
      return value
    }
    waiting.push(value)
    size += value.length
    if (size >= PART_BYTES) yield next()
  }
}
