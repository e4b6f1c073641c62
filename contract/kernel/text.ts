/**
 * One spelling per address: "Ana@x.test", " ana@x.test" and full-width letters are the same account,
 * for storage, look-up and throttling alike.
 */
export function normaliseEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

export function normaliseUsername(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/**
 * "3.500" → "3.5", "3.00" → "3": zeros after a point that say nothing. A loop, since a pattern for an end looks for
 * it from every zero.
 */
export function withoutTrailingZeros(decimal: string): string {
  if (!decimal.includes('.')) return decimal
  let end = decimal.length
  while (decimal[end - 1] === '0') end -= 1
  if (decimal[end - 1] === '.') end -= 1
  return decimal.slice(0, end)
}

/** Text that can be stored as it is: a database keeps no NUL, and half a character would come back as another. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
