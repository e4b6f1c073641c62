import { createHash } from 'node:crypto'

/** The same facts give the same text, in whatever order they were put together. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, canonical(part)]))
}

/** SHA-256 of the facts of a document: papers are printed anew each time, what they say is not. */
export const factsHash = (facts: object): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(facts)))
    .digest('hex')
