// @ts-check
import { appendFileSync, closeSync, openSync, readSync } from 'node:fs'

/** Where a reporter writes its events: the runner reads them as they come. */
export const EVENTS = 'TEST_EVENTS'

/** @param {import('./tally.mjs').TestEvent} event */
export function tell(event) {
  const file = process.env[EVENTS]
  if (file) appendFileSync(file, `${JSON.stringify(event)}\n`)
}

/**
 * Follows the file: each call hands over what was written since the last one, whole lines only.
 * @param {string} file @returns {{ read: () => any[], close: () => void }}
 */
export function followLines(file) {
  const handle = openSync(file, 'a+')
  const chunk = Buffer.alloc(1 << 16)
  let at = 0
  let rest = Buffer.alloc(0)
  return {
    read: () => {
      for (;;) {
        const length = readSync(handle, chunk, 0, chunk.length, at)
        if (length === 0) break
        at += length
        rest = Buffer.concat([rest, chunk.subarray(0, length)])
      }
      const end = rest.lastIndexOf(10)
      if (end < 0) return []
      const lines = rest.subarray(0, end).toString('utf8').split('\n')
      rest = rest.subarray(end + 1)
      return lines.filter(Boolean).map(line => JSON.parse(line))
    },
    close: () => closeSync(handle),
  }
}
