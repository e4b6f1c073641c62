/** Two letters for a person's or a unit's mark: the first of the first word and of the last. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const first = words[0]
  if (!first) return '?'
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last].map(word => (word ? firstLetter(word) : '')).join('')
}

const HUES = 8

/** The same name has the same colour on every screen and every day. */
export function hueOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // The middle bits: the lowest of this hash barely differ between short codes.
  return (hash >>> 13) % HUES
}

function firstLetter(word: string): string {
  return String.fromCodePoint(word.codePointAt(0) ?? 63).toLocaleUpperCase()
}
